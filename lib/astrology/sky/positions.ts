import { type AstroTime, Body, Ecliptic, EclipticGeoMoon, GeoVector, SunPosition } from 'astronomy-engine';
import { GRAHAS, type Graha, type VisibleGraha } from '@/lib/astrology/grahas';
import { degreesBetween, normalizeDegrees } from '@/lib/astrology/sky/angles';
import { trueAyanamsaDegrees } from '@/lib/astrology/sky/ayanamsa';
import { meanNodeDegrees } from '@/lib/astrology/sky/mean-node';
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

const HALF_HOUR_DAYS = 0.5 / 24;

const PLANET_BODIES: Record<Exclude<VisibleGraha, 'Sun' | 'Moon'>, Body> = {
  Mars: Body.Mars,
  Mercury: Body.Mercury,
  Jupiter: Body.Jupiter,
  Venus: Body.Venus,
  Saturn: Body.Saturn,
};

interface EclipticPlace {
  longitudeDegrees: number;
  latitudeDegrees: number;
}

/** Apparent place on the true ecliptic of date. Corrections to the library's truncated series belong here. */
function apparentPlace(graha: VisibleGraha, time: AstroTime): EclipticPlace {
  if (graha === 'Moon') {
    const moon = EclipticGeoMoon(time);
    return { longitudeDegrees: moon.lon, latitudeDegrees: moon.lat };
  }
  const place = graha === 'Sun' ? SunPosition(time) : Ecliptic(GeoVector(PLANET_BODIES[graha], time, true));
  return { longitudeDegrees: place.elon, latitudeDegrees: place.elat };
}

function siderealPlace(graha: Graha, time: AstroTime): EclipticPlace {
  if (graha === 'Rahu') return { longitudeDegrees: meanNodeDegrees(time), latitudeDegrees: 0 };
  if (graha === 'Ketu') {
    return { longitudeDegrees: normalizeDegrees(meanNodeDegrees(time) + 180), latitudeDegrees: 0 };
  }
  const { longitudeDegrees, latitudeDegrees } = apparentPlace(graha, time);
  return {
    longitudeDegrees: normalizeDegrees(longitudeDegrees - trueAyanamsaDegrees(time)),
    latitudeDegrees,
  };
}

/** Sidereal longitude of one graha at a library time, in degrees: the inner step of every search. */
export function siderealLongitudeAt(graha: Graha, time: AstroTime): number {
  return siderealPlace(graha, time).longitudeDegrees;
}

/** Sidereal (Lahiri) longitude of one graha at an instant, 0 <= longitude < 360 degrees. */
export function siderealLongitude(graha: Graha, instant: Date): number {
  return siderealLongitudeAt(graha, astroTime(instant));
}

/**
 * All nine grahas at an instant: sidereal Lahiri, apparent geocentric, of date, mean nodes. Speed and retrogression
 * are by the central difference over the hour around the instant.
 * @throws RangeError for an invalid Date.
 */
export function siderealPositions(instant: Date): SiderealPositions {
  const time = astroTime(instant);
  // Instant by instant, not graha by graha: the library keeps the nutation of the last instant it was asked for.
  const placesAt = (at: AstroTime) => GRAHAS.map((graha) => siderealPlace(graha, at));
  const places = placesAt(time);
  const before = placesAt(time.AddDays(-HALF_HOUR_DAYS));
  const after = placesAt(time.AddDays(HALF_HOUR_DAYS));

  const positions = GRAHAS.map((graha, i): [Graha, GrahaPosition] => {
    const way = degreesBetween(before[i]?.longitudeDegrees ?? 0, after[i]?.longitudeDegrees ?? 0);
    const speedDegreesPerDay = way / (2 * HALF_HOUR_DAYS);
    const place = places[i] ?? { longitudeDegrees: 0, latitudeDegrees: 0 };
    return [graha, { ...place, speedDegreesPerDay, retrograde: speedDegreesPerDay < 0 }];
  });
  return Object.fromEntries(positions) as SiderealPositions;
}
