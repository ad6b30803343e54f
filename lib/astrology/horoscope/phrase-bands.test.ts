/**
 * Recomputes every fact behind every sentence from the grahas' longitudes alone, by tables of its own (Brihat
 * Parashara's friendships, Phaladeepika's gochara and vedha), and refuses a sentence that no phrase in band can have made.
 */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { type ComposedDay, composeStatements } from '@/lib/astrology/horoscope/compose-day';
import { type Facts, isInBand, PHRASE_FILES } from '@/lib/astrology/horoscope/phrases';
import type { Statement } from '@/lib/astrology/horoscope/statement';
import { LIFE_AREAS } from '@/lib/astrology/horoscope/types';
import { SIGNS } from '@/lib/astrology/signs';
import { siderealPositions, ujjainSunrise } from '@/lib/astrology/sky';

const DATES = [
  '1900-01-01',
  '1923-07-19',
  '1947-08-15',
  '1969-12-31',
  '1984-02-29',
  '2001-09-03',
  '2018-02-11',
  '2024-04-08',
  '2026-03-25',
  '2026-11-21',
  '2031-05-30',
  '2058-10-12',
  '2099-12-31',
];

const LORDS = ['Ketu', 'Venus', 'Sun', 'Moon', 'Mars', 'Rahu', 'Jupiter', 'Saturn', 'Mercury'] as const;
const DAY_LORDS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;
const SIGN_LORDS = 'Mars Venus Mercury Moon Sun Mercury Venus Mars Jupiter Saturn Saturn Jupiter'.split(' ');
const FRIENDS: Record<string, string> = {
  Sun: 'Moon Mars Jupiter',
  Moon: 'Sun Mercury',
  Mars: 'Sun Moon Jupiter',
  Mercury: 'Sun Venus',
  Jupiter: 'Sun Moon Mars',
  Venus: 'Mercury Saturn',
  Saturn: 'Mercury Venus',
};
const ENEMIES: Record<string, string> = {
  Sun: 'Venus Saturn',
  Moon: '',
  Mars: 'Mercury',
  Mercury: 'Moon',
  Jupiter: 'Mercury Venus',
  Venus: 'Sun Moon',
  Saturn: 'Sun Moon Mars',
};
/** Good house, then the house from which it is obstructed. */
const GOCHARA: Record<string, string> = {
  Sun: '3-9 6-12 10-4 11-5',
  Moon: '1-5 3-9 6-12 7-2 10-4 11-8',
  Mars: '3-12 6-9 11-5',
  Mercury: '2-5 4-3 6-9 8-1 10-8 11-12',
  Jupiter: '2-12 5-4 7-3 9-10 11-8',
  Venus: '1-8 2-7 3-1 4-10 5-9 8-5 9-11 11-6 12-3',
  Saturn: '3-12 6-9 11-5',
  Rahu: '3-0 6-0 11-0',
  Ketu: '3-0 6-0 11-0',
};
const HARSH = [1, 6, 9, 10, 13, 15, 17, 19, 27];
const GENTLE = ['Moon', 'Mercury', 'Jupiter', 'Venus'];

type Longitudes = Record<string, number>;
const longitudesAt = (instant: Date): Longitudes =>
  Object.fromEntries(
    Object.entries(siderealPositions(instant)).map(([graha, { longitudeDegrees }]) => [
      graha,
      longitudeDegrees,
    ]),
  );
const signAt = (longitude: number) => Math.floor(longitude / 30);
const starAt = (longitude: number) => Math.floor(longitude / (360 / 27));
const house = (from: number, longitude: number) => ((signAt(longitude) - from + 12) % 12) + 1;

function goodHouse(graha: string, number: number): { good: boolean; vedha: number } {
  const pair = GOCHARA[graha]?.split(' ').find((each) => each.startsWith(`${number}-`));
  return { good: pair !== undefined, vedha: Number(pair?.split('-')[1] ?? 0) };
}

function transit(graha: string, from: number, sky: Longitudes): 'helps' | 'checked' | 'asks' {
  const { good, vedha } = goodHouse(graha, house(from, sky[graha] ?? 0));
  if (!good) return 'asks';
  const spared: Record<string, string> = { Sun: 'Saturn', Saturn: 'Sun', Moon: 'Mercury', Mercury: 'Moon' };
  const obstructed = Object.entries(sky).some(
    ([other, longitude]) => other !== graha && spared[graha] !== other && house(from, longitude) === vedha,
  );
  return obstructed ? 'checked' : 'helps';
}

const tara = (birth: number, day: number) => {
  const steps = (day - birth + 27) % 27;
  return { index: (steps % 9) + 1, cycle: Math.floor(steps / 9) + 1 };
};
const tone = (index: number) => (index === 1 ? 'own' : [3, 5, 7].includes(index) ? 'hard' : 'good');
const moonGood = (number: number) => [1, 3, 6, 7, 10, 11].includes(number);

