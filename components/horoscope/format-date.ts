/**
 * Dates and hours in words. Put together from parts, because whole formats differ between the ICU of server and browser,
 * and a text that differs breaks hydration.
 */

const NO_BREAK_SPACE = '\u00a0';

/** Where the page's own day is counted. */
export const HOME_ZONE = 'Asia/Kolkata';

function partsOf(instant: Date, options: Intl.DateTimeFormatOptions): Record<string, string> {
  const parts = new Intl.DateTimeFormat('en-GB', options).formatToParts(instant);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

/** "Saturday, 21 November 2026" of a civil date YYYY-MM-DD. */
export function longDate(date: string): string {
  const { weekday, day, month, year } = partsOf(new Date(`${date}T00:00:00Z`), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return `${weekday}, ${[day, month, year].join(NO_BREAK_SPACE)}`;
}

/** "Saturday 14:32, India time": an instant as a clock in that IANA zone shows it. */
export function hourInWords(instant: Date, timezone: string): string {
  const { weekday, hour, minute } = partsOf(instant, {
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: timezone,
  });
  return `${weekday} ${hour}:${minute}, ${zoneInWords(timezone)}`;
}

const INDIAN_ZONES = new Set([HOME_ZONE, 'Asia/Calcutta', 'IST']);

/** "India time", "Auckland time", "UTC": how an IANA zone is called here. */
export function zoneInWords(timezone: string): string {
  if (INDIAN_ZONES.has(timezone)) return 'India time';
  if (timezone === 'UTC' || timezone === 'Etc/UTC') return 'UTC';
  const city = timezone.split('/').at(-1) ?? timezone;
  return `${city.replaceAll('_', ' ')} time`;
}
