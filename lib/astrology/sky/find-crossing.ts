import type { AstroTime } from 'astronomy-engine';
import { degreesBetween, normalizeDegrees } from '@/lib/astrology/sky/angles';
import { siderealLongitudeAt } from '@/lib/astrology/sky/positions';
import { astroTime } from '@/lib/astrology/sky/time';

/** An angle that only grows, and how fast it does on average. */
export interface GrowingAngle {
  degreesAt(time: AstroTime): number;
  meanDegreesPerDay: number;
}

const moonDegrees = (time: AstroTime) => siderealLongitudeAt('Moon', time);
const sunDegrees = (time: AstroTime) => siderealLongitudeAt('Sun', time);

/** The Moon's sidereal longitude: stars and signs. */
export const MOON: GrowingAngle = { degreesAt: moonDegrees, meanDegreesPerDay: 13.17636 };

/** The Moon's elongation from the Sun: tithis and karanas. The ayanamsa cancels. */
export const MOON_MINUS_SUN: GrowingAngle = {
  degreesAt: (time) => normalizeDegrees(moonDegrees(time) - sunDegrees(time)),
  meanDegreesPerDay: 12.19075,
};

/** The sum of both sidereal longitudes: yogas. */
export const MOON_PLUS_SUN: GrowingAngle = {
  degreesAt: (time) => normalizeDegrees(moonDegrees(time) + sunDegrees(time)),
  meanDegreesPerDay: 14.16197,
};

/** So near the last step needs no checking: the Moon moves this far in 2 ms, and the curve over that is nothing. */
const LAST_STEP_DEGREES = 3e-7;
const MAX_STEPS = 12;

/**
 * The instant at which a growing angle reaches `boundaryDegrees`, sought by secant from `near`; the nearest passage is
 * found, so `near` must lie within half a turn. Four evaluations for a star or tithi.
 * The answer is rounded up to the millisecond, so that at the returned instant the boundary has been passed.
 * @throws Error when the search does not settle, which no instant of 1800-2100 makes it do.
 */
export function findCrossing(angle: GrowingAngle, boundaryDegrees: number, near: Date): Date {
  let time = astroTime(near);
  let missing = degreesBetween(angle.degreesAt(time), boundaryDegrees);
  let rate = angle.meanDegreesPerDay;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const stepDays = missing / rate;
    const nextTime = time.AddDays(stepDays);
    if (Math.abs(missing) < LAST_STEP_DEGREES) return firstMillisecondAfter(nextTime);
    const nextMissing = degreesBetween(angle.degreesAt(nextTime), boundaryDegrees);
    rate = (missing - nextMissing) / stepDays;
    time = nextTime;
    missing = nextMissing;
  }
  throw new Error(`the crossing of ${boundaryDegrees}° near ${near.toISOString()} did not settle`);
}

const J2000_MS = Date.UTC(2000, 0, 1, 12);

function firstMillisecondAfter(time: AstroTime): Date {
  return new Date(Math.floor(J2000_MS + time.ut * 86_400_000) + 1);
}
