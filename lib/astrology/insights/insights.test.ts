/**
 * Recomputes every fact behind every sentence of a whole year from the grahas' longitudes alone, by tables of its own, and
 * refuses a sentence that is not of its band.
 */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { isInBand } from '@/lib/astrology/horoscope/phrases';
import { composeInsights, stateInsights } from '@/lib/astrology/insights/compose-insights';
import { findTransits } from '@/lib/astrology/insights/find-transits';
import { choosePhrase, fillWords, INSIGHT_PHRASES } from '@/lib/astrology/insights/phrases';
import type { Statement } from '@/lib/astrology/insights/statement';
import { NAKSHATRA_NAMES } from '@/lib/astrology/nakshatras';
import { SIGNS } from '@/lib/astrology/signs';
import { ujjainSunrise as findUjjainSunrise, siderealPositions } from '@/lib/astrology/sky';

const DAY_MS = 86_400_000;
const datesOf = (year: number) =>
  Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(year, 0, 1 + day)).toISOString().slice(0, 10));
const DATES = [...datesOf(2026), '1900-01-01', '1947-08-15', '1969-12-31', '2000-02-29', '2099-12-31'];

/** dhruva, chara, ugra, mishra, kshipra (laghu), mridu, tikshna: Muhurta Chintamani 2.2-8, star numbers from Ashwini. */
const TEMPERS = Object.entries({
  fixed: [4, 12, 21, 26],
  movable: [7, 15, 22, 23, 24],
  fierce: [2, 10, 11, 20, 25],
  mixed: [3, 16],
  swift: [1, 8, 13],
  soft: [5, 14, 17, 27],
  sharp: [6, 9, 18, 19],
});
const temperOfStar = (number: number) => TEMPERS.find(([, stars]) => stars.includes(number))?.[0];
const ROUGH = 'Vishkambha Atiganda Shula Ganda Vyaghata Vajra Vyatipata Parigha Vaidhriti'.split(' ');
const MOVING = 'Bava Balava Kaulava Taitila Garaja Vanija Vishti'.split(' ');
const TITHI_KINDS = ['Nanda', 'Bhadra', 'Jaya', 'Rikta', 'Purna'];
const EXALTED = { Sun: 0, Mars: 9, Mercury: 5, Jupiter: 3, Venus: 11, Saturn: 6 } as Record<string, number>;
const OWN = {
  Sun: [4],
  Mars: [0, 7],
  Mercury: [2, 5],
  Jupiter: [8, 11],
  Venus: [1, 6],
  Saturn: [9, 10],
} as Record<string, number[]>;

const longitudesAt = (instant: Date): Record<string, number> =>
  Object.fromEntries(
    Object.entries(siderealPositions(instant)).map(([name, { longitudeDegrees }]) => [
      name,
      longitudeDegrees,
    ]),
  );
const sunrises = new Map<string, Date>();
function ujjainSunrise(date: string): Date {
  const sunrise = sunrises.get(date) ?? findUjjainSunrise(date);
  sunrises.set(date, sunrise);
  return sunrise;
}
const starAt = (longitude = 0) => Math.floor(longitude / (360 / 27));
const apart = (a = 0, b = 0) => Math.abs(((a - b + 540) % 360) - 180);
const bearing = (instant: Date) => {
  const { Moon = 0, Sun = 0 } = longitudesAt(instant);
  return (Moon - Sun + 360) % 360;
};
/** The instant of "14:32 IST" or "02:10 IST tomorrow" on a date. */
const instantOf = (date: string, hour: string) =>
  new Date(Date.parse(`${date}T${hour.slice(0, 5)}:00+05:30`) + (hour.endsWith('tomorrow') ? DAY_MS : 0));
const minutes = (instant: Date, count: number) => new Date(instant.getTime() + count * 60_000);

