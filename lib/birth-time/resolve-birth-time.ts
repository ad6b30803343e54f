import { formatOffset } from '@/lib/birth-time/format-offset';
import { openClock } from '@/lib/birth-time/open-clock';
import { type LocalTimeReading, readLocalTime } from '@/lib/birth-time/read-local-time';
import { findTimezone } from '@/lib/places/find-timezone';

/** A birth as people give it. The fields have passed the schemas of lib/profiles/birth-fields.ts. */
export interface CivilBirth {
  /** YYYY-MM-DD, a real date. */
  readonly dateOfBirth: string;
  /** HH:MM or HH:MM:SS on the clock of the place; null when unknown, which is read as noon. */
  readonly timeOfBirth: string | null;
  /** Degrees, north positive. */
  readonly latitude: number;
  /** Degrees, east positive. */
  readonly longitude: number;
  /** IANA name, `UTC` or an offset such as `+05:45`; found from the coordinates when absent. */
  readonly timezone?: string | undefined;
}

export interface BirthTime {
  readonly instant: Date;
  readonly timezone: string;
  /** `±HH:MM`, or `±HH:MM:SS` where it is no whole minute. */
  readonly utcOffset: string;
  readonly offsetSeconds: number;
  /** `mean` where the place had no standard time yet and its own meridian's mean time is used. */
  readonly clock: 'mean' | 'zone';
  /** Says which time was taken when a clock change skipped or repeated the one given; else null. */
  readonly localTimeNote: string | null;
}

/**
 * The instant of a birth: its local civil time read on the clock that its place kept then, to the second.
 * @throws RangeError for an unknown time zone
 */
export function resolveBirthTime(birth: CivilBirth): BirthTime {
  const timezone = birth.timezone ?? findTimezone(birth.latitude, birth.longitude);
  const clock = openClock(timezone, birth.longitude);
  const time = birth.timeOfBirth ?? '12:00';
  const reading = readLocalTime(clock, Date.parse(`${birth.dateOfBirth}T${time}Z`) / 1000);
  return {
    instant: new Date(reading.instantSeconds * 1000),
    timezone,
    utcOffset: formatOffset(reading.offsetSeconds),
    offsetSeconds: reading.offsetSeconds,
    clock: clock.isMeanTimeAt(reading.instantSeconds) ? 'mean' : 'zone',
    localTimeNote: noteOf(reading, `${time} on ${birth.dateOfBirth}`, timezone),
  };
}

function noteOf(reading: LocalTimeReading, when: string, timezone: string): string | null {
  const taken = formatOffset(reading.offsetSeconds);
  const other = formatOffset(reading.otherOffsetSeconds);
  if (reading.kind === 'skipped') {
    return `The clocks of ${timezone} skipped ${when} when they went from UTC${taken} to UTC${other}. It is taken with the offset before the change, ${taken}.`;
  }
  if (reading.kind === 'repeated') {
    return `The clocks of ${timezone} showed ${when} twice when they went from UTC${taken} to UTC${other}. The first is taken, ${taken}.`;
  }
  return null;
}
