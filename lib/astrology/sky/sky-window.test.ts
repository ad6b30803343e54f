import { describe, expect, test } from '@jest/globals';
import { degreesBetween } from '@/lib/astrology/sky/angles';
import { MOON, MOON_MINUS_SUN, MOON_PLUS_SUN } from '@/lib/astrology/sky/find-crossing';
import { skyWindow } from '@/lib/astrology/sky/sky-window';
import { astroTime } from '@/lib/astrology/sky/time';

const DAY_MS = 86_400_000;
const ANGLES = { moon: MOON, moonMinusSun: MOON_MINUS_SUN, moonPlusSun: MOON_PLUS_SUN };

describe('skyWindow', () => {
  const days = Array.from(
    { length: 60 },
    (_, i) => new Date(Date.UTC(1801 + 5 * i, (5 * i) % 12, 1 + (i % 28), i % 24)),
  );

  test.each(['moon', 'moonMinusSun', 'moonPlusSun'] as const)(
    '%s: as the exact angle, to a fraction of a millisecond',
    (name) => {
      for (const from of days) {
        const window = skyWindow(from, new Date(from.getTime() + DAY_MS));
        for (let hours = -27; hours <= 51; hours += 2.6) {
          const time = astroTime(new Date(from.getTime() + hours * 3_600_000));
          const off = degreesBetween(ANGLES[name].degreesAt(time), window[name].degreesAt(time));
          expect(Math.abs(off)).toBeLessThan(5e-8);
        }
      }
    },
  );

  test('outside its days the exact angle', () => {
    const from = new Date('2026-11-21T00:00:00Z');
    const time = astroTime(new Date(from.getTime() + 9 * DAY_MS));
    expect(skyWindow(from, new Date(from.getTime() + DAY_MS)).moon.degreesAt(time)).toBe(
      MOON.degreesAt(time),
    );
  });
});
