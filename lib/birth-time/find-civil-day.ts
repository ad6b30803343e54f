import { type Clock, openClock } from '@/lib/birth-time/open-clock';
import { readLocalTime } from '@/lib/birth-time/read-local-time';

const DAY_SECONDS = 86_400;

/** From `start` until, not including, `end`. */
export interface CivilDay {
  readonly start: Date;
  readonly end: Date;
}

/**
 * A civil date at a place, from its first instant to the next date's. It is 23 or 25 hours long where clocks change.
 * A date that was skipped altogether (Samoa, 30 December 2011) is taken as the 24 hours after it would have begun.
 * `timezone` as in {@link openClock}; longitude in degrees, east positive.
 * @throws RangeError for an unknown time zone
 */
export function findCivilDay(date: string, timezone: string, longitudeDegrees: number): CivilDay {
  const clock = openClock(timezone, longitudeDegrees);
  const midnight = Date.parse(`${date}T00:00Z`) / 1000;
  const start = beginning(clock, midnight);
  const end = beginning(clock, midnight + DAY_SECONDS);
  return {
    start: new Date(start * 1000),
    end: new Date((end > start ? end : start + DAY_SECONDS) * 1000),
  };
}

/** Where midnight was skipped, a date begins at the change itself. */
function beginning(clock: Clock, midnightSeconds: number): number {
  const reading = readLocalTime(clock, midnightSeconds);
  if (reading.kind !== 'skipped') return reading.instantSeconds;
  let before = reading.instantSeconds - DAY_SECONDS;
  let after = reading.instantSeconds;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (clock.offsetSecondsAt(middle) === reading.offsetSeconds) before = middle;
    else after = middle;
  }
  return after;
}