/** Holds one sentence to the sky. */
function check(date: string, statement: Statement): void {
  const { slot, facts, words = {}, text, fact } = statement;
  const sunrise = ujjainSunrise(date);
  const nextSunrise = ujjainSunrise(new Date(Date.parse(date) + DAY_MS).toISOString().slice(0, 10));
  const sky = longitudesAt(sunrise);
  const elongation = bearing(sunrise);
  const tithi = Math.floor(elongation / 12) + 1;
  const star = starAt(sky.Moon);
  const checks: Record<string, () => void> = {
    phase() {
      // The lit part of a sphere at that elongation; the Moon's parallax and latitude change it by less than a percent.
      const nightfall = bearing(new Date(sunrise.getTime() + DAY_MS / 2));
      const lit = (1 - Math.cos((nightfall * Math.PI) / 180)) / 2;
      expect(Math.abs(Number(words.lit) - lit * 100)).toBeLessThan(2);
      if (String(facts.phase).startsWith('waxing')) expect(nightfall).toBeLessThan(180);
      if (String(facts.phase).startsWith('waning')) expect(nightfall).toBeGreaterThan(180);
      const [least = 0, most = 1] = {
        new: [0, 0.03],
        thin: [0.01, 0.36],
        half: [0.34, 0.66],
        large: [0.64, 0.99],
        full: [0.97, 1],
      }[String(facts.phase).split('-').at(-1) ?? ''] as number[];
      expect(lit).toBeGreaterThanOrEqual(least);
      expect(lit).toBeLessThanOrEqual(most);
    },
    star() {
      expect(facts.star).toBe(NAKSHATRA_NAMES[star]);
      expect(text).toContain(String(facts.star));
    },
    starChange() {
      if (facts.turn === 'none') {
        expect(starAt(longitudesAt(minutes(nextSunrise, -1)).Moon)).toBe(star);
        return;
      }
      const change = instantOf(date, words.hour ?? '');
      expect(change.getTime()).toBeLessThan(nextSunrise.getTime());
      expect(starAt(longitudesAt(minutes(change, -1)).Moon)).toBe(star);
      expect(starAt(longitudesAt(minutes(change, 1)).Moon)).toBe((star + 1) % 27);
      expect(words.next).toBe(NAKSHATRA_NAMES[(star + 1) % 27]);
      expect(words.temper).toBe(temperOfStar(star + 1));
      expect(words.nextTemper).toBe(temperOfStar(((star + 1) % 27) + 1));
      expect(facts.turn).toBe(words.temper === words.nextTemper ? 'alike' : 'other');
    },
    tithi() {
      const named = { 11: 'Ekadashi', 26: 'Ekadashi', 15: 'full Moon', 30: 'new Moon' } as Record<
        number,
        string
      >;
      expect(facts.tithiKind).toBe(named[tithi] ?? TITHI_KINDS[(tithi - 1) % 5]);
      expect(text).toContain({ 15: 'Purnima', 30: 'Amavasya' }[tithi] ?? (tithi < 16 ? 'Shukla' : 'Krishna'));
      expect(fact).toContain(`Tithi ${tithi} of 30`);
    },
    weekday() {
      const name = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(new Date(date));
      expect(facts.weekday).toBe(name);
    },
    temper() {
      expect(facts.temper).toBe(temperOfStar(star + 1));
      expect(text).toContain(NAKSHATRA_NAMES[star]);
    },
    yoga() {
      const number = Math.floor((((sky.Moon ?? 0) + (sky.Sun ?? 0)) % 360) / (360 / 27)) + 1;
      expect(fact).toContain(`Yoga ${number} of 27`);
      expect(facts.yogaKind).toBe(ROUGH.includes(words.yoga ?? '') ? 'rough' : 'easy');
    },
    karana() {
      const number = Math.floor(elongation / 6) + 1;
      const fixed = { 1: 'Kimstughna', 58: 'Shakuni', 59: 'Chatushpada', 60: 'Naga' } as Record<
        number,
        string
      >;
      expect(words.karana).toBe(fixed[number] ?? MOVING[(number - 2) % 7]);
      expect(facts.vishti).toBe(words.karana === 'Vishti');
      const end = instantOf(date, words.hour ?? '');
      expect(Math.floor(bearing(minutes(end, -1)) / 6) + 1).toBe(number);
      expect(Math.floor(bearing(minutes(end, 1)) / 6) + 1).toBe((number % 60) + 1);
    },
    half() {
      expect(facts.half).toBe(tithi < 16 ? 'Shukla' : 'Krishna');
    },
    event() {
      checkEvent(date, statement);
    },
    place() {
      const [graha = ''] = fact?.split(' ') ?? [];
      const at = sky[graha] ?? 0;
      expect(words).toMatchObject({
        degree: `${Math.floor(at % 30)}°`,
        sign: SIGNS[Math.floor(at / 30)],
        star: NAKSHATRA_NAMES[starAt(at)],
      });
      const backwards =
        apart(longitudesAt(minutes(sunrise, 60))[graha], at) > 0 &&
        siderealPositions(sunrise)[graha as 'Sun'].retrograde;
      expect(facts.course).toBe(backwards && !['Rahu', 'Ketu'].includes(graha) ? 'backward' : 'plain');
    },
  };
  checks[slot]?.();
  if (fact !== undefined) expect(Object.keys(checks)).toContain(slot);
}

