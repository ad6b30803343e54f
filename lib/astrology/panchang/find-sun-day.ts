import { horizonCurve } from '@/lib/astrology/sky/horizon-curve';
import { horizonEvents } from '@/lib/astrology/sky/horizon-events';
import type { Place } from '@/lib/astrology/sky/sunrise';
import { astroTime } from '@/lib/astrology/sky/time';

/** A civil day of some zone: its date and the instants at which it and the next begin. */
export interface CivilDay {
  /** YYYY-MM-DD */
  date: string;
  start: Date;
  end: Date;
}

/** The day of a panchang as the Sun makes it. */
export interface SunDay {
  /** First sunrise of the civil day. */
  sunrise: Date | null;
  /** First sunset after that; without a sunrise, that of the civil day. */
  sunset: Date | null;
  /** First sunrise after that, no later than the next civil day's end. */
  nextSunrise: Date | null;
  /** From sunrise to sunrise; where one is missing, the civil day's own edge stands for it. */
  start: Date;
  end: Date;
  /** What is missing and what was done about it, for the reader; null on an ordinary day. */
  note: string | null;
}

const DAY_MS = 86_400_000;

const NO_SUNRISE =
  'so there is no sunrise to count from. Tithi, nakshatra, yoga and karana are given from the start of the civil day to ' +
  'its end; the parts of daylight and the horas are left out.';

const NOTES = {
  alwaysUp: `The Sun stays above the horizon all through this day, ${NO_SUNRISE}`,
  alwaysDown: `The Sun stays below the horizon all through this day, ${NO_SUNRISE}`,
  setsOnly: `The Sun sets on this day but does not rise, ${NO_SUNRISE}`,
  noSunset:
    'After this sunrise the Sun does not set before the next day ends. Tithi, nakshatra, yoga and karana are given to the ' +
    'end of the civil day; the parts of daylight and the horas are left out.',
  noNextSunrise:
    'After this sunset the Sun does not rise before the next day ends. Tithi, nakshatra, yoga and karana are given to the ' +
    'end of the civil day; the horas of the night are left out.',
};

/** Sunrise to sunrise on a civil day at a place, polar days and nights included. */
export function findSunDay(day: CivilDay, place: Place): SunDay {
  const nextDayEnd = new Date(day.end.getTime() + DAY_MS);
  const events = horizonEvents('Sun', place, day.start, nextDayEnd);
  const first = (kind: 'rise' | 'set', after: Date, until: Date) =>
    events.find(({ kind: k, instant }) => k === kind && instant > after && instant <= until)?.instant ?? null;

  const sunrise = first('rise', day.start, day.end);
  if (!sunrise) {
    const sunset = first('set', day.start, day.end);
    const isUp = horizonCurve('Sun', place, day.start, day.end)(astroTime(day.start).ut) >= 0;
    const note = sunset ? NOTES.setsOnly : isUp ? NOTES.alwaysUp : NOTES.alwaysDown;
    return { sunrise, sunset, nextSunrise: null, start: day.start, end: day.end, note };
  }
  const sunset = first('set', sunrise, nextDayEnd);
  const nextSunrise = sunset && first('rise', sunset, nextDayEnd);
  const note = nextSunrise ? null : sunset ? NOTES.noNextSunrise : NOTES.noSunset;
  return { sunrise, sunset, nextSunrise, start: sunrise, end: nextSunrise ?? day.end, note };
}
