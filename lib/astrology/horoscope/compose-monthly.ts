import lexicon from '@/content/horoscope/lexicon.json';
import { chandraBalaOf, houseFrom, isChandrashtama, taraOf } from '@/lib/astrology/gochara';
import type { SignGroup } from '@/lib/astrology/horoscope/find-day-facts';
import { type MonthFacts, QUICK_PLANETS, type QuickPlanet } from '@/lib/astrology/horoscope/find-month-facts';
import { isGoodHouse } from '@/lib/astrology/horoscope/good-houses';
import { padaLabel } from '@/lib/astrology/horoscope/pada-label';
import type { Facts, Words } from '@/lib/astrology/horoscope/phrases';
import type { StarWriter } from '@/lib/astrology/horoscope/star-writer';
import type { ComposedText, Statement } from '@/lib/astrology/horoscope/statement';
import { taraTone } from '@/lib/astrology/horoscope/tone';
import { listWords, ordinalFigure, ordinalWord, signName, upperFirst } from '@/lib/astrology/horoscope/words';
import { type NamedNakshatra, nakshatraAt } from '@/lib/astrology/nakshatras';

interface MonthOfStar {
  month: MonthFacts;
  starIndex: number;
  star: NamedNakshatra;
  groups: readonly SignGroup[];
  writer: StarWriter;
}

/** The month's text for one star in markdown, with a statement for each sentence. */
export function composeMonthly(given: MonthOfStar): ComposedText {
  const statements: Statement[] = [];
  const { groups, writer } = given;
  const form = groups.length === 1 ? 'full' : 'short';
  const say = (slot: string, fact: string, facts: Facts, words: Words): string => {
    const text = upperFirst(writer.say(slot, facts, words));
    statements.push({ of: 'monthly', slot, fact, facts, text });
    return text;
  };
  /** One paragraph for a star in one sign; else a list with a line for each sign. */
  const perSign = (write: (group: SignGroup) => string) =>
    groups.length === 1
      ? groups.map(write).join('')
      : `\n${groups.map((group) => `- ${padaLabel(group)}: ${write(group)}`).join('\n')}`;

  const sections: [string, string][] = [
    ['The Sun', perSign((group) => say('monthSun', ...sunSentence(given, group, form)))],
    [
      'Mars, Mercury, Venus',
      perSign((group) =>
        form === 'full'
          ? QUICK_PLANETS.map((planet) => say('monthQuick', ...quickSentence(given, group, planet))).join(' ')
          : say('monthQuick', ...quickLine(given, group)),
      ),
    ],
    [
      'New and full Moon',
      given.month.phases.map((phase) => say('monthMoons', ...moonSentence(given, phase))).join(' '),
    ],
    ['Good days', perSign((group) => say('monthDays', ...goodDaysSentence(given, group, form)))],
    ['Quiet days', perSign((group) => say('monthEighth', ...eighthSentence(given, group, form)))],
  ];
  const close = say(
    'monthClose',
    `${given.star.name} is a star of ${given.star.element} (Brihat Samhita), drawn as ${given.star.symbol}.`,
    { element: given.star.element },
    {},
  );
  const text = [...sections.map(([title, body]) => `**${title}.** ${body}`.replace(' \n', '\n')), close].join(
    '\n\n',
  );
  return { text, statements };
}

type Sentence = [fact: string, facts: Facts, words: Words];

/** "16 November", of a date YYYY-MM-DD of the month. */
function dayOfMonth(month: MonthFacts, date: string): string {
  return `${Number(date.slice(8))} ${month.name}`;
}

function sunSentence({ month }: MonthOfStar, group: SignGroup, form: string): Sentence {
  const sign = signName(group.signIndex);
  const [first, second] = month.stays.Sun;
  if (!first || !second?.fromDate) throw new Error(`the Sun enters no sign in ${month.month}`);
  const houses = [first, second].map((stay) => houseFrom(group.signIndex, stay.signIndex));
  const [house = 1, nextHouse = 1] = houses;
  const [grade, nextGrade] = houses.map((each) => (isGoodHouse('Sun', each) ? 'good' : 'low'));
  const ingressDay = dayOfMonth(month, second.fromDate);
  return [
    `Sun in ${signName(first.signIndex)}, ${ordinalFigure(house)} from ${sign}; on ${ingressDay} it enters ${signName(second.signIndex)}, ${ordinalFigure(nextHouse)} (good houses 3, 6, 10, 11; vedha not counted over a month).`,
    { form, sunShift: `${grade}-${nextGrade}` },
    {
      sign,
      sunSign: signName(first.signIndex),
      nextSunSign: signName(second.signIndex),
      sunHouse: ordinalWord(house),
      nextSunHouse: ordinalWord(nextHouse),
      topic: lexicon.houseTopics[house - 1] ?? '',
      nextTopic: lexicon.houseTopics[nextHouse - 1] ?? '',
      ingressDay,
    },
  ];
}

