import { type AstroTime, e_tilt, SiderealTime } from 'astronomy-engine';
import { normalizeDegrees } from '@/lib/astrology/sky/angles';
import { trueAyanamsaDegrees } from '@/lib/astrology/sky/ayanamsa';
import type { Place } from '@/lib/astrology/sky/sunrise';
import { astroTime } from '@/lib/astrology/sky/time';

const RADIANS = Math.PI / 180;

export interface ChartAngles {
  /** Sidereal longitude of the rising point of the ecliptic (lagna), degrees. */
  lagnaDegrees: number;
  /** Sidereal longitude of the ecliptic's upper culmination (midheaven), degrees. */
  midheavenDegrees: number;
}

/**
 * Lagna and midheaven at an instant and place, sidereal Lahiri of date. Not defined at the poles; beyond the polar
 * circles the lagna can lie on the western side, as in every formula of this kind.
 */
export function chartAngles(instant: Date, place: Place): ChartAngles {
  const time: AstroTime = astroTime(instant);
  const theta = (15 * SiderealTime(time) + place.longitudeDegrees) * RADIANS;
  const obliquity = e_tilt(time).tobl * RADIANS;
  const latitude = place.latitudeDegrees * RADIANS;
  const ayanamsa = trueAyanamsaDegrees(time);

  const rising = Math.atan2(
    Math.cos(theta),
    -(Math.sin(theta) * Math.cos(obliquity) + Math.tan(latitude) * Math.sin(obliquity)),
  );
  const culminating = Math.atan2(Math.sin(theta), Math.cos(theta) * Math.cos(obliquity));
  return {
    lagnaDegrees: normalizeDegrees(rising / RADIANS - ayanamsa),
    midheavenDegrees: normalizeDegrees(culminating / RADIANS - ayanamsa),
  };
}
