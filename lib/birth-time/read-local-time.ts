import type { Clock } from '@/lib/birth-time/open-clock';

const DAY_SECONDS = 86_400;

/** Which instant a local time was taken for, where a clock change leaves a choice. */
export interface LocalTimeReading {
  /** Seconds since 1970 UTC. */
  readonly instantSeconds: number;
  /** The offset it was read with. */
  readonly offsetSeconds: number;
  readonly kind: 'once' | 'skipped' | 'repeated';
  /** The other side of the change: the offset after a skip, or of the later of two. The same as above for `once`. */
  readonly otherOffsetSeconds: number;
}

/**
 * The instant at which a clock showed a local time. `localSeconds` is the local date and time counted as if it were
 * UTC. A time skipped by a change is read with the offset before it; of a repeated one the first is taken.
 *
 * An offset is at most 16 hours and no zone changes twice within two days, so the offsets a day to either side are
 * all there are.
 */
export function readLocalTime(clock: Clock, localSeconds: number): LocalTimeReading {
  const before = clock.offsetSecondsAt(localSeconds - DAY_SECONDS);
  const after = clock.offsetSecondsAt(localSeconds + DAY_SECONDS);
  const shows = (offset: number) => clock.offsetSecondsAt(localSeconds - offset) === offset;

  const isBefore = shows(before);
  const isAfter = after !== before && shows(after);
  const offsetSeconds = isAfter && !isBefore ? after : before;
  return {
    instantSeconds: localSeconds - offsetSeconds,
    offsetSeconds,
    kind: isBefore && isAfter ? 'repeated' : isBefore || isAfter ? 'once' : 'skipped',
    otherOffsetSeconds: isBefore === isAfter ? after : offsetSeconds,
  };
}
