import { type AstroTime, C_AUDAY, EclipticGeoMoon } from 'astronomy-engine';
import type { VisibleGraha } from '@/lib/astrology/grahas';
import { normalizeDegrees } from '@/lib/astrology/sky/angles';
import {
  AYANAMSA_J2000_ARCSECONDS,
  DAYS_PER_CENTURY,
  trueAyanamsaDegrees,
} from '@/lib/astrology/sky/ayanamsa';
import { correctionSeries, evaluateCorrection } from '@/lib/astrology/sky/correction-series';
import { MOON_CORRECTION } from '@/lib/astrology/sky/corrections/moon';
import { heliocentric } from '@/lib/astrology/sky/heliocentric';
import { addScaled, dot, type Vector3 } from '@/lib/astrology/sky/vectors';

/** Apparent geocentric place on the ecliptic of date, its longitude sidereal (Lahiri). */
export interface ApparentPlace {
  /** 0 <= longitude < 360. */
  longitudeDegrees: number;
  latitudeDegrees: number;
  speedDegreesPerDay: number;
}

/** A body's place and motion from the Sun: AU, AU a day, ecliptic and equinox of J2000. */
export interface Motion {
  position: Vector3;
  velocity: Vector3;
}

const RADIANS = Math.PI / 180;
const ARCSECONDS = RADIANS / 3600;
/** Gravity of the Sun, AU³ a day². */
const SUN_GRAVITY = 0.2959122082855911e-3;
/** 2 G M☉ / c² in AU, of which a star at the limb of the Sun is shifted by 1.75″. */
const LIGHT_BENDING = 1.97412574336e-8;
/** Behind the Sun's disc the formula would grow without bound; this is 1 + cos of the angle at which its limb stands. */
const LEAST_OPENING = 1.1e-5;
const SUN_AT_REST: Motion = { position: [0, 0, 0], velocity: [0, 0, 0] };

/** Place and motion of the Earth, which all places of one instant share. */
export function earthMotion(time: AstroTime): Motion {
  return motionOf('Earth', time);
}

/** Apparent place of the Sun or a planet at `time`, seen from `earth` at the same time. */
export function apparentPlace(graha: VisibleGraha, time: AstroTime, earth: Motion): ApparentPlace {
  if (graha === 'Moon') return apparentMoon(time);
  const body = graha === 'Sun' ? SUN_AT_REST : motionOf(graha, time);
  return siderealPlace(seenFrom(earth, body), time);
}

function motionOf(body: Parameters<typeof heliocentric>[0], time: AstroTime): Motion {
  const { x, y, z, vx, vy, vz } = heliocentric(body, time);
  return { position: [x, y, z], velocity: [vx, vy, vz] };
}

/** The Sun's pull; what the planets add matters nowhere over a light-time. */
function pull(position: Vector3): Vector3 {
  const cube = dot(position, position) ** 1.5;
  const factor = cube === 0 ? 0 : -SUN_GRAVITY / cube;
  return [factor * position[0], factor * position[1], factor * position[2]];
}

/**
 * Direction in which `body` is seen from `earth`, with its rate of change: light-time, aberration and the bending of
 * light by the Sun. A light-time is at most 85 minutes, over which velocity and the Sun's pull carry a planet back
 * exactly enough (Mercury to 1e-10 AU), so the long series are evaluated once and speeds come from the same numbers.
 */
function seenFrom(earth: Motion, body: Motion): Motion {
  const bodyPull = pull(body.position);
  let lightDays = 0;
  let departed = body.position;
  let line = addScaled(departed, -1, earth.position);
  for (let step = 0; step < 3; step += 1) {
    lightDays = Math.sqrt(dot(line, line)) / C_AUDAY;
    departed = addScaled(addScaled(body.position, -lightDays, body.velocity), lightDays ** 2 / 2, bodyPull);
    line = addScaled(departed, -1, earth.position);
  }
  const departedVelocity = addScaled(body.velocity, -lightDays, bodyPull);
  const distance = Math.sqrt(dot(line, line));
  const unit: Vector3 = [line[0] / distance, line[1] / distance, line[2] / distance];
  const relative = addScaled(departedVelocity, -1, earth.velocity);
  const lightRate = dot(unit, relative) / (C_AUDAY + dot(unit, departedVelocity));

  // Aberration moves the line by the Earth's own way during the light-time.
  const bent = bendLight(unit, distance, departed, earth.position);
  const lineRate = addScaled(relative, -lightRate, departedVelocity);
  return {
    position: addScaled(bent, lightDays, earth.velocity),
    velocity: addScaled(addScaled(lineRate, lightRate, earth.velocity), lightDays, pull(earth.position)),
  };
}

