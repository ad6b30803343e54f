import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { composePanchang } from '@/lib/astrology/panchang/compose-panchang';
import { type LunarMonth, lunarMonthAt, MONTH_NAMES } from '@/lib/astrology/panchang/lunar-month';
import { moonIllumination } from '@/lib/astrology/sky';

interface MonthCase {
  date: string;
  tithi: number;
  month: number;
  adhika: boolean;
}

interface BothCase {
  date: string;
  amanta: number;
  purnimanta: number;
  adhika: boolean;
}

interface Where {
  lat: number;
  lon: number;
  utcOffset: string;
}

const file = resolve(import.meta.dirname, '../../../tests/reference/panchang/lunar-months.json');
const reference = JSON.parse(readFileSync(file, 'utf8')) as {
  settings: Where;
  cases: MonthCase[];
  purnimanta: Where & { cases: BothCase[] };
};

const DAY_MS = 86_400_000;

function panchangOf(date: string, where: Where) {
  const start = new Date(`${date}T00:00:00${where.utcOffset}`);
  const end = new Date(start.getTime() + DAY_MS);
  return composePanchang({ date, start, end }, { latitudeDegrees: where.lat, longitudeDegrees: where.lon });
}

const named = (month: number, adhika: boolean) => `${adhika ? 'Adhika ' : ''}${MONTH_NAMES[month - 1]}`;
const monthAt = (instant: Date) => lunarMonthAt(instant, moonIllumination(instant).elongationDegrees);

describe('lunar months as Drik Panchang prints them', () => {
  test('the list is whole', () => expect(reference.cases.length).toBeGreaterThan(110));

  test.each(reference.cases)('$date', ({ date, tithi, month, adhika }) => {
    const panchang = panchangOf(date, reference.settings);
    expect(panchang.tithi[0]?.index).toBe(tithi);
    expect(panchang.lunarMonth).toMatchObject({ amanta: named(month, adhika), adhika });
  });
});

test.each(reference.purnimanta.cases)('both reckonings on $date', ({ date, amanta, purnimanta, adhika }) => {
  expect(panchangOf(date, reference.purnimanta).lunarMonth).toMatchObject({
    amanta: named(amanta, adhika),
    purnimanta: named(purnimanta, adhika),
    adhika,
  });
});

describe('all months of 1900-2099', () => {
  const months: LunarMonth[] = [];
  for (let at = new Date('1900-01-15T00:00:00Z'); at.getUTCFullYear() < 2100; ) {
    const month = monthAt(at);
    months.push(month);
    at = new Date(month.end.getTime() + 5 * DAY_MS);
  }

  test('follow one another without gap', () => {
    for (const [i, month] of months.entries()) {
      const next = months[i + 1];
      if (next) expect(Math.abs(next.start.getTime() - month.end.getTime())).toBeLessThan(5);
    }
  });

  test('bear each name in turn: a leap month lends its name to the next, a lost name is passed over', () => {
    const place = (month: LunarMonth) => MONTH_NAMES.indexOf(month.amanta.replace('Adhika ', ''));
    for (const [i, month] of months.entries()) {
      const next = months[i + 1];
      if (!next) continue;
      const steps = month.adhika ? 0 : month.lost ? 2 : 1;
      expect((place(month) + steps) % 12).toBe(place(next));
    }
  });

  // Others name the years; see the reference file.
  test('names were lost in 1963-64 and 1982-83 alone', () => {
    const lost = months.filter((month) => month.lost);
    expect(lost.map(({ start }) => start.getUTCFullYear())).toEqual([1963, 1983]);
    const around = months.filter(({ start }) => ['1982', '1983'].includes(start.toISOString().slice(0, 4)));
    expect(around.filter(({ adhika }) => adhika)).toHaveLength(2);
  });
});
