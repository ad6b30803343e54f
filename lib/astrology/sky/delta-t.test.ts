import { describe, expect, test } from '@jest/globals';
import { AstroTime, DeltaT_EspenakMeeus } from 'astronomy-engine';
import { deltaTSeconds } from '@/lib/astrology/sky/delta-t';
import { astroTime } from '@/lib/astrology/sky/time';

const utDays = (date: string) => (Date.parse(`${date}T00:00:00Z`) - Date.UTC(2000, 0, 1, 12)) / 86_400_000;

describe('deltaTSeconds', () => {
  // Values of Swiss Ephemeris 2.10.03 at instants of the position reference, to its third decimal.
  test.each([
    ['2030-12-16T20:22:12Z', 69.508],
    ['1985-07-08T16:59:34Z', 54.622],
    ['2027-08-15T22:01:24Z', 68.8],
  ])('%s', (instant, seconds) => {
    expect(Math.abs(deltaTSeconds(astroTime(new Date(instant)).ut) - seconds)).toBeLessThan(0.03);
  });

  test('the library uses it', () => {
    const time = astroTime(new Date('2025-01-01T00:00:00Z'));
    expect((time.tt - time.ut) * 86400).toBeCloseTo(69, 1);
    expect(DeltaT_EspenakMeeus(time.ut)).toBeGreaterThan(74);
    expect(new AstroTime(time.ut).tt).toBe(time.tt);
  });

  test.each(['1895-01-01', '2060-01-01'])('no jump at the edge of the table, %s', (date) => {
    const edge = utDays(date);
    expect(Math.abs(deltaTSeconds(edge + 2) - deltaTSeconds(edge - 2))).toBeLessThan(0.03);
  });

  test('a century before the table the library alone', () => {
    expect(deltaTSeconds(utDays('1750-07-01'))).toBe(DeltaT_EspenakMeeus(utDays('1750-07-01')));
  });

  // What Swiss Ephemeris' published cubic and fade give by hand: 64 + 17.193 + 7.841 + 3.914 − 0.778 · 0.29.
  test('after the table the trend of the same source', () => {
    expect(deltaTSeconds(utDays('2099-01-01'))).toBeCloseTo(92.72, 1);
  });

  test('the trend rises on as the table does', () => {
    const years = [2059, 2060, 2061, 2062].map((year) => deltaTSeconds(utDays(`${year}-01-01`)));
    const steps = years.slice(1).map((seconds, i) => seconds - (years[i] ?? 0));
    for (const step of steps) expect(step).toBeCloseTo(0.32, 1);
  });
});
