/** What the sky says about a civil date, computed once and shared by all 27 stars. */
import { chandraBalaOf, type Gochara, gocharaOf, type TaraOfDay, taraOf } from '@/lib/astrology/gochara';
import { GRAHAS, type Graha, naturalRelation, type VisibleGraha } from '@/lib/astrology/grahas';
import { type NamedNakshatra, nakshatraAt, signsOfStar } from '@/lib/astrology/nakshatras';
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
  /** Days since 1970-01-01: what the choice of words turns on. */
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

export type LordRelation = 'same' | 'friend' | 'neutral' | 'enemy';

/** One birth sign of a star and the padas that lie in it. */
export interface SignGroup {
  signIndex: number;
  padas: readonly number[];
}

export interface StarFacts {
  starIndex: number;
  star: NamedNakshatra;
  tara: TaraOfDay;
  /** Taras that follow at the day's star changes. */
  laterTaras: readonly TaraOfDay[];
  groups: readonly (SignGroup & {
    moonHouse: number;
    moonGood: boolean;
    /** After the Moon's change of sign, where there is one. */
    laterMoonHouse: number | null;
    transits: SignTransits;
  })[];
  /** How the lord of the birth star regards the lord of the day's star, and the lord of the weekday. */
  lordRelation: LordRelation;
  weekdayRelation: LordRelation;
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
  const dayNumber = Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS);
  const nextSunrise = ujjainSunrise(new Date((dayNumber + 1) * DAY_MS).toISOString().slice(0, 10));
  const moon = moonStar(sunrise);
  const positions = siderealPositions(sunrise);
  const signStep = nextMoonSignChange(sunrise, nextSunrise);
  const vara = varaOf(date);
  return {
    date,
    dayNumber,
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
    transitsBySign: Array.from(
      { length: 12 },
      (_, sign) =>
        Object.fromEntries(GRAHAS.map((graha) => [graha, gocharaOf(graha, sign, positions)])) as Record<
          Graha,
          Gochara
        >,
    ),
  };
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** The classical table has no nodes; by the old maxim Rahu acts as Saturn and Ketu as Mars. */
function actingGraha(graha: Graha): VisibleGraha {
  if (graha === 'Rahu') return 'Saturn';
  return graha === 'Ketu' ? 'Mars' : graha;
}

/** How one star or day lord naturally regards another. */
export function lordRelation(from: Graha, towards: Graha): LordRelation {
  return from === towards ? 'same' : naturalRelation(actingGraha(from), actingGraha(towards));
}

/** The birth signs of a star with their padas: one group, or two for a star across a sign's edge. */
export function signGroupsOf(starIndex: number): SignGroup[] {
  const signs = signsOfStar(starIndex);
  const padas = [1, 2, 3, 4];
  return signs.map((signIndex) => ({
    signIndex,
    padas: padas.filter((pada) => Math.floor((starIndex * 4 + pada - 1) / 9) === signIndex),
  }));
}

/** The day as it stands to one birth star 0..26. */
export function findStarFacts(day: DayFacts, starIndex: number): StarFacts {
  const star = nakshatraAt(starIndex);
  const dayStar = nakshatraAt(day.moonStarIndex);
  return {
    starIndex,
    star,
    tara: taraOf(starIndex, day.moonStarIndex),
    laterTaras: day.starChanges.map((change) => taraOf(starIndex, change.index)),
    groups: signGroupsOf(starIndex).map((group) => {
      const moon = chandraBalaOf(group.signIndex, day.moonSignIndex);
      const transits = day.transitsBySign[group.signIndex];
      if (!transits) throw new RangeError(`no transits for the sign ${group.signIndex}`);
      return {
        ...group,
        moonHouse: moon.house,
        moonGood: moon.good,
        laterMoonHouse: day.signChange && chandraBalaOf(group.signIndex, day.signChange.index).house,
        transits,
      };
    }),
    lordRelation: lordRelation(star.lord, dayStar.lord),
    weekdayRelation: lordRelation(star.lord, day.weekdayLord),
  };
}
