import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { AstroTime } from 'astronomy-engine';
import { degreesBetween } from '@/lib/astrology/sky/angles';
import { moonPlace } from '@/lib/astrology/sky/apparent-place';
import { heliocentric } from '@/lib/astrology/sky/heliocentric';
import { type HeliocentricBody, plainHeliocentric } from '@/lib/astrology/sky/plain-heliocentric';

interface PlanetCase {
  body: HeliocentricBody;
  tt: number;
  xyzAu: [number, number, number];
}
interface MoonCase {
  body: 'Moon';
  tt: number;
  longitudeRadians: number;
  latitudeRadians: number;
}

const file = resolve(import.meta.dirname, '../../../tests/reference/sky/full-theory.json');
const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { cases: (PlanetCase | MoonCase)[] };
const planets = cases.filter((one): one is PlanetCase => one.body !== 'Moon');
const moons = cases.filter((one): one is MoonCase => one.body === 'Moon');
const RADIANS = Math.PI / 180;

/** Arcseconds at the Sun between a place and the whole theory's. */
function off({ x, y, z }: { x: number; y: number; z: number }, [a, b, c]: [number, number, number]): number {
  return (Math.hypot(x - a, y - b, z - c) / Math.hypot(a, b, c) / RADIANS) * 3600;
}

describe('against the full theories, 1800-2100', () => {
  test('the reference is whole', () => {
    expect(planets).toHaveLength(42);
    expect(moons).toHaveLength(7);
  });

  test.each(planets)('$body at $tt', ({ body, tt, xyzAu }) => {
    const time = AstroTime.FromTerrestrialTime(tt);
    expect(off(heliocentric(body, time), xyzAu)).toBeLessThan(0.25);
  });

  // So that the test above is known to see the corrections at all.
  test('the library alone is far from them', () => {
    const worst = planets.map(({ body, tt, xyzAu }) =>
      off(plainHeliocentric(body, AstroTime.FromTerrestrialTime(tt)), xyzAu),
    );
    expect(Math.max(...worst)).toBeGreaterThan(5);
  });

  test.each(moons)('Moon at $tt', ({ tt, longitudeRadians, latitudeRadians }) => {
    const { longitudeDegrees, latitudeDegrees } = moonPlace(AstroTime.FromTerrestrialTime(tt));
    const longitude = longitudeRadians / RADIANS - 85885.53237 / 3600;
    expect(Math.abs(degreesBetween(longitude, longitudeDegrees)) * 3600).toBeLessThan(0.4);
    expect(Math.abs(latitudeRadians / RADIANS - latitudeDegrees) * 3600).toBeLessThan(0.6);
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
