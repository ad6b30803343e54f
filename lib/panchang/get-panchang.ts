import { composePanchang, type PanchangAnswer, toPanchangAnswer } from '@/lib/astrology/panchang';
import { findCivilDay } from '@/lib/birth-time/find-civil-day';
import { now } from '@/lib/clock';
import type { PanchangQuery } from '@/lib/panchang/contract';
import { findLocalDate } from '@/lib/panchang/find-local-date';
import { findTimezone } from '@/lib/places/find-timezone';

const ONE_DAY_SECONDS = 86_400;

/** So that a shared cache follows a correction of the clock, or of the sky, within the hour. */
const LONGEST_TODAY_SECONDS = 3600;

const zoneOf = ({ timezone, latitude, longitude }: PanchangQuery) =>
  timezone ?? findTimezone(latitude, longitude);

/** The panchang of a date, or of today, at a place. The query is taken as checked by its schema. */
export function getPanchang(query: PanchangQuery): PanchangAnswer {
  const timezone = zoneOf(query);
  const date = query.date ?? findLocalDate(now(), timezone, query.longitude);
  return panchangOf(date, timezone, query);
}

interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** The panchang of a civil date at a place, in degrees, on the clock of a zone. */
export function panchangOf(
  date: string,
  timezone: string,
  { latitude, longitude }: Coordinates,
): PanchangAnswer {
  const { start, end } = findCivilDay(date, timezone, longitude);
  const place = { latitudeDegrees: latitude, longitudeDegrees: longitude };
  return toPanchangAnswer(composePanchang({ date, start, end }, place), timezone);
}

/** How long shared caches may keep the answer: today's until the date changes at the place, another date's a day. */
export function panchangKeepsSeconds(query: PanchangQuery): number {
  if (query.date !== undefined) return ONE_DAY_SECONDS;
  const timezone = zoneOf(query);
  const date = findLocalDate(now(), timezone, query.longitude);
  const { end } = findCivilDay(date, timezone, query.longitude);
  const left = Math.floor((end.getTime() - now().getTime()) / 1000);
  return Math.max(0, Math.min(left, LONGEST_TODAY_SECONDS));
}
