import { findCivilDay } from '@/lib/birth-time/find-civil-day';
import { openClock } from '@/lib/birth-time/open-clock';
import { addDays } from '@/lib/dates';

/** The date YYYY-MM-DD that the clock of a zone shows at an instant; `timezone` and longitude as in `openClock`. */
export function findLocalDate(instant: Date, timezone: string, longitudeDegrees: number): string {
  const seconds = Math.floor(instant.getTime() / 1000);
  const shown = seconds + openClock(timezone, longitudeDegrees).offsetSecondsAt(seconds);
  return new Date(shown * 1000).toISOString().slice(0, 10);
}

/** The civil date before another at a place: the calendar's, or the one before that where it was skipped (Samoa 2011). */
export function findDateBefore(date: string, timezone: string, longitudeDegrees: number): string {
  const before = addDays(date, -1);
  const starts = (each: string) => findCivilDay(each, timezone, longitudeDegrees).start.getTime();
  return starts(before) < starts(date) ? before : addDays(date, -2);
}
