import lexicon from '@/content/horoscope/lexicon.json' with { type: 'json' };
import { chandraBalaOf, houseFrom, isChandrashtama, taraOf } from '@/lib/astrology/gochara';
import {
  type MonthFacts,
  type MoonPhase,
  QUICK_PLANETS,
  type QuickPlanet,
} from '@/lib/astrology/horoscope/find-month-facts';
import type { SignGroup } from '@/lib/astrology/horoscope/find-star-facts';
import { isGoodHouse } from '@/lib/astrology/horoscope/good-houses';
import type { Draft } from '@/lib/astrology/horoscope/statement';
import { taraTone } from '@/lib/astrology/horoscope/tone';
import { listWords, ordinalFigure, ordinalWord, placeFrom, signName } from '@/lib/astrology/horoscope/words';
import { type NamedNakshatra, nakshatraAt } from '@/lib/astrology/nakshatras';

/** A month as it stands to one birth star. */
export interface MonthOfStar {
  month: MonthFacts;
  starIndex: number;
  star: NamedNakshatra;
  groups: readonly SignGroup[];
}

/** Short sentences leave room for both signs of a star in two. */
export type Form = 'full' | 'short';

/** "16 November", of a date YYYY-MM-DD of the month. */
export function dayOfMonth(month: MonthFacts, date: string): string {
  return `${Number(date.slice(8))} ${month.name}`;
}

export function tellSun({ month }: MonthOfStar, group: SignGroup, form: Form): Draft {
  const sign = signName(group.signIndex);
  const [first, second] = month.stays.Sun;
  if (!first || !second?.fromDate) throw new Error(`the Sun enters no sign in ${month.month}`);
  const houses = [first, second].map((stay) => houseFrom(group.signIndex, stay.signIndex));
  const [house = 1, nextHouse = 1] = houses;
  const [grade, nextGrade] = houses.map((each) => (isGoodHouse('Sun', each) ? 'good' : 'low'));
  const ingressDay = dayOfMonth(month, second.fromDate);
  return {
    slot: 'monthSun',
    fact: `Sun in ${signName(first.signIndex)}, ${ordinalFigure(house)} from ${sign}; on ${ingressDay} it enters ${signName(second.signIndex)}, ${ordinalFigure(nextHouse)} (good houses 3, 6, 10, 11; vedha not counted over a month).`,
    facts: { form, sunShift: `${grade}-${nextGrade}` },
    words: {
      sign,
      sunSign: signName(first.signIndex),
      nextSunSign: signName(second.signIndex),
      sunAt: placeFrom(group.signIndex, house),
      sunHouse: ordinalWord(house),
      nextSunHouse: ordinalWord(nextHouse),
      topic: lexicon.houseTopics[house - 1] ?? '',
      nextTopic: lexicon.houseTopics[nextHouse - 1] ?? '',
      ingressDay,
    },
  };
}

function pathOf({ month }: MonthOfStar, group: SignGroup, planet: QuickPlanet) {
  const stays = month.stays[planet].map(({ signIndex, fromDate }) => ({
    house: houseFrom(group.signIndex, signIndex),
    fromDay: fromDate && ordinalFigure(Number(fromDate.slice(8))),
  }));
  const goods = stays.map(({ house }) => isGoodHouse(planet, house));
  // "the third house until the 12th, then the fourth"; a house that comes back comes "again".
  const words = stays.map(({ house }, i) => {
    const untilDay = stays[i + 1]?.fromDay;
    const again = stays.slice(0, i).some((earlier) => earlier.house === house) ? ' again' : '';
    const named = `the ${ordinalWord(house)}${i === 0 ? ' house' : ''}${again}`;
    const then = i > 0 && i === stays.length - 1 ? 'then ' : '';
    return `${then}${named}${untilDay ? ` until the ${untilDay}` : ''}`;
  });
  const [first, ...later] = stays;
  const brackets = later.map(({ house, fromDay }) => `${ordinalWord(house)} from the ${fromDay}`).join(', ');
  const short = `the ${ordinalWord(first?.house ?? 1)}${brackets && ` (${brackets})`}`;
  const figures = stays.map(
    ({ house, fromDay }) => `${ordinalFigure(house)}${fromDay ? ` from the ${fromDay}` : ''}`,
  );
  return { goods, words: words.join(', '), short, figures: figures.join(', ') };
}

