import { createDailyComposer } from '@/lib/astrology/horoscope/compose-daily';
import { composeLifeAreas } from '@/lib/astrology/horoscope/compose-life-areas';
import { composeMonthly } from '@/lib/astrology/horoscope/compose-monthly';
import { type DayFacts, findDayFacts } from '@/lib/astrology/horoscope/find-day-facts';
import { findMonthFacts, type MonthFacts } from '@/lib/astrology/horoscope/find-month-facts';
import { findStarFacts, type StarFacts, signGroupsOf } from '@/lib/astrology/horoscope/find-star-facts';
import { createPicker } from '@/lib/astrology/horoscope/pick-phrase';
import { createStarWriter } from '@/lib/astrology/horoscope/star-writer';
import { type ComposedText, reasonsOf } from '@/lib/astrology/horoscope/statement';
import {
  type HoroscopeDay,
  LIFE_AREAS,
  type LifeArea,
  type NakshatraHoroscope,
} from '@/lib/astrology/horoscope/types';
import { signName } from '@/lib/astrology/horoscope/words';
import { NAKSHATRAS, type NakshatraName } from '@/lib/astrology/nakshatras';

export interface ComposedStar {
  facts: StarFacts;
  daily: ComposedText;
  monthly: ComposedText;
  lifeAreas: Record<LifeArea, ComposedText>;
}

export interface ComposedDay {
  day: DayFacts;
  month: MonthFacts;
  stars: readonly ComposedStar[];
}

export interface ComposedMonth {
  facts: MonthFacts;
  /** The 27 texts in the order of the stars. */
  texts: readonly ComposedText[];
}

/** The month's texts for all 27 stars. @param month YYYY-MM */
export function composeMonth(month: string): ComposedMonth {
  const facts = findMonthFacts(month);
  const picker = createPicker(facts.monthNumber);
  const texts = NAKSHATRAS.map((star, starIndex) =>
    composeMonthly(
      { month: facts, starIndex, star, groups: signGroupsOf(starIndex) },
      createStarWriter(picker, star, starIndex, facts.monthNumber),
    ),
  );
  return { facts, texts };
}

/** The months last asked for: neighbouring days share theirs, and a month costs more than a day. */
const recentMonths = new Map<string, ComposedMonth>();
const RECENT_MONTHS = 4;

function recentMonth(month: string): ComposedMonth {
  const known = recentMonths.get(month);
  if (known) return known;
  const composed = composeMonth(month);
  const [oldest] = recentMonths.keys();
  if (oldest !== undefined && recentMonths.size >= RECENT_MONTHS) recentMonths.delete(oldest);
  recentMonths.set(month, composed);
  return composed;
}

/** A date's texts with the statements they are made of. @param date YYYY-MM-DD @throws RangeError when that is no date */
export function composeStatements(date: string): ComposedDay {
  const day = findDayFacts(date);
  const month = recentMonth(date.slice(0, 7));
  const composeDaily = createDailyComposer(day);
  const dailyPicker = createPicker(day.dayNumber);
  const areaPicker = createPicker(day.dayNumber);
  const stars = NAKSHATRAS.map((star, starIndex): ComposedStar => {
    const facts = findStarFacts(day, starIndex);
    const monthly = month.texts[starIndex];
    if (!monthly) throw new Error(`no text of the month for ${star.name}`);
    return {
      facts,
      daily: composeDaily(facts, createStarWriter(dailyPicker, star, starIndex, day.dayNumber)),
      monthly,
      lifeAreas: composeLifeAreas(
        day,
        facts,
        createStarWriter(areaPicker, star, starIndex, day.dayNumber + 1),
      ),
    };
  });
  return { day, month: month.facts, stars };
}

/**
 * The horoscopes of all 27 stars for a civil date, from the sky at sunrise at Ujjain on it. Pure: the same date gives the
 * same text.
 * @param date YYYY-MM-DD, within the years the sky is known for (1900..2099)
 * @throws RangeError when that is no date
 */
export function composeHoroscopeDay(date: string): HoroscopeDay {
  const { day, month, stars } = composeStatements(date);
  const changesAt = day.starChanges[0]?.instant.toISOString() ?? null;
  const entries = stars.map(({ facts, daily, monthly, lifeAreas }): [NakshatraName, NakshatraHoroscope] => [
    facts.star.name,
    {
      daily: daily.text,
      monthly: monthly.text,
      lifeAreas: Object.fromEntries(LIFE_AREAS.map((area) => [area, lifeAreas[area].text])) as Record<
        LifeArea,
        string
      >,
      tara: { index: facts.tara.index, name: facts.tara.name, cycle: facts.tara.cycle },
      chandraBala: facts.groups.map(({ signIndex, moonHouse, moonGood }) => ({
        sign: signName(signIndex),
        house: moonHouse,
        good: moonGood,
      })),
      changesAt,
      reasons: reasonsOf([
        ...daily.statements,
        ...monthly.statements,
        ...LIFE_AREAS.flatMap((area) => lifeAreas[area].statements),
      ]),
    },
  ]);
  return {
    date,
    month: month.title,
    nakshatras: Object.fromEntries(entries) as Record<NakshatraName, NakshatraHoroscope>,
  };
}