/** Holds a transit to the sky: what is said to change does so within the day that is named. */
function checkEvent(date: string, { facts, fact = '', text, words = {} }: Statement): void {
  const [graha = ''] = fact.split(' ');
  const sign = SIGNS.indexOf(words.sign as (typeof SIGNS)[number]);
  const sunriseSign = Math.floor((longitudesAt(ujjainSunrise(date))[graha] ?? 0) / 30);
  if (facts.event === 'exalted' || facts.event === 'own' || facts.event === 'slow') {
    expect(sunriseSign).toBe(sign);
    if (facts.event === 'exalted') expect(EXALTED[graha]).toBe(sign);
    if (facts.event === 'own') expect(OWN[graha]).toContain(sign);
    if (facts.event === 'slow') expect(['Saturn', 'Jupiter', 'Rahu', 'Ketu']).toContain(graha);
    return;
  }
  const away = [-1, 0, 1, 2, 3].find((days) => {
    const then = new Date(Date.parse(date) + days * DAY_MS);
    const [, day, month] = / on (\d+) (\w+)/.exec(fact) ?? [];
    const form = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });
    return Number(day) === then.getUTCDate() && month === form.format(then);
  });
  if (away === undefined) throw new Error(`${date}: ${fact}`);
  expect(facts.time).toBe(away < 0 ? 'past' : away === 0 ? 'today' : 'soon');
  const midnight = new Date(Date.parse(`${date}T00:00:00+05:30`) + away * DAY_MS);
  const nextMidnight = new Date(midnight.getTime() + DAY_MS);
  const [before, after] = [longitudesAt(midnight), longitudesAt(nextMidnight)];
  if (facts.event === 'enters') {
    expect(SIGNS[Math.floor((before[graha] ?? 0) / 30)]).toBe(words.from);
    expect(Math.floor((after[graha] ?? 0) / 30)).toBe(sign);
    expect(text).toContain(words.hour);
  } else if (facts.event === 'meets') {
    const other = / and (\w+) are/.exec(fact)?.[1] ?? '';
    const gap = (sky: Record<string, number>) => (((sky[graha] ?? 0) - (sky[other] ?? 0) + 540) % 360) - 180;
    expect(gap(before) > 0).not.toBe(gap(after) > 0);
    expect(Math.abs(gap(before))).toBeLessThan(4);
  } else {
    // About a station the longitude is at its turning point: the same distance off on both sides, in one direction.
    const ahead = siderealPositions(nextMidnight)[graha as 'Mars'].speedDegreesPerDay;
    const behind = siderealPositions(midnight)[graha as 'Mars'].speedDegreesPerDay;
    expect(Math.sign(ahead)).toBe(facts.event === 'backward' ? -1 : 1);
    expect(Math.sign(behind)).toBe(-Math.sign(ahead));
  }
}

let days: { date: string; statements: Statement[] }[];

beforeAll(() => {
  days = DATES.map((date) => ({ date, statements: stateInsights(date) }));
});