/** The line to a body bent by the Sun's gravity (Explanatory Supplement 7.2.4); the Sun itself stays where it is. */
function bendLight(unit: Vector3, distance: number, body: Vector3, earth: Vector3): Vector3 {
  const bodyDistance = Math.sqrt(dot(body, body));
  const earthDistance = Math.sqrt(dot(earth, earth));
  if (bodyDistance === 0) return addScaled([0, 0, 0], distance, unit);
  const opening = 1 + dot(body, earth) / (bodyDistance * earthDistance);
  const strength = LIGHT_BENDING / (earthDistance * Math.max(opening, LEAST_OPENING));
  const alongBody = dot(unit, body) / bodyDistance;
  const alongEarth = dot(unit, earth) / earthDistance;
  const bent = addScaled(
    addScaled(unit, (strength * alongBody) / earthDistance, earth),
    (-strength * alongEarth) / bodyDistance,
    body,
  );
  return addScaled([0, 0, 0], distance, bent);
}

/**
 * From the ecliptic of J2000 to that of date: a tilt by π about a line at Π (Capitaine 2003). Counted from that line
 * the sidereal zodiac does not turn, so that neither precession nor nutation enters, and the tilt, 0.5″ a year,
 * adds nothing to a speed.
 */
function siderealPlace({ position, velocity }: Motion, time: AstroTime): ApparentPlace {
  const T = time.tt / DAYS_PER_CENTURY;
  const tilt = T * (46.998973 + T * (-0.0334926 - T * 0.00012559)) * ARCSECONDS;
  const axis = (629546.7936 + T * (-867.95758 + T * (0.157992 - T * 0.0005371))) * ARCSECONDS;
  const frame = {
    cosAxis: Math.cos(axis),
    sinAxis: Math.sin(axis),
    cosTilt: Math.cos(tilt),
    sinTilt: Math.sin(tilt),
  };
  const [x, y, z] = tilted(position, frame);
  const [vx, vy] = tilted(velocity, frame);
  const flatSquare = x * x + y * y;
  return {
    longitudeDegrees: normalizeDegrees(
      (Math.atan2(y, x) + axis) / RADIANS - AYANAMSA_J2000_ARCSECONDS / 3600,
    ),
    latitudeDegrees: Math.atan2(z, Math.sqrt(flatSquare)) / RADIANS,
    speedDegreesPerDay: (x * vy - y * vx) / flatSquare / RADIANS,
  };
}

interface Tilt {
  cosAxis: number;
  sinAxis: number;
  cosTilt: number;
  sinTilt: number;
}

function tilted([x, y, z]: Vector3, { cosAxis, sinAxis, cosTilt, sinTilt }: Tilt): Vector3 {
  const along = x * cosAxis + y * sinAxis;
  const across = y * cosAxis - x * sinAxis;
  return [along, across * cosTilt + z * sinTilt, z * cosTilt - across * sinTilt];
}

const MOON_SERIES = correctionSeries(MOON_CORRECTION);
const HALF_HOUR_DAYS = 0.5 / 24;

/** Apparent sidereal place of the Moon without its speed, for searches: a third of the cost. */
export function moonPlace(time: AstroTime): Omit<ApparentPlace, 'speedDegreesPerDay'> {
  const { values } = evaluateCorrection(MOON_SERIES, time);
  return correctedMoon(time, values);
}

/** The correction, which holds the light-time too, goes straight to longitude and latitude. */
function correctedMoon(time: AstroTime, corrections: number[]) {
  const { longitude, latitude } = plainMoon(time);
  return {
    longitudeDegrees: normalizeDegrees(longitude + (corrections[0] ?? 0) / RADIANS),
    latitudeDegrees: latitude + (corrections[1] ?? 0) / RADIANS,
  };
}

function plainMoon(time: AstroTime): { longitude: number; latitude: number } {
  const { lon, lat } = EclipticGeoMoon(time);
  return { longitude: lon - trueAyanamsaDegrees(time), latitude: lat };
}

function apparentMoon(time: AstroTime): ApparentPlace {
  const { values, rates } = evaluateCorrection(MOON_SERIES, time);
  const before = plainMoon(time.AddDays(-HALF_HOUR_DAYS)).longitude;
  const after = plainMoon(time.AddDays(HALF_HOUR_DAYS)).longitude;
  return {
    ...correctedMoon(time, values),
    speedDegreesPerDay: normalizeDegrees(after - before) / (2 * HALF_HOUR_DAYS) + (rates[0] ?? 0) / RADIANS,
  };
}
