/** What the sky does in a civil month, computed once a month and shared by all 27 stars and all its days. */
import type { Graha } from '@/lib/astrology/grahas';
import { type SignTransits, transitsBySign } from '@/lib/astrology/horoscope/find-day-facts';
import { istDate } from '@/lib/astrology/horoscope/words';
import { nakshatraIndexOf } from '@/lib/astrology/nakshatras';
import { moonStar } from '@/lib/astrology/panchang';
import { signIndexOf } from '@/lib/astrology/signs';
import {
  findIngress,
  type SiderealPositions,
  siderealLongitude,
  siderealPositions,
  ujjainSunrise,
} from '@/lib/astrology/sky';
import { normalizeDegrees } from '@/lib/astrology/sky/angles';
import { findCrossing, MOON_MINUS_SUN } from '@/lib/astrology/sky/find-crossing';
import { astroTime } from '@/lib/astrology/sky/time';

const DAY_MS = 86_400_000;

export const QUICK_PLANETS = ['Mars', 'Mercury', 'Venus'] as const;
export type QuickPlanet = (typeof QUICK_PLANETS)[number];

/** A stay in one sign; `fromDate` (India, YYYY-MM-DD) is null for the first, which began before the month. */
export interface SignStay {
  signIndex: number;
  fromDate: string | null;
}

export interface MoonPhase {
  kind: 'new' | 'full';
  instant: Date;
  /** In India, YYYY-MM-DD. */
  date: string;
  /** Star 0..26 of the Moon at that instant. */
  starIndex: number;
}

export interface MonthDay {
  /** YYYY-MM-DD */
  date: string;
  /** Star 0..26 and sign 0..11 of the Moon at sunrise at Ujjain. */
  starIndex: number;
  signIndex: number;
}

export interface MonthFacts {
  /** YYYY-MM */
  month: string;
  /** "November" and "November 2026". */
  name: string;
  title: string;
  /** Months since the year 0: what the choice of words turns on. */
  monthNumber: number;
  stays: Readonly<Record<'Sun' | QuickPlanet, readonly SignStay[]>>;
  phases: readonly MoonPhase[];
  days: readonly MonthDay[];
  /** At the first sunrise of the month, with the gochara of all nine by birth sign 0..11. */
  positions: SiderealPositions;
  transitsBySign: readonly SignTransits[];
}

export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Every sign a graha is in from one instant to another, in order. */
function signStays(graha: Graha, from: Date, until: Date): SignStay[] {
  const stays: SignStay[] = [{ signIndex: signIndexOf(siderealLongitude(graha, from)), fromDate: null }];
  let ingress = findIngress(graha, from, until);
  while (ingress && ingress.instant < until) {
    stays.push({ signIndex: ingress.signIndex, fromDate: istDate(ingress.instant) });
    ingress = findIngress(graha, ingress.instant, until);
  }
  return stays;
}

const SYNODIC_MONTH_DAYS = 29.530589;
const PHASE_DEGREES = { new: 0, full: 180 } as const;

/** The new and full Moons of a span of at most a civil month, in order; two of a kind where the span holds two. */
function moonPhases(from: Date, until: Date): MoonPhase[] {
  const elongation = MOON_MINUS_SUN.degreesAt(astroTime(from));
  const found = (['new', 'full'] as const).flatMap((kind) => {
    const waitDays = normalizeDegrees(PHASE_DEGREES[kind] - elongation) / MOON_MINUS_SUN.meanDegreesPerDay;
    // From before the first that can fall in the span to after the last.
    return [-1, 0, 1].map((round) => {
      const nearMs = from.getTime() + (waitDays + round * SYNODIC_MONTH_DAYS) * DAY_MS;
      const instant = findCrossing(MOON_MINUS_SUN, PHASE_DEGREES[kind], new Date(nearMs));
      const starIndex = nakshatraIndexOf(siderealLongitude('Moon', instant));
      return { kind, instant, date: istDate(instant), starIndex };
    });
  });
  return found
    .filter(({ instant }) => instant >= from && instant < until)
    .sort((a, b) => a.instant.getTime() - b.instant.getTime());
}

/** The facts of one civil month of India. @param month YYYY-MM @throws RangeError when that is none */
export function findMonthFacts(month: string): MonthFacts {
  const [year = Number.NaN, number = Number.NaN] = month.split('-').map(Number);
  const name = MONTH_NAMES[number - 1];
  if (!name || !/^\d{4}-\d{2}$/.test(month)) throw new RangeError(`not a month: ${month}`);
  const from = new Date(`${month}-01T00:00:00+05:30`);
  const dayCount = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const until = new Date(from.getTime() + dayCount * DAY_MS);
  const positions = siderealPositions(ujjainSunrise(`${month}-01`));
  const stays = (graha: Graha) => signStays(graha, from, until);
  return {
    month,
    name,
    title: `${name} ${year}`,
    monthNumber: year * 12 + number - 1,
    stays: {
      Sun: stays('Sun'),
      Mars: stays('Mars'),
      Mercury: stays('Mercury'),
      Venus: stays('Venus'),
    },
    positions,
    transitsBySign: transitsBySign(positions),
    phases: moonPhases(from, until),
    days: Array.from({ length: dayCount }, (_, i): MonthDay => {
      const date = `${month}-${String(i + 1).padStart(2, '0')}`;
      const moon = moonStar(ujjainSunrise(date));
      return { date, starIndex: moon.index, signIndex: moon.signIndex };
    }),
  };
}
