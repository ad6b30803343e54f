/** Civil dates, as texts YYYY-MM-DD, and the zones they are read in. */

const DAY_MS = 86_400_000;
const DATE_FORM = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a real date of the calendar in the form YYYY-MM-DD. */
export function isCivilDate(text: string): boolean {
  if (!DATE_FORM.test(text)) return false;
  const instant = new Date(`${text}T00:00:00Z`);
  return Number.isFinite(instant.getTime()) && instant.toISOString().slice(0, 10) === text;
}

/**
 * The civil date `days` later, earlier for a negative number.
 * @throws RangeError when `date` is no date
 */
export function addDays(date: string, days: number): string {
  if (!isCivilDate(date)) throw new RangeError(`not a calendar date: ${date}`);
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** A formatter takes longer to make than to use; zones are few. */
const formatters = new Map<string, Intl.DateTimeFormat>();
const FORMATTERS_KEPT = 500;

function formatterFor(timezone: string): Intl.DateTimeFormat {
  const known = formatters.get(timezone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: timezone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  if (formatters.size >= FORMATTERS_KEPT) formatters.clear();
  formatters.set(timezone, made);
  return made;
}

const OFFSET_FORM = /^([+-])(\d{2}):([0-5]\d)$/;
/** Wider than any clock has had; the widest is Manila's -15:56 before 1845. */
const WIDEST_OFFSET_MINUTES = 15 * 60 + 59;

/** Minutes east of Greenwich of `+05:45`; null for any other text. Node before 22 does not take offsets for zones. */
function offsetMinutes(text: string): number | null {
  const [, sign, hours, minutes] = OFFSET_FORM.exec(text) ?? [];
  if (!sign) return null;
  const size = Number(hours) * 60 + Number(minutes);
  return size > WIDEST_OFFSET_MINUTES ? null : size * (sign === '-' ? -1 : 1);
}

/** Whether a text names a zone of this system's tz database, is `UTC`, or an offset such as `+05:45`. */
export function isTimeZone(name: string): boolean {
  if (offsetMinutes(name) !== null) return true;
  if (!/^[A-Za-z]/.test(name) || name.length > 64) return false;
  try {
    formatterFor(name);
    return true;
  } catch {
    return false;
  }
}

/**
 * The civil date at an instant in a zone. Years 1..9999.
 * @throws RangeError for an unknown zone or an invalid instant
 */
export function civilDateIn(timezone: string, instant: Date): string {
  const offset = offsetMinutes(timezone);
  if (offset !== null) return new Date(instant.getTime() + offset * 60_000).toISOString().slice(0, 10);
  const parts = formatterFor(timezone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}
