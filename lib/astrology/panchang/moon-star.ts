import { NAKSHATRA_NAMES, type NakshatraName, nakshatraIndexOf, padaOf } from '@/lib/astrology/nakshatras';
import { elementEnd } from '@/lib/astrology/panchang/elements';
import { signIndexOf } from '@/lib/astrology/signs';
import { siderealLongitude } from '@/lib/astrology/sky/positions';

export interface MoonStar {
  /** Star 0..26, as in `NAKSHATRAS`. */
  index: number;
  name: NakshatraName;
  /** 1..4 */
  pada: number;
  /** Sign 0..11, 0 = Aries. */
  signIndex: number;
  /** Sidereal (Lahiri), 0 <= longitude < 360. */
  longitudeDegrees: number;
}

/** Where the Moon stands among the stars at an instant. */
export function moonStar(instant: Date): MoonStar {
  const longitudeDegrees = siderealLongitude('Moon', instant);
  const index = nakshatraIndexOf(longitudeDegrees);
  const name = NAKSHATRA_NAMES[index];
  if (!name) throw new RangeError(`no star at ${longitudeDegrees}°`);
  return {
    index,
    name,
    pada: padaOf(longitudeDegrees),
    signIndex: signIndexOf(longitudeDegrees),
    longitudeDegrees,
  };
}

/** When the Moon next enters another star: after `instant`, within about 27 hours. */
export function nextStarChange(instant: Date): Date;
/** The same, or null when the change does not come before `until`. */
export function nextStarChange(instant: Date, until: Date): Date | null;
export function nextStarChange(instant: Date, until?: Date): Date | null {
  const change = elementEnd('nakshatra', instant);
  return until && change >= until ? null : change;
}

/** When the Moon next enters another sign: after `instant`, within about 61 hours. */
export function nextMoonSignChange(instant: Date): Date;
/** The same, or null when the change does not come before `until`. */
export function nextMoonSignChange(instant: Date, until: Date): Date | null;
export function nextMoonSignChange(instant: Date, until?: Date): Date | null {
  const change = elementEnd('moonSign', instant);
  return until && change >= until ? null : change;
}
