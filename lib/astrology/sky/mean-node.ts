import type { AstroTime } from 'astronomy-engine';
import { normalizeDegrees } from '@/lib/astrology/sky/angles';
import { DAYS_PER_CENTURY, meanAyanamsaDegrees } from '@/lib/astrology/sky/ayanamsa';

/** Rahu: sidereal longitude in degrees of the Moon's mean ascending node, mean equinox of date, no nutation. */
export function meanNodeDegrees(time: AstroTime): number {
  const T = time.tt / DAYS_PER_CENTURY;
  const tropical =
    125.044555044 + T * (-1934.136315615 + T * (0.00207146926 + T * (1.91033e-6 - T / 60616000)));
  return normalizeDegrees(tropical - meanAyanamsaDegrees(time));
}

/** Its sidereal motion: the tropical rate less the precession. Over three centuries it changes in the eighth decimal. */
export const MEAN_NODE_DEGREES_PER_DAY = (-1934.136315615 - 5028.796195 / 3600) / DAYS_PER_CENTURY;
