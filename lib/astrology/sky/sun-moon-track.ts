import { normalizeDegrees } from '@/lib/astrology/sky/angles';
import { type GrowingAngle, MOON, MOON_MINUS_SUN, MOON_PLUS_SUN } from '@/lib/astrology/sky/find-crossing';
import { siderealLongitudeAt } from '@/lib/astrology/sky/positions';
import { type Curve, type SampleDensity, sampledSpan, unwrapDegrees } from '@/lib/astrology/sky/sample-curve';

/** The three growing angles that a panchang is read from. */
export interface SunMoonAngles {
  moon: GrowingAngle;
  moonMinusSun: GrowingAngle;
  moonPlusSun: GrowingAngle;
}

/** Straight from the series: for any instant, at the full price of each evaluation. */
export const SUN_MOON_ANGLES: SunMoonAngles = {
  moon: MOON,
  moonMinusSun: MOON_MINUS_SUN,
  moonPlusSun: MOON_PLUS_SUN,
};

/** With so many values the polynomial keeps within 0.001″ of the series. */
const MOON_DENSITY: SampleDensity = { least: 4, perDay: 1.5 };
const SUN_DENSITY: SampleDensity = { least: 3, perDay: 0.4 };

/**
 * The same three angles for instants of one span of up to a week, read off polynomials through a few values of each series:
 * a day's thirteen element boundaries for the price of four. Not to be asked about other instants.
 */
export function trackSunMoon(from: Date, until: Date): SunMoonAngles {
  const longitudeCurve = (graha: 'Moon' | 'Sun', density: SampleDensity): Curve => {
    const span = sampledSpan(from, until, density);
    return span.curve(unwrapDegrees(span.times.map((time) => siderealLongitudeAt(graha, time))));
  };
  const moon = longitudeCurve('Moon', MOON_DENSITY);
  const sun = longitudeCurve('Sun', SUN_DENSITY);
  const tracked = (angle: GrowingAngle, curve: Curve): GrowingAngle => ({
    ...angle,
    degreesAt: (time) => normalizeDegrees(curve(time.ut)),
  });
  return {
    moon: tracked(MOON, moon),
    moonMinusSun: tracked(MOON_MINUS_SUN, (ut) => moon(ut) - sun(ut)),
    moonPlusSun: tracked(MOON_PLUS_SUN, (ut) => moon(ut) + sun(ut)),
  };
}
