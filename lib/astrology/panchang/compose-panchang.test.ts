import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type CivilDay, composePanchang, type Panchang } from '@/lib/astrology/panchang';
import type { Place } from '@/lib/astrology/sky';

const DAY_MS = 86_400_000;
const KINDS = ['tithi', 'nakshatra', 'yoga', 'karana'] as const;

const reference = <T>(path: string) =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, '../../../tests/reference', path), 'utf8')) as T;

function civilDay(date: string, utcOffset: string): CivilDay {
  const start = new Date(`${date}T00:00:00${utcOffset}`);
  return { date, start, end: new Date(start.getTime() + DAY_MS) };
}

const secondsApart = (a: Date | null | undefined, b: string | number) =>
  Math.abs((a?.getTime() ?? Number.NaN) - new Date(b).getTime()) / 1000;

describe('against Swiss Ephemeris, 120 days of Delhi and London', () => {
  interface SwissCase {
    place: string;
    lat: number;
    lon: number;
    date: string;
    weekday: number;
    sunriseUtc: string;
    sunsetUtc: string;
    sunriseLocal: string;
    tithi: { index: number; paksha: string };
  }
  const { cases } = reference<{ cases: SwissCase[] }>('sky/sunrise-elements.json');

  test.each(cases)('$place $date', (expected) => {
    const place = { latitudeDegrees: expected.lat, longitudeDegrees: expected.lon };
    const panchang = composePanchang(civilDay(expected.date, expected.sunriseLocal.slice(-6)), place);
    expect(secondsApart(panchang.sunrise, expected.sunriseUtc)).toBeLessThan(0.5);
    expect(secondsApart(panchang.sunset, expected.sunsetUtc)).toBeLessThan(0.5);
    expect(panchang.vara.index).toBe(expected.weekday);
    expect(panchang.tithi[0]).toMatchObject({ index: expected.tithi.index, paksha: expected.tithi.paksha });
    expect(panchang.note).toBeNull();
  });
});

describe('against printed days', () => {
  type Times = [string, string];
  interface PrintedCase extends Record<(typeof KINDS)[number], Times[]> {
    place: string;
    lat: number;
    lon: number;
    utcOffset: string;
    date: string;
    sunrise: string;
    sunset: string;
    moonrise: string;
    moonset: string;
    amanta: string;
    purnimanta: string;
    rahuKala?: Times;
    yamaganda?: Times;
    gulika?: Times;
    abhijit: Times | null;
  }
  const { cases, settings } = reference<{
    cases: PrintedCase[];
    settings: { toleranceMinutes: number };
  }>('panchang/printed-days.json');

  test.each(cases)('$place $date', (printed) => {
    const day = civilDay(printed.date, printed.utcOffset);
    const panchang = composePanchang(day, {
      latitudeDegrees: printed.lat,
      longitudeDegrees: printed.lon,
    });
    const check = (computed: Date | null | undefined, clock: string) => {
      const [hours = 0, minutes = 0] = clock.replace('+', '').split(':').map(Number);
      const days = clock.startsWith('+') ? 1 : 0;
      const instant = day.start.getTime() + ((days * 24 + hours) * 60 + minutes) * 60_000;
      expect(secondsApart(computed, instant)).toBeLessThan(settings.toleranceMinutes * 60);
    };
    for (const key of ['sunrise', 'sunset', 'moonrise', 'moonset'] as const)
      check(panchang[key], printed[key]);
    for (const key of ['rahuKala', 'yamaganda', 'gulika', 'abhijit'] as const) {
      const times = printed[key];
      if (times) {
        check(panchang[key]?.start, times[0]);
        check(panchang[key]?.end, times[1]);
      }
    }
    expect(panchang.abhijit === null).toBe(printed.abhijit === null);
    for (const kind of KINDS) {
      for (const [i, [name, end]] of printed[kind].entries()) {
        expect(panchang[kind][i]?.name).toBe(name);
        check(panchang[kind][i]?.end, end);
      }
    }
    expect(panchang.lunarMonth).toMatchObject({ amanta: printed.amanta, purnimanta: printed.purnimanta });
  });

  test('moonrise and moonset of Bangalore, 18 January 2013, the moonset after midnight', () => {
    const { cases: published } = reference<{
      cases: { date: string; place: string; lat: number; lon: number }[];
    }>('sky/published-panchang.json');
    const bangalore = published.find(({ date, place }) => date === '2013-01-18' && place === 'Bangalore');
    if (!bangalore) throw new Error('the case is gone');
    const { moonrise, moonset } = composePanchang(civilDay('2013-01-18', '+05:30'), {
      latitudeDegrees: bangalore.lat,
      longitudeDegrees: bangalore.lon,
    });
    // 11:35:06 and 24:14:12 there; that collection rises the disc's centre without refraction and allows 8 minutes.
    expect(secondsApart(moonrise, '2013-01-18T11:35:06+05:30')).toBeLessThan(480);
    expect(secondsApart(moonset, '2013-01-19T00:14:12+05:30')).toBeLessThan(480);
  });
});

