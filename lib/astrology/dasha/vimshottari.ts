import { isoInstant } from '@/lib/astrology/dasha/iso-instant';
import type { Graha } from '@/lib/astrology/grahas';
import {
  nakshatraAt,
  nakshatraIndexOf,
  STAR_SPAN_DEGREES,
  starStartDegrees,
} from '@/lib/astrology/nakshatras';

/** A period of a lord: `start <= instant < end`, ISO 8601 in UTC, and its nine sub-periods (none at the last level). */
export interface DashaPeriod {
  lord: Graha;
  start: string;
  end: string;
  periods: readonly DashaPeriod[];
}

export interface Dasha {
  system: 'vimshottari';
  yearDays: number;
  periods: readonly DashaPeriod[];
}

/** Days of a dasha year, as most almanacs count; others take 365.2564 (at most 0.8 day apart over 120 years) or 360. */
export const DASHA_YEAR_DAYS = 365.25;

const CYCLE_YEARS = 120;

/** The lords in their order, each with its years of the 120. */
const LORDS: readonly { lord: Graha; years: number }[] = [
  { lord: 'Ketu', years: 7 },
  { lord: 'Venus', years: 20 },
  { lord: 'Sun', years: 6 },
  { lord: 'Moon', years: 10 },
  { lord: 'Mars', years: 7 },
  { lord: 'Rahu', years: 18 },
  { lord: 'Jupiter', years: 16 },
  { lord: 'Saturn', years: 19 },
  { lord: 'Mercury', years: 17 },
];

const LEVELS = 3;
const YEAR_MS = DASHA_YEAR_DAYS * 86_400_000;
/**
 * A pratyantardasha lasts A·B·C / 120² years. In this unit of 1/14400 year, which is a whole number of milliseconds,
 * every boundary is an integer, so that the levels meet exactly and nothing adds up.
 */
const UNIT_MS = YEAR_MS / CYCLE_YEARS ** (LEVELS - 1);

/**
 * Vimshottari from the Moon: nine mahadashas of nine antardashas of nine pratyantardashas, none cut. The first
 * mahadasha is the one running at birth and begins before it, by the part of its star that the Moon has walked.
 * @param moonDegrees sidereal longitude of the Moon at birth, 0 <= longitude < 360
 */
export function vimshottari(moonDegrees: number, birth: Date): Dasha {
  const starIndex = nakshatraIndexOf(moonDegrees);
  const first = LORDS.findIndex(({ lord }) => lord === nakshatraAt(starIndex).lord);
  const walked = (moonDegrees - starStartDegrees(starIndex)) / STAR_SPAN_DEGREES;
  const startMs = Math.round(birth.getTime() - walked * (LORDS[first]?.years ?? 0) * YEAR_MS);
  return { system: 'vimshottari', yearDays: DASHA_YEAR_DAYS, periods: nineFrom(first, startMs, 1) };
}

/** The running mahadasha, antardasha and pratyantardasha at an instant; empty outside the 120 years. */
export function runningPeriods(dasha: Dasha, instant: Date): DashaPeriod[] {
  const at = instant.getTime();
  const running: DashaPeriod[] = [];
  let periods = dasha.periods;
  while (periods.length > 0) {
    const period = periods.find(({ start, end }) => Date.parse(start) <= at && at < Date.parse(end));
    if (!period) break;
    running.push(period);
    periods = period.periods;
  }
  return running;
}

const NO_PERIODS: readonly DashaPeriod[] = [];

/** Nine periods from the lord of this index on; `share` is the product of the years of the lords above them. */
function nineFrom(first: number, startMs: number, share: number, level = 1): DashaPeriod[] {
  const yearMs = share * CYCLE_YEARS ** (LEVELS - level) * UNIT_MS;
  let ms = startMs;
  let start = isoInstant(ms);
  return LORDS.map((_, i): DashaPeriod => {
    const index = (first + i) % LORDS.length;
    const { lord, years } = LORDS[index] as (typeof LORDS)[number];
    const periods = level < LEVELS ? nineFrom(index, ms, share * years, level + 1) : NO_PERIODS;
    ms += years * yearMs;
    const end = isoInstant(ms);
    const period = { lord, start, end, periods };
    // One text serves both sides of a boundary: writing it is the dearest thing here.
    start = end;
    return period;
  });
}