describe('through a year', () => {
  test('every sentence is true of the sky', () => {
    for (const { date, statements } of days) for (const each of statements) check(date, each);
  });

  test('days in a row never share a sentence', () => {
    for (const [i, { statements }] of days.slice(0, 365).entries()) {
      const before = new Set(days[i - 1]?.statements.map(({ text }) => text));
      for (const { text } of statements) expect(before).not.toContain(text);
    }
  });

  test('no sentence holds a placeholder, a doubled word or a lone letter, and each is one', () => {
    for (const { statements } of days)
      for (const { text, slot } of statements) {
        if (slot !== 'welcome') expect(text).toMatch(/^[A-Z][^{}]*[.]$/);
        expect(text).not.toMatch(/[{}]|undefined|\b(\w+) \1\b|\b[Aa] [aeiou]|\s{2}/);
      }
  });

  test('texts keep a readable length', () => {
    for (const { date } of days.slice(0, 60)) {
      const words = Object.values(composeInsights(date).insights).map((text) => text.split(/\s+/).length);
      for (const count of words) expect(count).toBeGreaterThanOrEqual(22);
      for (const count of words) expect(count).toBeLessThanOrEqual(90);
    }
  });

  test('nothing frightens or promises', () => {
    const said = days.flatMap(({ statements }) => statements.map(({ text }) => text)).join(' ');
    expect(said).not.toMatch(
      /\b(fate|doom|danger|death|curse|unlucky|disease|illness|lawsuit|guarantee|will)\b/i,
    );
  });
});

describe('transits', () => {
  /** Published almanacs (stations by UT date; ingresses, Lahiri, by the date in India). */
  test.each([
    ['Mercury', 'backward', '2026-02-26'],
    ['Mercury', 'forward', '2026-03-20'],
    ['Mercury', 'backward', '2026-06-29'],
    ['Mercury', 'forward', '2026-07-23'],
    ['Mercury', 'backward', '2026-10-24'],
    ['Mercury', 'forward', '2026-11-13'],
    ['Saturn', 'backward', '2026-07-26'],
    ['Venus', 'backward', '2026-10-03'],
    ['Jupiter', 'enters', '2026-06-02'],
    ['Sun', 'enters', '2026-01-14'],
    ['Saturn', 'enters', '2025-03-29'],
  ])('%s %s on %s', (graha, kind, date) => {
    const noon = Date.parse(`${date}T12:00:00Z`);
    const found = findTransits(new Date(noon - 1.2 * DAY_MS), new Date(noon + 1.2 * DAY_MS));
    expect(found.filter((each) => each.graha === graha && each.kind === kind)).toHaveLength(1);
  });

  test('the great conjunction of 2020 is that of 21 December', () => {
    const found = findTransits(new Date('2020-12-19T00:00:00Z'), new Date('2020-12-24T00:00:00Z'));
    const meeting = found.find(({ other }) => other === 'Saturn');
    expect(meeting?.graha).toBe('Jupiter');
    expect(meeting?.sign).toBe('Capricorn');
    // 18:20 UT by the ephemerides.
    expect(Math.abs((meeting?.instant.getTime() ?? 0) - Date.parse('2020-12-21T18:20:00Z'))).toBeLessThan(
      20 * 60_000,
    );
  });

  test('an opposition is no meeting', () => {
    // Jupiter stood opposite the Sun on 10 January 2026.
    const found = findTransits(new Date('2026-01-08T00:00:00Z'), new Date('2026-01-12T00:00:00Z'));
    expect(found.filter(({ kind, graha }) => kind === 'meets' && graha === 'Jupiter')).toEqual([]);
  });
});

describe('phrases', () => {
  test('groups of a slot share no fact, and each says more than one thing', () => {
    for (const { phrases } of INSIGHT_PHRASES)
      for (const { when, say } of phrases) {
        expect(new Set(say).size).toBe(say.length);
        expect(say.length).toBeGreaterThan(1);
        const facts = Object.fromEntries(
          Object.entries(when).map(([name, values]) => [name, values?.[0] ?? '']),
        );
        expect(phrases.filter((group) => isInBand(group.when, facts)).length).toBe(1);
      }
  });

  test('a word that is not given, and a fact without a phrase, throw', () => {
    expect(() => fillWords('{star} rises', {})).toThrow('no word for {star}');
    expect(fillWords('{who} and {who:cap}', { who: 'the Sun' })).toBe('The Sun and The Sun');
    expect(() => choosePhrase('star', { star: 'Sirius' }, 1)).toThrow('no phrase of star');
  });
});

test('a date gives the same text again, with a reason for each fact', () => {
  const day = composeInsights('2026-11-21');
  expect(composeInsights('2026-11-21')).toEqual(day);
  expect(day.reasons).toHaveLength(11);
  for (const { of, text } of day.reasons) expect(day.insights[of]).toContain(text);
  expect(() => composeInsights('2026-02-30')).toThrow(RangeError);
});