function relation(from: string, to: string): string {
  if (from === to) return 'same';
  const acting = (graha: string) => ({ Rahu: 'Saturn', Ketu: 'Mars' })[graha] ?? graha;
  const [a, b] = [acting(from), acting(to)];
  if (a === b || FRIENDS[a]?.split(' ').includes(b)) return 'friend';
  return ENEMIES[a]?.split(' ').includes(b) ? 'enemy' : 'neutral';
}

/** The sign a fact is counted from. */
function signOf(fact: string): number {
  const named = [...fact.matchAll(/[Ff]rom (\w+)/g)].map(([, name]) =>
    (SIGNS as readonly string[]).indexOf(name ?? ''),
  );
  return named.findLast((index) => index >= 0) ?? -1;
}

const graded = (goods: boolean[]) => {
  if (goods.every(Boolean)) return 'good';
  if (!goods.some(Boolean)) return 'low';
  if (goods[0] === goods.at(-1)) return 'varies';
  return goods.at(-1) ? 'rises' : 'falls';
};

/** The Moon's next change of `index` after an instant and before another, found by plain bisection. */
function nextChange(from: Date, until: Date, index: (longitude: number) => number): Date | null {
  const at = (ms: number) => index(longitudesAt(new Date(ms)).Moon ?? 0);
  const start = at(from.getTime());
  for (let ms = from.getTime(); ms < until.getTime(); ms += 1_800_000) {
    if (at(Math.min(ms + 1_800_000, until.getTime())) === start) continue;
    let [low, high] = [ms, Math.min(ms + 1_800_000, until.getTime())];
    while (high - low > 2) {
      const middle = Math.floor((low + high) / 2);
      if (at(middle) === start) low = middle;
      else high = middle;
    }
    return new Date(high);
  }
  return null;
}

interface Sky {
  date: string;
  sunrise: Date;
  sky: Longitudes;
  starChange: Date | null;
  signChange: Date | null;
  twoStars: boolean;
}

function skyOf(date: string): Sky {
  const sunrise = ujjainSunrise(date);
  const next = ujjainSunrise(new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10));
  const starChange = nextChange(sunrise, next, starAt);
  return {
    date,
    sunrise,
    sky: longitudesAt(sunrise),
    starChange,
    signChange: nextChange(sunrise, next, signAt),
    twoStars: starChange !== null && nextChange(new Date(starChange.getTime() + 1000), next, starAt) !== null,
  };
}

function slowBand(graha: string, from: number, sky: Longitudes): string {
  const state = transit(graha, from, sky);
  const number = house(from, sky[graha] ?? 0);
  if (graha === 'Saturn') {
    if (state !== 'asks') return `saturn-${state}`;
    if ([12, 1, 2].includes(number)) return 'saturn-sade-sati';
    return { 4: 'saturn-fourth', 8: 'saturn-eighth' }[number] ?? 'saturn-plain';
  }
  if (graha === 'Jupiter') return state === 'asks' ? 'jupiter-plain' : `jupiter-${state}`;
  if (state === 'asks') return 'nodes-plain';
  return graha === 'Rahu' ? 'nodes-rahu' : 'nodes-ketu';
}

/** The house a life area speaks of, and in what state it is. */
function houseBand(fact: string, from: number, sky: Longitudes): string {
  const number = Number(/^House (\d+)/.exec(fact)?.[1]);
  const guests = Object.keys(sky).filter((graha) => house(from, sky[graha] ?? 0) === number);
  if (guests.length === 0) {
    const lord = SIGN_LORDS[(from + number - 1) % 12] ?? '';
    return transit(lord, from, sky) === 'helps' ? 'lord-strong' : 'lord-modest';
  }
  const gentle = guests.filter((graha) => GENTLE.includes(graha)).length;
  return gentle === guests.length ? 'gentle' : gentle === 0 ? 'brisk' : 'mixed';
}

