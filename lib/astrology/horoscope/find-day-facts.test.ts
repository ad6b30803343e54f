import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { findDayFacts, hoursOf } from '@/lib/astrology/horoscope/find-day-facts';
import { findStarFacts, lordRelation, signGroupsOf } from '@/lib/astrology/horoscope/find-star-facts';
import { NAKSHATRA_NAMES } from '@/lib/astrology/nakshatras';

interface SunriseCase {
  place: string;
  date: string;
  weekday: number;
  sunriseUtc: string;
  nakshatra: { index: number; endUtc: string };
  tithi: { index: number; endUtc: string };
  yoga: { name: string; endUtc: string };
  karana: { name: string; endUtc: string };
}

const file = resolve(import.meta.dirname, '../../../tests/reference/sky/sunrise-elements.json');
const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { cases: SunriseCase[] };
const indian = cases.filter(({ place }) => place === 'Delhi');

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const LORDS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'];

// The ends of elements are the same everywhere, and the Sun rises at Ujjain within half an hour of Delhi.
describe('the facts of 60 days against Swiss Ephemeris at Delhi', () => {
  test.each(indian)('$date', (expected) => {
    const day = findDayFacts(expected.date);
    const gapMs = day.sunrise.getTime() - Date.parse(expected.sunriseUtc);
    expect(Math.abs(gapMs)).toBeLessThan(35 * 60_000);
    expect(day.weekday).toBe(WEEKDAYS[expected.weekday]);
    expect(day.weekdayLord).toBe(LORDS[expected.weekday]);

    // Only what runs at both sunrises can be compared by name.
    const runsOn = (endUtc: string) => Date.parse(endUtc) > day.sunrise.getTime();
    if (gapMs >= 0) {
      if (runsOn(expected.tithi.endUtc)) expect(day.tithiIndex).toBe(expected.tithi.index);
      if (runsOn(expected.yoga.endUtc)) expect(day.yogaName).toBe(expected.yoga.name);
      if (runsOn(expected.karana.endUtc)) expect(day.karanaName).toBe(expected.karana.name);
    }
    const starEnd = Date.parse(expected.nakshatra.endUtc);
    if (starEnd > Math.max(day.sunrise.getTime(), Date.parse(expected.sunriseUtc) + 35 * 60_000)) {
      expect(day.moonStarIndex).toBe(expected.nakshatra.index - 1);
      const [change] = day.starChanges;
      if (starEnd < day.nextSunrise.getTime()) {
        expect(Math.abs((change?.instant.getTime() ?? 0) - starEnd)).toBeLessThan(10_000);
        expect(change?.index).toBe(expected.nakshatra.index % 27);
      } else {
        expect(change).toBeUndefined();
      }
    }
  });
});

test('a day on which the Moon leaves two stars has both, and its change of sign with the second', () => {
  // 21 November 2026: Uttara Bhadrapada, Revati, Ashwini; Aries begins with Ashwini.
  const day = findDayFacts('2026-11-21');
  expect(day.starChanges.map(({ index }) => NAKSHATRA_NAMES[index])).toEqual(['Revati', 'Ashwini']);
  expect(day.signChange?.index).toBe(0);
  expect(day.signChange?.instant).toEqual(day.starChanges[1]?.instant);
  expect(findStarFacts(day, 0)).toMatchObject({
    tara: { index: 8, cycle: 3 },
    laterTaras: [{ index: 9 }, { index: 1, cycle: 1 }],
  });
});

test('days count on without a break, from 1900 on', () => {
  const numbers = ['1899-12-31', '1900-01-01', '1969-12-31', '1970-01-01'].map(
    (date) => findDayFacts(date).dayNumber,
  );
  // Julian day numbers of their noons.
  expect(numbers).toEqual([2_415_020, 2_415_021, 2_440_587, 2_440_588]);
});

test('a malformed date is refused', () => {
  for (const date of ['2026-02-30', '2026-2-3', 'today'])
    expect(() => findDayFacts(date)).toThrow(RangeError);
});

test('the parts of a day', () => {
  const day = findDayFacts('2026-11-21');
  const at = (clock: string) => hoursOf(day, new Date(`2026-11-${clock}+05:30`));
  expect(at('21T09:30')).toBe('early');
  expect(at('21T09:50')).toBe('day');
  expect(at('21T20:59:59')).toBe('day');
  expect(at('21T21:00')).toBe('night');
  expect(at('22T05:00')).toBe('night');
});

describe('birth signs of the stars', () => {
  test('a star across a sign edge is parted by its padas', () => {
    expect(signGroupsOf(2)).toEqual([
      { signIndex: 0, padas: [1] },
      { signIndex: 1, padas: [2, 3, 4] },
    ]);
    expect(signGroupsOf(24)).toEqual([
      { signIndex: 10, padas: [1, 2, 3] },
      { signIndex: 11, padas: [4] },
    ]);
    expect(signGroupsOf(26)).toEqual([{ signIndex: 11, padas: [1, 2, 3, 4] }]);
  });
  test('nine stars lie in two signs: 3, 5, 7, 12, 14, 16, 21, 23, 25', () => {
    const split = NAKSHATRA_NAMES.map((_, i) => i + 1).filter((n) => signGroupsOf(n - 1).length === 2);
    expect(split).toEqual([3, 5, 7, 12, 14, 16, 21, 23, 25]);
  });
});

test('lords regard each other as the natural friendships say, Rahu as Saturn and Ketu as Mars', () => {
  expect(lordRelation('Moon', 'Moon')).toBe('same');
  expect(lordRelation('Mercury', 'Moon')).toBe('enemy');
  expect(lordRelation('Moon', 'Mercury')).toBe('friend');
  expect(lordRelation('Rahu', 'Sun')).toBe('enemy');
  expect(lordRelation('Rahu', 'Saturn')).toBe('friend');
  expect(lordRelation('Ketu', 'Jupiter')).toBe('friend');
  expect(lordRelation('Jupiter', 'Rahu')).toBe('neutral');
});