function pathOf({ month }: MonthOfStar, group: SignGroup, planet: QuickPlanet) {
  const stays = month.stays[planet].map(({ signIndex, fromDate }) => ({
    house: houseFrom(group.signIndex, signIndex),
    fromDay: fromDate && ordinalFigure(Number(fromDate.slice(8))),
  }));
  const goods = stays.map(({ house }) => isGoodHouse(planet, house));
  const words = stays.map(({ house, fromDay }) =>
    fromDay ? `from the ${fromDay} the ${ordinalWord(house)}` : `the ${ordinalWord(house)}`,
  );
  const figures = stays.map(
    ({ house, fromDay }) => `${ordinalFigure(house)}${fromDay ? ` from the ${fromDay}` : ''}`,
  );
  return { goods, words: listWords(words), figures: figures.join(', ') };
}

function pathTone(goods: readonly boolean[]): string {
  if (goods.every((good) => good)) return 'good';
  if (goods.every((good) => !good)) return 'low';
  const first = goods[0];
  const last = goods.at(-1);
  if (first === last) return 'varies';
  return last ? 'rises' : 'falls';
}

function quickSentence(given: MonthOfStar, group: SignGroup, planet: QuickPlanet): Sentence {
  const path = pathOf(given, group, planet);
  return [
    `${planet} from ${signName(group.signIndex)}: house ${path.figures}.`,
    { form: 'full', planet, pathTone: pathTone(path.goods) },
    { path: path.words },
  ];
}

function quickLine(given: MonthOfStar, group: SignGroup): Sentence {
  const paths = QUICK_PLANETS.map((planet) => ({ planet, ...pathOf(given, group, planet) }));
  const helpful = paths.filter(({ goods }) => goods[0]).map(({ planet }) => planet);
  const facts = paths.map(({ planet, figures }) => `${planet} house ${figures}`).join('; ');
  const [mars, mercury, venus] = paths.map(({ words }) => words);
  return [
    `From ${signName(group.signIndex)}: ${facts}. In a good house as the month begins: ${listWords(helpful) || 'none'}.`,
    { form: 'short', helpers: helpful.length },
    {
      marsPath: mars ?? '',
      mercuryPath: mercury ?? '',
      venusPath: venus ?? '',
      helpful: listWords(helpful),
    },
  ];
}

function moonSentence(given: MonthOfStar, phase: MonthFacts['phases'][number]): Sentence {
  const tara = taraOf(given.starIndex, phase.starIndex);
  const moonStar = nakshatraAt(phase.starIndex).name;
  const moonDay = dayOfMonth(given.month, phase.date);
  return [
    `${phase.kind === 'new' ? 'New' : 'Full'} Moon on ${moonDay} in ${moonStar}: tara ${tara.index}, ${tara.name}.`,
    { moon: phase.kind, tone: taraTone(tara.index) },
    { moonDay, moonStar, moonTara: tara.name },
  ];
}

function datesOf({ month }: MonthOfStar, days: MonthFacts['days']): string {
  if (days.length === 0) return '';
  return `${listWords(days.map(({ date }) => Number(date.slice(8))))} ${month.name}`;
}

function goodDaysSentence(given: MonthOfStar, group: SignGroup, form: string): Sentence {
  const days = given.month.days.filter(
    (day) =>
      taraTone(taraOf(given.starIndex, day.starIndex).index) === 'good' &&
      chandraBalaOf(group.signIndex, day.signIndex).good,
  );
  const dates = datesOf(given, days);
  const goodDays = days.length > 1 ? 'several' : days.length === 1 ? 'one' : 'none';
  return [
    `Sunrises with tara 2, 4, 6, 8 or 9 from ${given.star.name} and good chandra bala from ${signName(group.signIndex)}: ${dates || 'none'}.`,
    { form, goodDays },
    { dates },
  ];
}

function eighthSentence(given: MonthOfStar, group: SignGroup, form: string): Sentence {
  const days = given.month.days.filter((day) => isChandrashtama(group.signIndex, day.signIndex));
  const dates = datesOf(given, days);
  const sign = signName(group.signIndex);
  return [
    `Sunrises with the Moon 8th from ${sign}: ${dates || 'none'}.`,
    { form, eighthDays: days.length > 0 },
    { dates, sign },
  ];
}