function pathTone(goods: readonly boolean[]): string {
  if (goods.every((good) => good)) return 'good';
  if (goods.every((good) => !good)) return 'low';
  const first = goods[0];
  const last = goods.at(-1);
  if (first === last) return 'varies';
  return last ? 'rises' : 'falls';
}

export function tellQuickPlanet(given: MonthOfStar, group: SignGroup, planet: QuickPlanet): Draft {
  const path = pathOf(given, group, planet);
  return {
    slot: 'monthQuick',
    fact: `${planet} from ${signName(group.signIndex)}: house ${path.figures}.`,
    facts: { form: 'full', planet, pathTone: pathTone(path.goods) },
    words: { path: path.words },
  };
}

export function tellQuickPlanets(given: MonthOfStar, group: SignGroup): Draft {
  const paths = QUICK_PLANETS.map((planet) => ({ planet, ...pathOf(given, group, planet) }));
  const helpful = paths.filter(({ goods }) => goods[0]).map(({ planet }) => planet);
  const facts = paths.map(({ planet, figures }) => `${planet} house ${figures}`).join('; ');
  const [mars, mercury, venus] = paths.map(({ short }) => short);
  return {
    slot: 'monthQuick',
    fact: `From ${signName(group.signIndex)}: ${facts}. In a good house as the month begins: ${listWords(helpful) || 'none'}.`,
    facts: { form: 'short', helpers: helpful.length },
    words: {
      marsPath: mars ?? '',
      mercuryPath: mercury ?? '',
      venusPath: venus ?? '',
      helpful: listWords(helpful),
    },
  };
}

export function tellMoonPhase(given: MonthOfStar, phase: MoonPhase): Draft {
  const tara = taraOf(given.starIndex, phase.starIndex);
  const moonStar = nakshatraAt(phase.starIndex).name;
  const moonDay = dayOfMonth(given.month, phase.date);
  return {
    slot: 'monthMoons',
    fact: `${phase.kind === 'new' ? 'New' : 'Full'} Moon on ${moonDay} in ${moonStar}: tara ${tara.index}, ${tara.name}.`,
    facts: { moon: phase.kind, tone: taraTone(tara.index) },
    words: { moonDay, moonStar, moonTara: tara.name },
  };
}

function datesOf({ month }: MonthOfStar, days: MonthFacts['days']): string {
  if (days.length === 0) return '';
  return `${listWords(days.map(({ date }) => Number(date.slice(8))))} ${month.name}`;
}

export function tellGoodDays(given: MonthOfStar, group: SignGroup, form: Form): Draft {
  const days = given.month.days.filter(
    (day) =>
      taraTone(taraOf(given.starIndex, day.starIndex).index) === 'good' &&
      chandraBalaOf(group.signIndex, day.signIndex).good,
  );
  const dates = datesOf(given, days);
  const goodDays = days.length > 1 ? 'several' : days.length === 1 ? 'one' : 'none';
  return {
    slot: 'monthDays',
    fact: `Sunrises with tara 2, 4, 6, 8 or 9 from ${given.star.name} and good chandra bala from ${signName(group.signIndex)}: ${dates || 'none'}.`,
    facts: { form, goodDays },
    words: { dates },
  };
}

export function tellEighthDays(given: MonthOfStar, group: SignGroup, form: Form): Draft {
  const days = given.month.days.filter((day) => isChandrashtama(group.signIndex, day.signIndex));
  const dates = datesOf(given, days);
  const sign = signName(group.signIndex);
  return {
    slot: 'monthEighth',
    fact: `Sunrises with the Moon 8th from ${sign}: ${dates || 'none'}.`,
    facts: { form, eighthDays: days.length > 0 },
    words: { dates, sign },
  };
}

/** What the month's text ends on. */
export function tellStarNature({ star }: MonthOfStar): Draft {
  return {
    slot: 'monthClose',
    fact: `${star.name} is a star of ${star.element} (Brihat Samhita), drawn as ${star.symbol}.`,
    facts: { element: star.element },
  };
}
