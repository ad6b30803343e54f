import type { AstroTime } from 'astronomy-engine';
import type { Graha } from '@/lib/astrology/grahas';
import { degreesBetween, normalizeDegrees } from '@/lib/astrology/sky/angles';
import { type GrowingAngle, MOON, MOON_MINUS_SUN, MOON_PLUS_SUN } from '@/lib/astrology/sky/find-crossing';
import { siderealLongitudeAt } from '@/lib/astrology/sky/positions';
import { astroTime } from '@/lib/astrology/sky/time';

/** The angles that a panchang needs, each as the exact one of the same name in find-crossing.ts. */
export interface SkyWindow {
  moon: GrowingAngle;
  moonMinusSun: GrowingAngle;
  moonPlusSun: GrowingAngle;
}

/** Longest tithi, star or yoga, and a little more: the elements of a day begin before it and end after it. */
const MARGIN_DAYS = 1.15;
/** Enough for 1e-8° over four days, which is 0.1 ms of the Moon. */
const MOON_NODES = 13;
const SUN_NODES = 7;
const MEAN_DEGREES_PER_DAY = { Moon: 13.17636, Sun: 0.98565 };

/**
 * Moon and Sun from a good day before `from` to a good day after `until`, by polynomials through the exact places at a
 * few instants. A day's elements ask for their places some eighty times; this asks twenty times and answers the rest in
 * a hundredth of the time. Outside its days it answers exactly, too, but slowly.
 * For spans of one or two days: over more than three the polynomials are no longer exact.
 */
export function skyWindow(from: Date, until: Date): SkyWindow {
  const start = astroTime(from).AddDays(-MARGIN_DAYS);
  const days = (until.getTime() - from.getTime()) / 86_400_000 + 2 * MARGIN_DAYS;
  const moon = longitudeOver('Moon', start, days, MOON_NODES);
  const sun = longitudeOver('Sun', start, days, SUN_NODES);
  const inside = (time: AstroTime) => time.ut >= start.ut && time.ut <= start.ut + days;
  const over = (exact: GrowingAngle, sunCount: number): GrowingAngle => ({
    ...exact,
    degreesAt: (time) =>
      inside(time)
        ? normalizeDegrees(moon(time) + (sunCount === 0 ? 0 : sunCount * sun(time)))
        : exact.degreesAt(time),
  });
  return { moon: over(MOON, 0), moonMinusSun: over(MOON_MINUS_SUN, -1), moonPlusSun: over(MOON_PLUS_SUN, 1) };
}

/** Chebyshev interpolation of what a longitude has beyond its mean motion, so that it does not wrap. */
function longitudeOver(graha: Graha & ('Moon' | 'Sun'), start: AstroTime, days: number, nodes: number) {
  const rate = MEAN_DEGREES_PER_DAY[graha];
  const first = siderealLongitudeAt(graha, start);
  const angles = Array.from({ length: nodes }, (_, k) => (Math.PI * (k + 0.5)) / nodes);
  const beyond = angles.map((angle) => {
    const elapsed = (days * (Math.cos(angle) + 1)) / 2;
    return degreesBetween(first + rate * elapsed, siderealLongitudeAt(graha, start.AddDays(elapsed)));
  });
  const coefficients = angles.map((_, order) => {
    const sum = angles.reduce((total, angle, k) => total + (beyond[k] ?? 0) * Math.cos(order * angle), 0);
    return (sum * (order === 0 ? 1 : 2)) / nodes;
  });
  return (time: AstroTime): number => {
    const elapsed = time.ut - start.ut;
    const x = (2 * elapsed) / days - 1;
    // Clenshaw's recurrence.
    let next = 0;
    let afterNext = 0;
    for (let order = nodes - 1; order > 0; order -= 1) {
      const sum = 2 * x * next - afterNext + (coefficients[order] ?? 0);
      afterNext = next;
      next = sum;
    }
    return first + rate * elapsed + x * next - afterNext + (coefficients[0] ?? 0);
  };
}
