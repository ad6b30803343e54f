/** What the sky says about a civil date, computed once and shared by all 27 stars. */
import { type Gochara, gocharaOf } from '@/lib/astrology/gochara';
import { GRAHAS, type Graha, type VisibleGraha } from '@/lib/astrology/grahas';
import {
  elementIndexAt,
  KARANA_NAMES,
  moonStar,
  nextMoonSignChange,
  nextStarChange,
  varaOf,
  YOGA_NAMES,
} from '@/lib/astrology/panchang';
import { type SiderealPositions, siderealPositions, ujjainSunrise } from '@/lib/astrology/sky';

const DAY_MS = 86_400_000;
const JULIAN_DAY_OF_1970 = 2_440_588;

export interface MoonStep {
  instant: Date;
  /** Star 0..26 or sign 0..11 that the Moon enters. */
  index: number;
}

/** The nine transits as they stand to one birth sign. */
export type SignTransits = Readonly<Record<Graha, Gochara>>;

export interface DayFacts {
  /** YYYY-MM-DD */
  date: string;
  /** Julian day number of the date's noon: what the choice of words turns on. */
  dayNumber: number;
  /** At Ujjain, on the date and on the next. */
  sunrise: Date;
  nextSunrise: Date;
  /** Star 0..26 and sign 0..11 of the Moon at sunrise. */
  moonStarIndex: number;
  moonSignIndex: number;
  /** What the Moon enters after sunrise and before the next, in order: at most two stars, one sign. */
  starChanges: readonly MoonStep[];
  signChange: MoonStep | null;
  /** 1..30, at sunrise. */
  tithiIndex: number;
  yogaName: string;
  karanaName: string;
  /** English name, "Thursday". */
  weekday: string;
  weekdayLord: VisibleGraha;
  /** At sunrise. */
  positions: SiderealPositions;
  /** Gochara of all nine by birth sign 0..11. */
  transitsBySign: readonly SignTransits[];
}

function moonSteps(from: Date, until: Date, next: (from: Date, until: Date) => Date | null, index: number) {
  const steps: MoonStep[] = [];
  let instant = next(from, until);
  while (instant) {
    steps.push({ instant, index: index + steps.length + 1 });
    instant = next(instant, until);
  }
  return steps;
}

/** The day's facts at sunrise at Ujjain. @param date YYYY-MM-DD @throws RangeError when that is no date */
export function findDayFacts(date: string): DayFacts {
  const sunrise = ujjainSunrise(date);
  const midnightMs = Date.parse(`${date}T00:00:00Z`);
  const nextSunrise = ujjainSunrise(new Date(midnightMs + DAY_MS).toISOString().slice(0, 10));
  const moon = moonStar(sunrise);
  const positions = siderealPositions(sunrise);
  const signStep = nextMoonSignChange(sunrise, nextSunrise);
  const vara = varaOf(date);
  return {
    date,
    dayNumber: Math.round(midnightMs / DAY_MS) + JULIAN_DAY_OF_1970,
    sunrise,
    nextSunrise,
    moonStarIndex: moon.index,
    moonSignIndex: moon.signIndex,
    starChanges: moonSteps(sunrise, nextSunrise, nextStarChange, moon.index).map(({ instant, index }) => ({
      instant,
      index: index % 27,
    })),
    signChange: signStep && { instant: signStep, index: (moon.signIndex + 1) % 12 },
    tithiIndex: elementIndexAt('tithi', sunrise),
    yogaName: YOGA_NAMES[elementIndexAt('yoga', sunrise) - 1] ?? '',
    karanaName: KARANA_NAMES[elementIndexAt('karana', sunrise) - 1] ?? '',
    weekday: WEEKDAYS[vara.index] ?? '',
    weekdayLord: vara.lord,
    positions,
    transitsBySign: transitsBySign(positions),
  };
}

/** Gochara of all nine for each birth sign 0..11. */
export function transitsBySign(positions: SiderealPositions): SignTransits[] {
  return Array.from(
    { length: 12 },
    (_, sign) =>
      Object.fromEntries(GRAHAS.map((graha) => [graha, gocharaOf(graha, sign, positions)])) as Record<
        Graha,
        Gochara
      >,
  );
}

export type Hours = 'early' | 'day' | 'night';
const EARLY_MS = 3 * 3_600_000;
const NIGHT_FROM_IST = '21:00';

/** The part of the day a change falls in: within three hours of sunrise, by day, or from 21:00 in India. */
export function hoursOf({ date, sunrise }: DayFacts, instant: Date): Hours {
  if (instant.getTime() - sunrise.getTime() < EARLY_MS) return 'early';
  return instant.getTime() < Date.parse(`${date}T${NIGHT_FROM_IST}:00+05:30`) ? 'day' : 'night';
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
