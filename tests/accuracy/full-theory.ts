import { AstroTime } from 'astronomy-engine';
import type { FigureGroup } from '@/lib/accuracy/figures';
import { moonPlace } from '@/lib/astrology/sky/apparent-place';
import { AYANAMSA_J2000_ARCSECONDS } from '@/lib/astrology/sky/ayanamsa';
import { heliocentric } from '@/lib/astrology/sky/heliocentric';
import type { HeliocentricBody } from '@/lib/astrology/sky/plain-heliocentric';
import { measure, readReference } from './figure';
import { arcsecondsBetween } from './positions';

export interface PlanetCase {
  body: HeliocentricBody;
  tt: number;
  xyzAu: [number, number, number];
}
export interface MoonCase {
  body: 'Moon';
  tt: number;
  longitudeRadians: number;
  latitudeRadians: number;
}

const RADIANS = Math.PI / 180;

export function fullTheoryCases(): { planets: PlanetCase[]; moons: MoonCase[] } {
  const { cases } = readReference<{ cases: (PlanetCase | MoonCase)[] }>('sky/full-theory.json');
  return {
    planets: cases.filter((one): one is PlanetCase => one.body !== 'Moon'),
    moons: cases.filter((one): one is MoonCase => one.body === 'Moon'),
  };
}

/** Arcseconds at the Sun between a place and the whole theory's. */
export function arcsecondsOff(
  { x, y, z }: { x: number; y: number; z: number },
  [a, b, c]: PlanetCase['xyzAu'],
): number {
  return (Math.hypot(x - a, y - b, z - c) / Math.hypot(a, b, c) / RADIANS) * 3600;
}

/** Arcseconds of longitude between our Moon and the whole theory's. */
export function moonLongitudeOff({ tt, longitudeRadians }: MoonCase): number {
  const longitude = longitudeRadians / RADIANS - AYANAMSA_J2000_ARCSECONDS / 3600;
  return arcsecondsBetween(longitude, moonPlace(AstroTime.FromTerrestrialTime(tt)).longitudeDegrees);
}

export function fullTheoryFigures(): FigureGroup {
  const { planets, moons } = fullTheoryCases();
  return {
    id: 'centuries',
    title: 'Three centuries, 1800–2100',
    reference:
      'The theories our series are drawn from, summed in full: VSOP87B for the Earth and the planets (seen from the Sun), ELP/MPP02 for the Moon. Their own time, so that no ΔT enters.',
    measured: [
      measure(
        'Earth, Mercury to Saturn, seen from the Sun',
        'arcseconds',
        planets.map(({ body, tt, xyzAu }) =>
          arcsecondsOff(heliocentric(body, AstroTime.FromTerrestrialTime(tt)), xyzAu),
        ),
        { worst: 0.25 },
      ),
      measure('Moon’s longitude', 'arcseconds', moons.map(moonLongitudeOff), { worst: 0.4 }),
    ],
    counted: [],
  };
}
