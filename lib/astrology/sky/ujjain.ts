import { findSunrise, type Place } from '@/lib/astrology/sky/sunrise';

/** The old Indian prime meridian, whose sunrise names the day for readers everywhere. */
export const UJJAIN: Place = { latitudeDegrees: 23.1765, longitudeDegrees: 75.7885 };

const DAY_MS = 86_400_000;

/**
 * Sunrise at Ujjain on a civil date of India (UTC+05:30 throughout, also for years with other offsets).
 * @param date YYYY-MM-DD
 * @throws RangeError when the date is not a date of the calendar in that form.
 */
export function ujjainSunrise(date: string): Date {
  const midnight = new Date(`${date}T00:00:00+05:30`);
  const named = Number.isFinite(midnight.getTime())
    ? new Date(midnight.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10)
    : null;
  if (named !== date) throw new RangeError(`not a calendar date: ${date}`);
  const sunrise = findSunrise(UJJAIN, midnight, new Date(midnight.getTime() + DAY_MS));
  if (!sunrise) throw new RangeError(`no sunrise at Ujjain on ${date}`);
  return sunrise;
}
