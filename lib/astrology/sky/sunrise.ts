import { type AstroTime, e_tilt, SiderealTime } from 'astronomy-engine';
import { normalizeDegrees } from '@/lib/astrology/sky/angles';
import { apparentPlace, earthMotion } from '@/lib/astrology/sky/apparent-place';
import { trueAyanamsaDegrees } from '@/lib/astrology/sky/ayanamsa';
import { astroTime } from '@/lib/astrology/sky/time';
import { dot } from '@/lib/astrology/sky/vectors';

/** A place on the ground at sea level, degrees; east and north positive. */
export interface Place {
  latitudeDegrees: number;
  longitudeDegrees: number;
}

const RISE = 1;
const SET = -1;

const RADIANS = Math.PI / 180;
const REFRACTION_DEGREES = 34 / 60;
/** Of the Sun at 1 AU. */
const SEMIDIAMETER_DEGREES = 959.63 / 3600;
const PARALLAX_DEGREES = 8.794143 / 3600;
const J2000_MS = Date.UTC(2000, 0, 1, 12);
const HALF_DAY = 0.5;

/** The Sun about an epoch: over half a day its true longitude is straight to 0.2″. */
interface NearSun {
  epoch: AstroTime;
  longitudeDegrees: number;
  degreesPerDay: number;
  distanceAu: number;
}

function sunNear(epoch: AstroTime): NearSun {
  const earth = earthMotion(epoch);
  const { longitudeDegrees, speedDegreesPerDay } = apparentPlace('Sun', epoch, earth);
  return {
    epoch,
    longitudeDegrees: longitudeDegrees + trueAyanamsaDegrees(epoch),
    degreesPerDay: speedDegreesPerDay,
    distanceAu: Math.sqrt(dot(earth.position, earth.position)),
  };
}

/** Local hour angle (0 at noon) and declination of the Sun, radians. Its latitude, at most 1″, is left out. */
function sunInSky(place: Place, sun: NearSun, time: AstroTime): { hourAngle: number; declination: number } {
  const longitude = (sun.longitudeDegrees + sun.degreesPerDay * (time.ut - sun.epoch.ut)) * RADIANS;
  const obliquity = e_tilt(time).tobl * RADIANS;
  const rightAscension = Math.atan2(Math.sin(longitude) * Math.cos(obliquity), Math.cos(longitude));
  return {
    hourAngle: (15 * SiderealTime(time) + place.longitudeDegrees) * RADIANS - rightAscension,
    declination: Math.asin(Math.sin(longitude) * Math.sin(obliquity)),
  };
}

/** How far the Sun's upper limb stands above the visible horizon, degrees. */
function limbAltitude(place: Place, sun: NearSun, time: AstroTime): number {
  const { hourAngle, declination } = sunInSky(place, sun, time);
  const latitude = place.latitudeDegrees * RADIANS;
  const sine =
    Math.sin(latitude) * Math.sin(declination) +
    Math.cos(latitude) * Math.cos(declination) * Math.cos(hourAngle);
  const parallax = (PARALLAX_DEGREES / sun.distanceAu) * Math.sqrt(Math.max(0, 1 - sine * sine));
  return Math.asin(sine) / RADIANS - parallax + REFRACTION_DEGREES + SEMIDIAMETER_DEGREES / sun.distanceAu;
}

/**
 * The instant between two half a day apart at which the limb crosses the horizon upwards (or downwards), or null.
 * Regula falsi in the Illinois form; twice, the second time with the Sun taken at the first answer.
 */
function crossing(place: Place, start: AstroTime, direction: number): AstroTime | null {
  let found: AstroTime | null = start.AddDays(HALF_DAY / 2);
  for (let pass = 0; pass < 2 && found; pass += 1)
    found = crossingWith(sunNear(found), place, start, direction);
  return found;
}

const CLOSE_DEGREES = 1e-7;
const MOST_STEPS = 60;

function crossingWith(sun: NearSun, place: Place, start: AstroTime, direction: number): AstroTime | null {
  const heightAt = (days: number) => direction * limbAltitude(place, sun, start.AddDays(days));
  let low = 0;
  let high = HALF_DAY;
  let below = heightAt(low);
  let above = heightAt(high);
  if (below >= 0 || above < 0) return null;
  let days = low;
  for (let step = 0, side = 0; step < MOST_STEPS; step += 1) {
    days = (low * above - high * below) / (above - below);
    const height = heightAt(days);
    if (Math.abs(height) < CLOSE_DEGREES) break;
    if (height < 0) {
      low = days;
      below = height;
      if (side === -1) above /= 2;
      side = -1;
    } else {
      high = days;
      above = height;
      if (side === 1) below /= 2;
      side = 1;
    }
  }
  return start.AddDays(days);
}

/** From noon to midnight and midnight to noon the Sun's altitude goes one way, but for the poles' nearest surroundings. */
function firstCrossing(place: Place, from: Date, until: Date, direction: number): Date | null {
  const begin = astroTime(from);
  const limit = astroTime(until).ut;
  const { hourAngle } = sunInSky(place, sunNear(begin), begin);
  const sinceTurn = normalizeDegrees(hourAngle / RADIANS) % 180;
  for (let start = begin.AddDays(-sinceTurn / 360); start.ut < limit; start = start.AddDays(HALF_DAY)) {
    const found = crossing(place, start, direction);
    if (found && found.ut >= begin.ut) return found.ut < limit ? dateOf(found) : null;
  }
  return null;
}

function dateOf(time: AstroTime): Date {
  return new Date(Math.round(J2000_MS + time.ut * 86_400_000));
}

/**
 * First sunrise from `from` and before `until`: the Sun's upper limb on a sea-level horizon, with 34′ of refraction, as
 * printed almanacs have it. For a civil day pass its first instant and the next day's; null when the Sun does not rise
 * in that span (polar day or night).
 */
export function findSunrise(place: Place, from: Date, until: Date): Date | null {
  return firstCrossing(place, from, until, RISE);
}

/** First sunset from `from` and before `until`, by the same definition as `findSunrise`. */
export function findSunset(place: Place, from: Date, until: Date): Date | null {
  return firstCrossing(place, from, until, SET);
}