/** What the facts of a statement must be. */
function recompute({ slot, fact, facts, of }: Statement, birth: number, day: Sky): Facts {
  const { sky } = day;
  const moon = sky.Moon ?? 0;
  const from = signOf(fact);
  const now = tara(birth, starAt(moon));
  const [graha = ''] = fact.split(' ');
  const birthLord = LORDS[birth % 9] ?? '';
  switch (slot) {
    case 'tara':
      return { tara: now.index, cycle: now.cycle };
    case 'cycle':
      return { tone: tone(now.index), cycle: now.cycle };
    case 'moonHouse':
      return { moonHouse: house(from, moon) };
    case 'signChange': {
      const before = house(from, moon);
      const after = (before % 12) + 1;
      const grade = (number: number) => (moonGood(number) ? 'good' : 'low');
      if (after === 8) return { signShift: 'to-eighth' };
      return { signShift: before === 8 ? 'from-eighth' : `${grade(before)}-${grade(after)}` };
    }
    case 'lords': {
      const dayStar = starAt(moon);
      return { lordRelation: dayStar === birth ? 'own' : relation(birthLord, LORDS[dayStar % 9] ?? '') };
    }
    case 'weekday':
      return { weekdayRelation: relation(birthLord, DAY_LORDS[new Date(day.date).getUTCDay()] ?? '') };
    case 'almanac': {
      const elongation = (moon - (sky.Sun ?? 0) + 360) % 360;
      const tithi = Math.floor(elongation / 12) + 1;
      const yoga = Math.floor(((moon + (sky.Sun ?? 0)) % 360) / (360 / 27)) + 1;
      const karana = Math.floor(elongation / 6) + 1;
      const vishti = karana > 1 && karana < 58 && (karana - 2) % 7 === 6;
      const careful = [
        tithi === 30 || [4, 9, 14].includes(((tithi - 1) % 15) + 1),
        HARSH.includes(yoga),
        vishti,
      ];
      return { omens: careful.filter(Boolean).length };
    }
    case 'slow': {
      const sunriseOfFirst =
        of === 'monthly' ? longitudesAt(ujjainSunrise(`${day.date.slice(0, 7)}-01`)) : sky;
      const which = /(Saturn|Jupiter|Rahu|Ketu)/.exec(fact)?.[1] ?? '';
      return { slow: slowBand(which, from, sunriseOfFirst) };
    }
    case 'change': {
      if (!day.starChange) return { shift: 'none' };
      const late = day.starChange.getTime() >= Date.parse(`${day.date}T21:00+05:30`);
      const early = day.starChange.getTime() - day.sunrise.getTime() < 3 * 3_600_000;
      const next = tara(birth, (starAt(moon) + 1) % 27);
      return {
        shift: `${tone(now.index)}-${tone(next.index)}`,
        hours: early ? 'early' : late ? 'night' : 'day',
      };
    }
    case 'secondChange':
      return { second: day.twoStars };
    case 'lifePlanet': {
      const state = transit(graha, from, sky);
      return { area: of, planet: graha, state: graha === 'Moon' && state === 'checked' ? 'helps' : state };
    }
    case 'lifeHouse':
      return { houseState: houseBand(fact, from, sky) };
    case 'lifeClose':
      return { area: of, tone: tone(now.index) };
    default:
      return recomputeMonth({ slot, fact, facts }, birth, day);
  }
}

/** Longitudes through the month, at midnights of India and once more at its end. */
function midnightsOf(date: string): Longitudes[] {
  const first = new Date(`${date.slice(0, 7)}-01T00:00:00+05:30`);
  const days = new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0)).getUTCDate();
  return Array.from({ length: days + 1 }, (_, i) =>
    longitudesAt(new Date(first.getTime() + i * 86_400_000 - 1)),
  );
}

const months = new Map<string, { midnights: Longitudes[]; sunrises: Longitudes[] }>();

function monthOf(date: string) {
  const known = months.get(date.slice(0, 7));
  if (known) return known;
  const midnights = midnightsOf(date);
  const sunrises = midnights
    .slice(1)
    .map((_, i) => longitudesAt(ujjainSunrise(`${date.slice(0, 7)}-${String(i + 1).padStart(2, '0')}`)));
  const month = { midnights, sunrises };
  months.set(date.slice(0, 7), month);
  return month;
}

const phaseStars = new Map<string, number>();

/** The Moon's star at the new or full Moon of a day, by bisection of the elongation. */
function starOfPhase(date: string, isNew: boolean): number {
  const known = phaseStars.get(date);
  if (known !== undefined) return known;
  const pastPhase = (ms: number) => {
    const sky = longitudesAt(new Date(ms));
    return (((sky.Moon ?? 0) - (sky.Sun ?? 0) - (isNew ? 0 : 180) + 900) % 360) - 180;
  };
  let low = Date.parse(`${date}T00:00:00+05:30`);
  let high = low + 86_400_000;
  if (pastPhase(low) > 0 || pastPhase(high) < 0) throw new Error(`no such phase on ${date}`);
  while (high - low > 1000) {
    const middle = (low + high) / 2;
    if (pastPhase(middle) < 0) low = middle;
    else high = middle;
  }
  const star = starAt(longitudesAt(new Date(high)).Moon ?? 0);
  phaseStars.set(date, star);
  return star;
}

