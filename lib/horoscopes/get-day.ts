/** The horoscope of a date or of today, from a small cache: the clock and the contract around `composeHoroscopeDay`. */
import { composeHoroscopeDay } from '@/lib/astrology/horoscope/compose-day';
import { describePlanets } from '@/lib/astrology/horoscope/describe-planets';
import type { HoroscopeDay, NakshatraHoroscope } from '@/lib/astrology/horoscope/types';
import { findNakshatra, type NakshatraName } from '@/lib/astrology/nakshatras';
import { ujjainSunrise } from '@/lib/astrology/sky';
import { now } from '@/lib/clock';
import { civilDateIn } from '@/lib/dates';
import { notFound } from '@/lib/errors';
import type { HoroscopeAnswer, HoroscopeQuery } from '@/lib/horoscopes/contract';
import { createLru } from '@/lib/horoscopes/lru';
import { slotStart } from '@/lib/horoscopes/slots';

export const DEFAULT_TIMEZONE = 'Asia/Kolkata';

/** A day is about 0.4 MB of text; this many keep the past month and the coming days at hand. */
const DAYS_KEPT = 64;
const LINES_KEPT = 64;

const days = createLru<string, HoroscopeDay>(DAYS_KEPT);
const lines = createLru<number, string>(LINES_KEPT);

/** The 27 horoscopes of a date. Shared: not to be changed. @param date YYYY-MM-DD @throws RangeError when that is no date */
export function getHoroscopeDay(date: string): HoroscopeDay {
  return days.getOrMake(date, () => composeHoroscopeDay(date));
}

/** The date it is now in a zone. @throws RangeError for an unknown zone */
export function todayIn(timezone: string = DEFAULT_TIMEZONE): string {
  return civilDateIn(timezone, now());
}

/**
 * The planets' line that stands beside a date's texts: as of the start of the present ten-minute slot while the date is today
 * in the zone, else as of that date's sunrise at Ujjain.
 */
export function getCurrentPlanets(date: string, timezone: string = DEFAULT_TIMEZONE): string {
  const instant = date === todayIn(timezone) ? slotStart(now()) : ujjainSunrise(date);
  return lines.getOrMake(instant.getTime(), () => describePlanets(instant));
}

/** Contract "Nakshatra horoscope". The query is taken as checked by its schema. */
export function getHoroscopeAnswer({ date, timezone }: HoroscopeQuery = {}): HoroscopeAnswer {
  const wanted = date ?? todayIn(timezone);
  const day = getHoroscopeDay(wanted);
  return {
    date: day.date,
    month: day.month,
    currentPlanets: getCurrentPlanets(wanted, timezone),
    nakshatras: day.nakshatras,
  };
}

export interface StarHoroscope extends NakshatraHoroscope {
  nakshatra: NakshatraName;
  date: string;
  month: string;
}

/** The horoscope of one star. @param slug as `purva-phalguni` @throws AppError 404 when no star is called so */
export function getStarHoroscope(slug: string, { date, timezone }: HoroscopeQuery = {}): StarHoroscope {
  const star = findNakshatra(slug);
  if (!star) throw notFound('There is no star of that name.');
  const day = getHoroscopeDay(date ?? todayIn(timezone));
  return { nakshatra: star.name, date: day.date, month: day.month, ...day.nakshatras[star.name] };
}
