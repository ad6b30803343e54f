/** Which planet stands out on a date, and what there is to say of it. */
import type { Graha } from '@/lib/astrology/grahas';
import type { DayFacts } from '@/lib/astrology/horoscope/find-day-facts';
import { grahaPhrase, istDate, istHour, signName } from '@/lib/astrology/horoscope/words';
import { findTransits, findWellPlaced, type Transit } from '@/lib/astrology/insights/find-transits';
import type { Draft } from '@/lib/astrology/insights/statement';
import { nakshatraAt, nakshatraIndexOf } from '@/lib/astrology/nakshatras';
import { varaOf } from '@/lib/astrology/panchang';
import { signIndexOf } from '@/lib/astrology/signs';

const DAY_MS = 86_400_000;
/** A transit is told from so many days before its date to one after it. */
const DAYS_AHEAD = 3;
const DAYS_BACK = 1;

/** How much each kind of transit stands out, by the graha; a day's distance takes off `WEIGHT_PER_DAY`. */
const WEIGHTS: Record<Transit['kind'], Readonly<Partial<Record<Graha, number>>>> = {
  enters: { Saturn: 100, Jupiter: 95, Rahu: 90, Sun: 72, Mars: 68, Venus: 60, Mercury: 56 },
  backward: { Saturn: 86, Jupiter: 85, Mars: 82, Venus: 80, Mercury: 74 },
  forward: { Saturn: 86, Jupiter: 85, Mars: 82, Venus: 80, Mercury: 74 },
  meets: { Jupiter: 70, Mars: 66, Venus: 62, Mercury: 54, Saturn: 54 },
};
const WEIGHT_PER_DAY = 6;

const SLOW: readonly Graha[] = ['Saturn', 'Jupiter', 'Rahu', 'Ketu'];
const NODES: ReadonlySet<Graha> = new Set<Graha>(['Rahu', 'Ketu']);

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

const dayCount = (date: string) => Date.parse(`${date}T00:00:00Z`) / DAY_MS;
const daysFrom = (date: string, instant: Date) => dayCount(istDate(instant)) - dayCount(date);

/** "24 November" */
const shortDate = (date: string) => `${Number(date.slice(8))} ${MONTHS[Number(date.slice(5, 7)) - 1]}`;

/** "yesterday", "today", "tomorrow", "on Tuesday": a date within three days of another. */
function dayInWords(date: string, away: number): string {
  const near: Readonly<Partial<Record<number, string>>> = { [-1]: 'yesterday', 0: 'today', 1: 'tomorrow' };
  return near[away] ?? `on ${WEEKDAYS[varaOf(date).index]}`;
}

function loudest(date: string): Transit | undefined {
  const midnight = Date.parse(`${date}T00:00:00+05:30`);
  const from = new Date(midnight - DAYS_BACK * DAY_MS);
  const until = new Date(midnight + (DAYS_AHEAD + 1) * DAY_MS);
  const weightOf = ({ kind, graha, instant }: Transit) =>
    (WEIGHTS[kind][graha] ?? 0) - WEIGHT_PER_DAY * Math.abs(daysFrom(date, instant));
  return findTransits(from, until).sort((a, b) => weightOf(b) - weightOf(a))[0];
}

const FACTS: Record<Transit['kind'], (transit: Transit) => string> = {
  enters: ({ graha, from, sign }) => `${graha} passes from ${from} into ${sign}`,
  backward: ({ graha, sign }) => `${graha} turns retrograde in ${sign}`,
  forward: ({ graha, sign }) => `${graha} turns direct in ${sign}`,
  meets: ({ graha, other, sign }) => `${graha} and ${other} are in conjunction in ${sign}`,
};

function tellTransit(transit: Transit, date: string): Omit<Draft, 'of'> {
  const { kind, graha, other, instant, sign, from = sign } = transit;
  const day = istDate(instant);
  const away = daysFrom(date, instant);
  // A station or a slow meeting has a date rather than an hour.
  const hour = istHour(instant, day);
  const hourInFact = kind === 'enters' ? ` at ${hour}` : '';
  return {
    slot: 'event',
    fact: `${FACTS[kind](transit)} on ${shortDate(day)}${hourInFact}.`,
    facts: { event: kind, time: away < 0 ? 'past' : away === 0 ? 'today' : 'soon' },
    words: {
      graha: grahaPhrase(graha),
      other: grahaPhrase(other ?? graha),
      when: dayInWords(day, away),
      date: shortDate(day),
      hour,
      sign,
      from,
    },
  };
}

/** The planetary highlight: the loudest transit, else a planet well placed, else a slow one, the next with each day. */
export function tellHighlight({ date, dayNumber, positions }: DayFacts): Draft[] {
  const placeOf = (graha: Graha) => {
    const { longitudeDegrees, retrograde } = positions[graha];
    const degree = `${Math.floor(longitudeDegrees % 30)}°`;
    const sign = signName(signIndexOf(longitudeDegrees));
    const star = nakshatraAt(nakshatraIndexOf(longitudeDegrees)).name;
    return { degree, sign, star, course: retrograde && !NODES.has(graha) ? 'backward' : 'plain' };
  };
  const transit = loudest(date);
  const wellPlaced = findWellPlaced(positions);
  const seated = wellPlaced[dayNumber % wellPlaced.length];
  const graha = transit?.graha ?? seated?.graha ?? SLOW[dayNumber % SLOW.length] ?? 'Saturn';
  const { course, ...words } = placeOf(graha);
  const own = { graha: grahaPhrase(graha), sign: words.sign };
  const seat = seated?.seat ?? 'slow';
  const seatInWords = { exalted: 'its exaltation', own: 'a sign of its own', slow: 'one of the slow' }[seat];
  const event = transit
    ? tellTransit(transit, date)
    : {
        slot: 'event',
        fact: `${graha} in ${words.sign}: ${seatInWords}.`,
        facts: { event: seat },
        words: own,
      };
  const of = 'planetaryHighlight';
  return [
    { of, ...event },
    {
      of,
      slot: 'place',
      fact: `${graha} at ${words.degree} of ${words.sign}, in ${words.star}, at sunrise${course === 'backward' ? ', retrograde' : ''}.`,
      facts: { course },
      words,
    },
    { of, slot: 'graha', facts: { graha } },
  ];
}
