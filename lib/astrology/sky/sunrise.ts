import { Body, Observer, SearchRiseSet } from 'astronomy-engine';
import { astroTime } from '@/lib/astrology/sky/time';

/** A place on the ground at sea level, degrees; east and north positive. */
export interface Place {
  latitudeDegrees: number;
  longitudeDegrees: number;
}

const RISE = 1;
const SET = -1;

function firstCrossing(place: Place, from: Date, until: Date, direction: number): Date | null {
  const observer = new Observer(place.latitudeDegrees, place.longitudeDegrees, 0);
  const start = astroTime(from);
  const limitDays = (until.getTime() - from.getTime()) / 86_400_000;
  return SearchRiseSet(Body.Sun, observer, direction, start, limitDays)?.date ?? null;
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
