import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { Graha } from '@/lib/astrology/grahas';
import { SIGNS, signIndexOf } from '@/lib/astrology/signs';
import { findIngress } from '@/lib/astrology/sky/find-ingress';
import { siderealLongitude } from '@/lib/astrology/sky/positions';

const file = resolve(import.meta.dirname, '../../../tests/reference/sky/ingresses.json');
const { after, cases, toleranceMin } = JSON.parse(readFileSync(file, 'utf8')) as {
  after: string;
  toleranceMin: Record<Graha, number>;
  cases: { planet: Graha; entersSign: string; localTime: string; utcOffset: string }[];
};

describe('findIngress', () => {
  test('the reference has all nine', () => expect(cases).toHaveLength(9));

  test.each(cases)('$planet enters $entersSign', ({ planet, entersSign, localTime, utcOffset }) => {
    const found = findIngress(planet, new Date(after), new Date('1999-01-01T00:00:00Z'));
    const minutesApart =
      Math.abs((found?.instant.getTime() ?? Number.NaN) - Date.parse(localTime + utcOffset)) / 60_000;
    expect(SIGNS[found?.signIndex ?? -1]).toBe(entersSign);
    expect(minutesApart).toBeLessThan(toleranceMin[planet]);
  });

  test('is null when the graha stays', () => {
    expect(findIngress('Saturn', new Date(after), new Date('1997-06-01T00:00:00Z'))).toBeNull();
  });

  test('the sign has changed at the answer and not a second before', () => {
    const found = findIngress('Moon', new Date(after), new Date('1997-01-01T00:00:00Z'));
    const at = found?.instant.getTime() ?? Number.NaN;
    expect(signIndexOf(siderealLongitude('Moon', new Date(at)))).toBe(found?.signIndex);
    expect(signIndexOf(siderealLongitude('Moon', new Date(at - 1000)))).not.toBe(found?.signIndex);
  });
});
