import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import {
  DASHA_YEAR_DAYS,
  type DashaPeriod,
  runningPeriods,
  vimshottari,
} from '@/lib/astrology/dasha/vimshottari';
import type { Graha } from '@/lib/astrology/grahas';
import { siderealLongitude } from '@/lib/astrology/sky/positions';

interface VimshottariCase {
  utc: string;
  moonSid: number;
  mahadashas: { lord: Graha; start: string; end: string }[];
  antardashasOfFirst: { lord: Graha; start: string }[];
}

const file = resolve(import.meta.dirname, '../../../tests/reference/dasha/vimshottari.json');
const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { cases: VimshottariCase[] };

const HOUR_MS = 3_600_000;
const apartMs = (a: string | undefined, b: string) => Math.abs(Date.parse(a ?? '') - Date.parse(b));

/** Distances in ms of all boundaries that a case states; its tenth mahadasha lies beyond the 120 years. */
function boundaryDistances(
  { mahadashas, antardashasOfFirst }: VimshottariCase,
  periods: readonly DashaPeriod[],
) {
  const stated = mahadashas.slice(0, 9);
  expect(periods.map(({ lord }) => lord)).toEqual(stated.map(({ lord }) => lord));
  expect(periods[0]?.periods.map(({ lord }) => lord)).toEqual(antardashasOfFirst.map(({ lord }) => lord));
  return [
    ...stated.flatMap(({ start, end }, i) => [
      apartMs(periods[i]?.start, start),
      apartMs(periods[i]?.end, end),
    ]),
    ...antardashasOfFirst.map(({ start }, i) => apartMs(periods[0]?.periods[i]?.start, start)),
  ];
}

describe('Vimshottari against Swiss Ephemeris, 60 births of 1931-2023', () => {
  test('the reference is whole', () => expect(cases).toHaveLength(60));

  test("the arithmetic, from the reference's own Moon", () => {
    // The Moon is printed to 1e-9 degree, which is 24 ms in the longest period.
    for (const one of cases) {
      const { periods } = vimshottari(one.moonSid, new Date(one.utc));
      expect(Math.max(...boundaryDistances(one, periods))).toBeLessThan(30);
    }
  });

  test('from our Moon', () => {
    const distances = cases.flatMap((one) => {
      const birth = new Date(one.utc);
      return boundaryDistances(one, vimshottari(siderealLongitude('Moon', birth), birth).periods);
    });
    const mean = distances.reduce((sum, one) => sum + one, 0) / distances.length;
    // What is promised is an hour and six.
    expect(mean).toBeLessThan(0.25 * HOUR_MS);
    expect(Math.max(...distances)).toBeLessThan(HOUR_MS);
  });
});

describe('Vimshottari', () => {
  const birth = new Date('2020-01-01T06:30:00Z');
  const dasha = vimshottari(313.123456, birth);

  test('names itself', () => {
    expect(dasha).toMatchObject({ system: 'vimshottari', yearDays: 365.25 });
    expect(DASHA_YEAR_DAYS).toBe(365.25);
  });

  test('every level is whole: nine periods that begin with the lord above and meet without a gap', () => {
    const levels = [0, 0, 0];
    const check = (periods: readonly DashaPeriod[], level: number, parent?: DashaPeriod) => {
      levels[level] = (levels[level] ?? 0) + periods.length;
      expect(new Set(periods.map(({ lord }) => lord)).size).toBe(9);
      if (parent) {
        expect(periods[0]?.lord).toBe(parent.lord);
        expect(periods[0]?.start).toBe(parent.start);
        expect(periods.at(-1)?.end).toBe(parent.end);
      }
      periods.forEach((period, i) => {
        expect(period.start < period.end).toBe(true);
        if (i > 0) expect(period.start).toBe(periods[i - 1]?.end);
        if (level < 2) check(period.periods, level + 1, period);
        else expect(period.periods).toEqual([]);
      });
    };
    check(dasha.periods, 0);
    expect(levels).toEqual([9, 81, 729]);
  });

  test('the first mahadasha runs at birth and keeps its theoretical start; all together last 120 years', () => {
    const [first] = dasha.periods;
    expect(first?.lord).toBe('Rahu');
    // Shatabhisha begins at 306°40′; of its 13°20′ the Moon has walked 6.456789°, 48.4 % of Rahu's 18 years.
    const walkedDays = (6.456789333 / (40 / 3)) * 18 * 365.25;
    expect(apartMs(first?.start, birth.toISOString()) / 86_400_000).toBeCloseTo(walkedDays, 4);
    const lastedMs = Date.parse(dasha.periods.at(-1)?.end ?? '') - Date.parse(first?.start ?? '');
    expect(lastedMs).toBe(120 * 365.25 * 86_400_000);
  });

  test('a Moon on the edge of a star begins its period at birth', () => {
    expect(vimshottari(0, birth).periods[0]).toMatchObject({ lord: 'Ketu', start: birth.toISOString() });
  });

  test('running periods nest, begin with their own instant and end before their end', () => {
    const running = runningPeriods(dasha, birth);
    expect(running).toHaveLength(3);
    for (const { start, end } of running) {
      expect(Date.parse(start)).toBeLessThanOrEqual(birth.getTime());
      expect(Date.parse(end)).toBeGreaterThan(birth.getTime());
    }
    expect(running[0]?.periods).toContain(running[1]);
    expect(running[1]?.periods).toContain(running[2]);

    const second = dasha.periods[1];
    const change = new Date(second?.start ?? '');
    expect(runningPeriods(dasha, change).map(({ lord }) => lord)).toEqual(['Jupiter', 'Jupiter', 'Jupiter']);
    expect(runningPeriods(dasha, new Date(change.getTime() - 1))[0]?.lord).toBe('Rahu');
  });

  test('nothing runs outside the 120 years', () => {
    const end = new Date(dasha.periods.at(-1)?.end ?? '');
    expect(runningPeriods(dasha, end)).toEqual([]);
    expect(runningPeriods(dasha, new Date(end.getTime() - 1))).toHaveLength(3);
    expect(runningPeriods(dasha, new Date('1900-01-01T00:00:00Z'))).toEqual([]);
  });
});
