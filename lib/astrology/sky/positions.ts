import type { AstroTime } from 'astronomy-engine';
import { GRAHAS, type Graha } from '@/lib/astrology/grahas';
import { normalizeDegrees } from '@/lib/astrology/sky/angles';
import {
  type ApparentPlace,
  apparentPlace,
  earthMotion,
  type Motion,
  moonPlace,
} from '@/lib/astrology/sky/apparent-place';
import { MEAN_NODE_DEGREES_PER_DAY, meanNodeDegrees } from '@/lib/astrology/sky/mean-node';
import { astroTime } from '@/lib/astrology/sky/time';

export interface GrahaPosition {
  /** Sidereal (Lahiri) apparent geocentric ecliptic longitude of date, 0 <= longitude < 360. */
  longitudeDegrees: number;
  /** Ecliptic latitude, −90..90; 0 for the nodes. */
  latitudeDegrees: number;
  speedDegreesPerDay: number;
  /** Moving backwards; the mean nodes always do. */
  retrograde: boolean;
}

export type SiderealPositions = Record<Graha, GrahaPosition>;

function placeOf(graha: Graha, time: AstroTime, earth: Motion): ApparentPlace {
  if (graha !== 'Rahu' && graha !== 'Ketu') return apparentPlace(graha, time, earth);
  const node = meanNodeDegrees(time);
  return {
    longitudeDegrees: graha === 'Rahu' ? node : normalizeDegrees(node + 180),
    latitudeDegrees: 0,
    speedDegreesPerDay: MEAN_NODE_DEGREES_PER_DAY,
  };
}

/** Sidereal longitude of one graha at a library time, in degrees: the inner step of every search. */
export function siderealLongitudeAt(graha: Graha, time: AstroTime): number {
  if (graha === 'Moon') return moonPlace(time).longitudeDegrees;
  return placeOf(graha, time, earthMotion(time)).longitudeDegrees;
}

/** Sidereal (Lahiri) longitude of one graha at an instant, 0 <= longitude < 360 degrees. */
export function siderealLongitude(graha: Graha, instant: Date): number {
  return siderealLongitudeAt(graha, astroTime(instant));
}

/**
 * All nine grahas at an instant: sidereal Lahiri, apparent geocentric, of date, mean nodes. Speeds are the rates of
 * the same formulas. The Earth is computed once for all.
 * @throws RangeError for an invalid Date.
 */
export function siderealPositions(instant: Date): SiderealPositions {
  const time = astroTime(instant);
  const earth = earthMotion(time);
  const positions = GRAHAS.map((graha): [Graha, GrahaPosition] => {
    const place = placeOf(graha, time, earth);
    return [graha, { ...place, retrograde: place.speedDegreesPerDay < 0 }];
  });
  return Object.fromEntries(positions) as SiderealPositions;
}
