import { describe, expect, test } from '@jest/globals';
import { AstroTime } from 'astronomy-engine';
import { moonPlace } from '@/lib/astrology/sky/apparent-place';
import { heliocentric } from '@/lib/astrology/sky/heliocentric';
import { plainHeliocentric } from '@/lib/astrology/sky/plain-heliocentric';
import { arcsecondsOff, fullTheoryCases, moonLongitudeOff } from '../../../tests/accuracy/full-theory';

const { planets, moons } = fullTheoryCases();
const RADIANS = Math.PI / 180;

describe('against the full theories, 1800-2100', () => {
  test('the reference is whole', () => {
    expect(planets).toHaveLength(42);
    expect(moons).toHaveLength(7);
  });

  test.each(planets)('$body at $tt', ({ body, tt, xyzAu }) => {
    const time = AstroTime.FromTerrestrialTime(tt);
    expect(arcsecondsOff(heliocentric(body, time), xyzAu)).toBeLessThan(0.25);
  });

  // So that the test above is known to see the corrections at all.
  test('the library alone is far from them', () => {
    const worst = planets.map(({ body, tt, xyzAu }) =>
      arcsecondsOff(plainHeliocentric(body, AstroTime.FromTerrestrialTime(tt)), xyzAu),
    );
    expect(Math.max(...worst)).toBeGreaterThan(5);
  });

  test.each(moons)('Moon at $tt', (moon) => {
    const { latitudeDegrees } = moonPlace(AstroTime.FromTerrestrialTime(moon.tt));
    expect(moonLongitudeOff(moon)).toBeLessThan(0.4);
    expect(Math.abs(moon.latitudeRadians / RADIANS - latitudeDegrees) * 3600).toBeLessThan(0.6);
  });
});

test.each(['Earth', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'] as const)(
  'velocity of %s is the rate of its place',
  (body) => {
    for (const tt of [-70_000.3, -20_000.7, 9_000.1, 36_000.9]) {
      const at = (days: number) => heliocentric(body, AstroTime.FromTerrestrialTime(tt + days));
      const [before, { vx, vy, vz }, after] = [at(-0.01), at(0), at(0.01)];
      expect(vx).toBeCloseTo((after.x - before.x) / 0.02, 8);
      expect(vy).toBeCloseTo((after.y - before.y) / 0.02, 8);
      expect(vz).toBeCloseTo((after.z - before.z) / 0.02, 8);
    }
  },
);
