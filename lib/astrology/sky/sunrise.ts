import { horizonEvents } from '@/lib/astrology/sky/horizon-events';

/** A place on the ground at sea level, degrees; east and north positive. */
export interface Place {
  latitudeDegrees: number;
  longitudeDegrees: number;
}

/**
 * First sunrise after `from` and not after `until`: the Sun's upper limb on a sea-level horizon, with 34′ of
 * refraction, as printed almanacs have it. For a civil day pass its first instant and the next day's; null when the Sun
 * does not rise in that span (polar day or night).
 */
export function findSunrise(place: Place, from: Date, until: Date): Date | null {
  return horizonEvents('Sun', place, from, until).find(({ kind }) => kind === 'rise')?.instant ?? null;
}

/** First sunset after `from` and not after `until`, by the same definition as `findSunrise`. */
export function findSunset(place: Place, from: Date, until: Date): Date | null {
  return horizonEvents('Sun', place, from, until).find(({ kind }) => kind === 'set')?.instant ?? null;
}
