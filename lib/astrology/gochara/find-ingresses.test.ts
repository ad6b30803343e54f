import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { findIngresses } from '@/lib/astrology/gochara/find-ingresses';
import { GRAHAS, type Graha } from '@/lib/astrology/grahas';
import { signIndexOf } from '@/lib/astrology/signs';
import { siderealLongitude } from '@/lib/astrology/sky';

const file = resolve(import.meta.dirname, '../../../tests/reference/sky/ingresses.json');
const { after, cases, toleranceMin } = JSON.parse(readFileSync(file, 'utf8')) as {
  after: string;
  toleranceMin: Record<Graha, number>;
  cases: { planet: Graha; entersSign: string; localTime: string; utcOffset: string }[];
};

describe('findIngresses', () => {
  const from = new Date(after);
  const all = findIngresses(from, new Date('1998-05-01T00:00:00Z'));

  test.each(cases)(
    'the first of $planet after 7 December 1996',
    ({ planet, entersSign, localTime, utcOffset }) => {
      const first = all.find(({ graha }) => graha === planet);
      expect(first?.sign).toBe(entersSign);
      const minutes =
        Math.abs((first?.instant.getTime() ?? Number.NaN) - Date.parse(localTime + utcOffset)) / 60_000;
      expect(minutes).toBeLessThan(toleranceMin[planet]);
    },
  );

  test('in order of time, each from the sign entered before, and the sky agrees on both sides', () => {
    expect(all.map(({ instant }) => instant)).toEqual(
      [...all.map(({ instant }) => instant)].sort((a, b) => +a - +b),
    );
    for (const graha of GRAHAS) {
      let sign = signIndexOf(siderealLongitude(graha, from));
      for (const ingress of all.filter((each) => each.graha === graha)) {
        expect(ingress.fromSignIndex).toBe(sign);
        const signAt = (ms: number) =>
          signIndexOf(siderealLongitude(graha, new Date(ingress.instant.getTime() + ms)));
        expect([signAt(-1000), signAt(0)]).toEqual([ingress.fromSignIndex, ingress.signIndex]);
        sign = ingress.signIndex;
      }
    }
  });

  test('the nodes go backwards, Sun and Moon never, planets sometimes', () => {
    const backwards = (graha: Graha) =>
      new Set(all.filter((each) => each.graha === graha).map(({ retrograde }) => retrograde));
    expect([...backwards('Rahu')]).toEqual([true]);
    expect([...backwards('Sun')]).toEqual([false]);
    expect([...backwards('Moon')]).toEqual([false]);
    // Mars turned back from Virgo to Leo in spring 1997.
    expect(backwards('Mars').size).toBe(2);
  });

  test('only those asked for, and none in a span without', () => {
    const until = new Date('1997-06-01T00:00:00Z');
    expect(findIngresses(from, until, ['Saturn'])).toEqual([]);
    expect(new Set(findIngresses(from, until, ['Sun', 'Mars']).map(({ graha }) => graha))).toEqual(
      new Set(['Sun', 'Mars']),
    );
  });
});
