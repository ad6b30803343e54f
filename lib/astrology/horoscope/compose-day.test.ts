import { beforeAll, describe, expect, test } from '@jest/globals';
import { composeHoroscopeDay, composeStatements } from '@/lib/astrology/horoscope/compose-day';
import { type HoroscopeDay, LIFE_AREAS, type NakshatraHoroscope } from '@/lib/astrology/horoscope/types';
import { countWords } from '@/lib/astrology/horoscope/words';
import { NAKSHATRA_NAMES } from '@/lib/astrology/nakshatras';

const sentencesOf = (text: string) =>
  text
    .split('\n')
    .flatMap((line) => line.split(/(?<=[.])\s+/))
    .filter((sentence) => sentence.trim() !== '');
const shareUnique = (sentences: string[]) => new Set(sentences).size / sentences.length;
const textsOf = (star: NakshatraHoroscope) => [
  star.daily,
  star.monthly,
  ...LIFE_AREAS.map((area) => star.lifeAreas[area]),
];

const DAYS = 365;
const dateAfter = (days: number) =>
  new Date(Date.UTC(2026, 10, 1) + days * 86_400_000).toISOString().slice(0, 10);

describe('a year of texts', () => {
  let year: HoroscopeDay[];
  /** Every line said in the year, once, with the first place it was said at. */
  let lines: Map<string, string>;
  beforeAll(() => {
    year = Array.from({ length: DAYS }, (_, i) => composeHoroscopeDay(dateAfter(i)));
    lines = new Map();
    for (const { date, nakshatras } of year) {
      for (const name of NAKSHATRA_NAMES) {
        for (const line of textsOf(nakshatras[name]).flatMap((text) => text.split('\n'))) {
          if (!lines.has(line)) lines.set(line, `${date} ${name}`);
        }
      }
    }
  }, 120_000);
  const findAll = (pattern: RegExp) =>
    [...lines].flatMap(([line, place]) => {
      const [found] = pattern.exec(line) ?? [];
      return found === undefined ? [] : [`${place}: ${found}`];
    });
  const lengthsOutside = (
    least: number,
    most: number,
    pick: (star: NakshatraHoroscope) => readonly string[],
  ) =>
    year.flatMap(({ date, nakshatras }) =>
      NAKSHATRA_NAMES.flatMap((name) =>
        pick(nakshatras[name])
          .map(countWords)
          .filter((words) => words < least || words > most)
          .map((words) => `${date} ${name}: ${words}`),
      ),
    );

  test('daily 90-140 words, monthly 180-260, life areas 45-80', () => {
    expect(lengthsOutside(90, 140, ({ daily }) => [daily])).toEqual([]);
    expect(lengthsOutside(180, 260, ({ monthly }) => [monthly])).toEqual([]);
    expect(lengthsOutside(45, 80, ({ lifeAreas }) => LIFE_AREAS.map((area) => lifeAreas[area]))).toEqual([]);
  });

  test('on one day at least 95 % of the sentences are unique', () => {
    for (const { nakshatras } of year) {
      const sentences = NAKSHATRA_NAMES.flatMap((name) => sentencesOf(nakshatras[name].daily));
      expect(sentences.length).toBeGreaterThan(27 * 6);
      expect(shareUnique(sentences)).toBeGreaterThanOrEqual(0.95);
    }
  });

  test('for one star over any 30 days at least 85 %', () => {
    for (const name of NAKSHATRA_NAMES) {
      const days = year.map(({ nakshatras }) => sentencesOf(nakshatras[name].daily));
      const shares = days
        .slice(0, DAYS - 29)
        .map((_, first) => shareUnique(days.slice(first, first + 30).flat()));
      expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.85);
    }
  });

  test('no placeholder, doubled word, wrong article, small first letter or stray mark', () => {
    expect(findAll(/[{}]|undefined|NaN|null/)).toEqual([]);
    expect(findAll(/\b(\w+) \1\b/i)).toEqual([]);
    const article = /\b(?:a (?:[aeio]|u(?!ni|se))|an (?!hour|honest|heir)[^aeiou\W])\w*/i;
    expect(findAll(article)).toEqual([]);
    expect(findAll(/(?:^|[.] |\n)[a-z]\w*/)).toEqual([]);
    expect(findAll(/[ ]{2}|\s[,.;:]|[,;:]{2}|[.]{2}|'s's/)).toEqual([]);
  });

  test('hours say whose they are', () => {
    expect(findAll(/\d\d:\d\d(?! IST)/)).toEqual([]);
  });

  test('the month’s text stands all month', () => {
    const november = year.slice(0, 30).map(({ nakshatras }) => nakshatras.Revati.monthly);
    expect(new Set(november).size).toBe(1);
    expect(year[30]?.nakshatras.Revati.monthly).not.toBe(november[0]);
  });
});

