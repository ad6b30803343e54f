/** The edges at which what is shown changes: every ten minutes for the planets' line, every midnight for the day. */
import { civilDateIn } from '@/lib/dates';

const SLOT_MS = 10 * 60_000;

/** Start of the ten-minute slot an instant lies in. */
export function slotStart(instant: Date): Date {
  return new Date(Math.floor(instant.getTime() / SLOT_MS) * SLOT_MS);
}

/** Start of the next slot: after `instant`, at most ten minutes later. */
export function nextSlotEdge(instant: Date): Date {
  return new Date(slotStart(instant).getTime() + SLOT_MS);
}

/** No civil day is longer: 24 hours and the largest step a zone has made back across midnight, with room to spare. */
const LONGEST_DAY_MS = 50 * 3_600_000;

/**
 * The first instant after `instant` at which the zone's civil date is another one: the next midnight, or where the clocks
 * leave midnight out the moment they do so. To the millisecond.
 * @throws RangeError for an unknown zone
 */
export function nextDayEdge(instant: Date, timezone: string): Date {
  const today = civilDateIn(timezone, instant);
  let before = instant.getTime();
  let after = before + LONGEST_DAY_MS;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (civilDateIn(timezone, new Date(middle)) === today) before = middle;
    else after = middle;
  }
  return new Date(after);
}