function recomputeMonth(
  { slot, fact, facts }: Pick<Statement, 'slot' | 'fact' | 'facts'>,
  birth: number,
  { date }: Sky,
): Facts {
  const { midnights, sunrises } = monthOf(date);
  const from = signOf(fact);
  const form = facts.form ?? '';
  const stays = (graha: string) =>
    midnights
      .map((sky) => signAt(sky[graha] ?? 0))
      .filter((sign, i, all) => sign !== all[i - 1])
      .map((sign) => ((sign - from + 12) % 12) + 1);
  const goods = (graha: string) => stays(graha).map((number) => goodHouse(graha, number).good);
  switch (slot) {
    case 'monthSun':
      return {
        form,
        sunShift: goods('Sun')
          .map((good) => (good ? 'good' : 'low'))
          .join('-'),
      };
    case 'monthQuick': {
      if (form === 'short') {
        return { form, helpers: ['Mars', 'Mercury', 'Venus'].filter((graha) => goods(graha)[0]).length };
      }
      const [planet = ''] = fact.split(' ');
      return { form, planet, pathTone: graded(goods(planet)) };
    }
    case 'monthMoons': {
      const dayOfMonth = Number(/on (\d+) /.exec(fact)?.[1]);
      const isNew = fact.startsWith('New');
      const star = starOfPhase(`${date.slice(0, 7)}-${String(dayOfMonth).padStart(2, '0')}`, isNew);
      return { moon: isNew ? 'new' : 'full', tone: tone(tara(birth, star).index) };
    }
    case 'monthDays': {
      const good = sunrises.flatMap((sky, i) => {
        const moon = sky.Moon ?? 0;
        const bothGood = tone(tara(birth, starAt(moon)).index) === 'good' && moonGood(house(from, moon));
        return bothGood ? [i + 1] : [];
      });
      expect(datesIn(fact)).toEqual(good);
      return { form, goodDays: good.length > 1 ? 'several' : good.length === 1 ? 'one' : 'none' };
    }
    case 'monthEighth': {
      const eighth = sunrises.flatMap((sky, i) => (house(from, sky.Moon ?? 0) === 8 ? [i + 1] : []));
      expect(datesIn(fact)).toEqual(eighth);
      return { form, eighthDays: eighth.length > 0 };
    }
    case 'monthClose':
      return { element: /a star of (\w+)/.exec(fact)?.[1] ?? '' };
    default:
      throw new Error(`no fact is recomputed for ${slot}`);
  }
}

/** The days that a fact lists after its colon. */
function datesIn(fact: string): number[] {
  return [...(fact.split(': ')[1] ?? '').matchAll(/\d+/g)].map(([day]) => Number(day));
}

/** A pattern for every sentence that a phrase can become. */
function patternOf(text: string): RegExp {
  const literal = text.split(/\{\w+(?::cap)?\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?:^|: |, |Yet |again, )${literal.join('.+?')}$`, 'i');
}

const patterns = new Map(
  PHRASE_FILES.map(({ slot, phrases }) => [
    slot,
    phrases.map(({ when, say }) => ({ when, patterns: say.map(patternOf) })),
  ]),
);

/** Whether some phrase of the slot that is in band for these facts can have become the sentence. */
function isInBandFor({ slot, text }: Pick<Statement, 'slot' | 'text'>, facts: Facts): boolean {
  const groups = patterns.get(slot)?.filter(({ when }) => isInBand(when, facts)) ?? [];
  return groups.some((group) => group.patterns.some((pattern) => pattern.test(text)));
}

describe.each(DATES)('the phrases of %s', (date) => {
  let composed: ComposedDay;
  let day: Sky;
  beforeAll(() => {
    composed = composeStatements(date);
    day = skyOf(date);
  });

  test('the facts are those of the sky, and every sentence is in its band', () => {
    const wrong: object[] = [];
    let sentences = 0;
    for (const { facts, daily, monthly, lifeAreas } of composed.stars) {
      const texts = [daily, monthly, ...LIFE_AREAS.map((area) => lifeAreas[area])];
      for (const statement of texts.flatMap(({ statements }) => statements)) {
        const expected = recompute(statement, facts.starIndex, day);
        const names = Object.keys({ ...expected, ...statement.facts });
        const sameFacts = names.every((name) => expected[name] === statement.facts[name]);
        if (!sameFacts || !isInBandFor(statement, expected)) wrong.push({ ...statement, expected });
        sentences += 1;
      }
    }
    expect(wrong).toEqual([]);
    expect(sentences).toBeGreaterThan(27 * 30);
  });
});

test('a sentence outside its band is refused', () => {
  const { stars } = composeStatements('2026-11-21');
  const [first] = stars;
  const statement = first?.daily.statements.find(({ slot }) => slot === 'tara');
  if (!statement) throw new Error('no sentence of the tara');
  expect(isInBandFor(statement, { tara: 8, cycle: 3 })).toBe(true);
  expect(isInBandFor(statement, { tara: 7, cycle: 3 })).toBe(false);
  expect(isInBandFor({ ...statement, text: 'Nobody wrote this.' }, { tara: 8, cycle: 3 })).toBe(false);
});