describe('a day', () => {
  const day = composeHoroscopeDay('2026-11-25');

  test('the same date gives the same day, whatever was asked for in between', () => {
    composeHoroscopeDay('2031-02-14');
    composeHoroscopeDay('1900-01-01');
    expect(composeHoroscopeDay('2026-11-25')).toEqual(day);
  });

  test('every sentence of every text stands in a reason of that text, with its fact', () => {
    for (const name of NAKSHATRA_NAMES) {
      const star = day.nakshatras[name];
      const spoken = (of: string) =>
        star.reasons.filter((reason) => reason.of === of).flatMap(({ text }) => sentencesOf(text));
      const unexplained = (text: string, of: string) =>
        sentencesOf(text).filter((sentence) => !spoken(of).includes(sentence));
      expect(unexplained(star.daily, 'daily')).toEqual([]);
      for (const area of LIFE_AREAS) expect(unexplained(star.lifeAreas[area], area)).toEqual([]);
      // In markdown a heading or a pada label stands before a section's first sentence.
      const plain = star.monthly.replaceAll(/\*\*[^*]+\*\*\s*/g, '').replaceAll(/- Padas? [^:]+: /g, '');
      expect(unexplained(plain, 'monthly')).toEqual([]);
      for (const { fact } of star.reasons) expect(fact).toMatch(/^[A-Z0-9].+[.]$/);
    }
  });

  // 25 November 2026, 06:47 IST: Moon in Rohini, Taurus, by Swiss Ephemeris until 20:36 IST.
  test('tara, chandra bala and the hour of change', () => {
    expect(day.month).toBe('November 2026');
    expect(day.nakshatras.Rohini).toMatchObject({
      tara: { index: 1, name: 'Janma', cycle: 1 },
      chandraBala: [{ sign: 'Taurus', house: 1, good: true }],
    });
    expect(day.nakshatras.Ashwini).toMatchObject({
      tara: { index: 4, name: 'Kshema', cycle: 1 },
      chandraBala: [{ sign: 'Aries', house: 2, good: false }],
    });
    expect(day.nakshatras.Vishakha.chandraBala).toEqual([
      { sign: 'Libra', house: 8, good: false },
      { sign: 'Scorpio', house: 7, good: true },
    ]);
    for (const name of NAKSHATRA_NAMES) {
      expect(day.nakshatras[name].changesAt).toMatch(/^2026-11-25T15:0[67]/);
      expect(day.nakshatras[name].daily).toContain('20:36 IST');
    }
  });

  test('a star in two signs has a line for each, with its padas', () => {
    const lines = day.nakshatras.Krittika.daily.split('\n');
    expect(lines[1]).toMatch(/^Pada 1 \(Aries\): /);
    expect(lines[2]).toMatch(/^Padas 2–4 \(Taurus\): /);
    expect(day.nakshatras.Rohini.daily).not.toMatch(/Pada/);
  });

  test('a day without a change says so', () => {
    const still = Array.from({ length: 60 }, (_, i) => composeStatements(dateAfter(i))).find(
      (each) => each.day.starChanges.length === 0,
    );
    expect(still).toBeDefined();
    const texts = composeHoroscopeDay(still?.day.date ?? '').nakshatras;
    for (const name of NAKSHATRA_NAMES) {
      expect(texts[name].changesAt).toBeNull();
      expect(texts[name].daily).not.toMatch(/becomes your|follows at/);
    }
  });

  test('the ends of the years served', () => {
    for (const date of ['1900-01-01', '2099-12-31']) {
      expect(Object.keys(composeHoroscopeDay(date).nakshatras)).toEqual(NAKSHATRA_NAMES);
    }
    expect(() => composeHoroscopeDay('2026-02-30')).toThrow(RangeError);
  });
});