/** What holds for every panchang, wherever and whenever. */
function expectSound(panchang: Panchang, day: CivilDay) {
  const start = panchang.sunrise ?? day.start;
  const end = panchang.nextSunrise ?? day.end;
  for (const kind of KINDS) {
    const spans = panchang[kind];
    const count = { tithi: 30, nakshatra: 27, yoga: 27, karana: 60 }[kind];
    expect(spans[0]?.start.getTime()).toBeLessThanOrEqual(start.getTime());
    expect(spans[0]?.end.getTime()).toBeGreaterThan(start.getTime());
    expect(spans.at(-1)?.start.getTime()).toBeLessThan(end.getTime());
    expect(spans.at(-1)?.end.getTime()).toBeGreaterThanOrEqual(end.getTime());
    for (const [i, span] of spans.entries()) {
      expect(span.name).not.toBe('');
      const next = spans[i + 1];
      if (next) expect([next.start, next.index]).toEqual([span.end, (span.index % count) + 1]);
    }
  }
  for (const moon of [panchang.moonrise, panchang.moonset]) {
    if (moon) expect(moon > start && moon <= end).toBe(true);
  }
  const { sunrise, sunset, nextSunrise, note } = panchang;
  expect(note === null).toBe(sunrise !== null && sunset !== null && nextSunrise !== null);
  expect(panchang.rahuKala === null).toBe(sunrise === null || sunset === null);
  expect(panchang.hora).toHaveLength(sunrise && sunset ? (nextSunrise ? 24 : 12) : 0);
  if (sunrise && sunset) {
    expect(panchang.hora[0]).toMatchObject({ lord: panchang.vara.lord, start: sunrise });
    expect(panchang.hora[11]?.end).toEqual(sunset);
  }
  if (nextSunrise) expect(panchang.hora[23]?.end).toEqual(nextSunrise);
  for (const [i, hora] of panchang.hora.entries()) {
    expect(hora.index).toBe(i + 1);
    const next = panchang.hora[i + 1];
    if (next) expect(next.start).toEqual(hora.end);
  }
}

test('1,000 random days and places are sound, to the poles', () => {
  let seed = 20_261_121;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  let polar = 0;
  for (let i = 0; i < 1000; i += 1) {
    const dayNumber = Math.floor(random() * 109_000);
    const date = new Date(Date.UTC(1800, 6, 1) + dayNumber * DAY_MS).toISOString().slice(0, 10);
    const hours = Math.round(random() * 24 - 12);
    const offset = `${hours < 0 ? '-' : '+'}${String(Math.abs(hours)).padStart(2, '0')}:00`;
    const day = civilDay(date, offset);
    // By day or by night, and often in the far north, where the Sun keeps odd hours.
    const latitudeDegrees = random() < 0.3 ? 64 + random() * 26 : random() * 180 - 90;
    const panchang = composePanchang(day, { latitudeDegrees, longitudeDegrees: random() * 360 - 180 });
    expectSound(panchang, day);
    if (!panchang.sunrise) polar += 1;
  }
  expect(polar).toBeGreaterThan(60);
});

describe('polar days', () => {
  const tromso: Place = { latitudeDegrees: 69.6496, longitudeDegrees: 18.956 };

  test.each([
    ['2024-06-21', '+02:00', 'above the horizon'],
    ['2024-12-21', '+01:00', 'below the horizon'],
  ])('%s: no sunrise, a note, and elements of the civil day', (date, offset, words) => {
    const day = civilDay(date, offset);
    const panchang = composePanchang(day, tromso);
    expect(panchang).toMatchObject({
      sunrise: null,
      sunset: null,
      nextSunrise: null,
      rahuKala: null,
      yamaganda: null,
      gulika: null,
      abhijit: null,
      hora: [],
    });
    expect(panchang.note).toContain(words);
    expectSound(panchang, day);
  });

  test('consecutive days leave no gap in the elements, through a whole year', () => {
    let covered: Date | null = null;
    for (let i = 0; i < 366; i += 1) {
      const date = new Date(Date.UTC(2024, 0, 1) + i * DAY_MS).toISOString().slice(0, 10);
      const panchang = composePanchang(civilDay(date, '+01:00'), tromso);
      const first = panchang.tithi[0]?.start;
      if (covered && first) expect(first.getTime()).toBeLessThanOrEqual(covered.getTime());
      covered = panchang.tithi.at(-1)?.end ?? null;
    }
  });
});

test('a date that is none is refused', () => {
  const day = { ...civilDay('2024-01-01', '+00:00'), date: '2024-13-01' };
  expect(() => composePanchang(day, { latitudeDegrees: 0, longitudeDegrees: 0 })).toThrow(RangeError);
});
