import {
  type AstroTime,
  EclipticGeoMoon,
  e_tilt,
  KM_PER_AU,
  SiderealTime,
  SunPosition,
} from 'astronomy-engine';
import { type Curve, type SampleDensity, sampledSpan } from '@/lib/astrology/sky/sample-curve';
import type { Place } from '@/lib/astrology/sky/sunrise';

export type RisingBody = 'Sun' | 'Moon';

type Vector = readonly [x: number, y: number, z: number];

const RADIANS = Math.PI / 180;

/** Refraction at a sea-level horizon, by the convention of printed almanacs. */
const REFRACTION_RADIANS = (34 / 60) * RADIANS;
const EARTH_RADIUS_AU = 6378.1366 / KM_PER_AU;
/** (1 − flattening)², which turns the geodetic latitude's normal into the distance from the equator's plane. */
const EARTH_POLAR_FACTOR = (1 - 1 / 298.25642) ** 2;
/** The Earth's turn against the equinox of date. */
const TURN_RADIANS_PER_DAY = 360.98564736629 * RADIANS;

/** Geocentric place on the true equator of date in AU, radius, and how many values a polynomial wants. */
const BODIES: Record<
  RisingBody,
  { placeAt(time: AstroTime): Vector; radiusAu: number; density: SampleDensity }
> = {
  Sun: {
    placeAt: (time) => {
      const { vec } = SunPosition(time);
      return onEquator([vec.x, vec.y, vec.z], time);
    },
    radiusAu: 695_700 / KM_PER_AU,
    density: { least: 3, perDay: 0.5 },
  },
  Moon: {
    placeAt: (time) => {
      const { lon, lat, dist } = EclipticGeoMoon(time);
      const flat = dist * Math.cos(lat * RADIANS);
      const [x, y] = [flat * Math.cos(lon * RADIANS), flat * Math.sin(lon * RADIANS)];
      return onEquator([x, y, dist * Math.sin(lat * RADIANS)], time);
    },
    radiusAu: 1738.1 / KM_PER_AU,
    density: { least: 5, perDay: 1.5 },
  },
};

/** From the true ecliptic to the true equator of date. */
function onEquator([x, y, z]: Vector, time: AstroTime): Vector {
  const obliquity = e_tilt(time).tobl * RADIANS;
  const [cos, sin] = [Math.cos(obliquity), Math.sin(obliquity)];
  return [x, y * cos - z * sin, y * sin + z * cos];
}

/**
 * How high the upper limb of Sun or Moon stands above the visible horizon, in radians, over a span of days: refraction
 * of 34′, parallax of the place at sea level. Zero at rising and setting.
 */
export function horizonCurve(body: RisingBody, place: Place, from: Date, until: Date): Curve {
  const { placeAt, radiusAu, density } = BODIES[body];
  const span = sampledSpan(from, until, density);
  const places = span.times.map(placeAt);
  const axis = (i: 0 | 1 | 2) => span.curve(places.map((at) => at[i]));
  const [xAt, yAt, zAt] = [axis(0), axis(1), axis(2)];

  const anchor = span.times[0];
  if (!anchor) throw new RangeError('a span without samples');
  const anchorTurn = (15 * SiderealTime(anchor) + place.longitudeDegrees) * RADIANS;
  const cosLatitude = Math.cos(place.latitudeDegrees * RADIANS);
  const sinLatitude = Math.sin(place.latitudeDegrees * RADIANS);
  const normal = EARTH_RADIUS_AU / Math.sqrt(cosLatitude ** 2 + EARTH_POLAR_FACTOR * sinLatitude ** 2);

  return (ut) => {
    const turn = anchorTurn + TURN_RADIANS_PER_DAY * (ut - anchor.ut);
    const [up, east] = [cosLatitude * Math.cos(turn), cosLatitude * Math.sin(turn)];
    const x = xAt(ut) - normal * up;
    const y = yAt(ut) - normal * east;
    const z = zAt(ut) - normal * EARTH_POLAR_FACTOR * sinLatitude;
    const distance = Math.sqrt(x * x + y * y + z * z);
    const centre = Math.asin((x * up + y * east + z * sinLatitude) / distance);
    return centre + Math.asin(radiusAu / distance) + REFRACTION_RADIANS;
  };
}
