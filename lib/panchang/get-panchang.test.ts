import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { takeCloseFigures } from '@/lib/openapi/take-close-figures';
import { panchangQuery, panchangSchema } from '@/lib/panchang/contract';
import examplePanchang from '@/lib/panchang/example-panchang.json' with { type: 'json' };
import { findDateBefore, findLocalDate } from '@/lib/panchang/find-local-date';
import { getPanchang, panchangKeepsSeconds } from '@/lib/panchang/get-panchang';
import { getPanchangOfDay } from '@/lib/panchang/operations';

const CHENNAI = { latitude: 13.0827, longitude: 80.2707 };
const APIA = { latitude: -13.8333, longitude: -171.7667 };

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const at = (instant: string) => jest.setSystemTime(new Date(instant));

describe('getPanchang', () => {
  it('is the API’s example on its day', () => {
    const { query } = getPanchangOfDay.example;
    const computed = getPanchang(panchangQuery.parse(query));
    expect(takeCloseFigures(computed, examplePanchang)).toEqual(examplePanchang);
  });

  it.each([
    ['2026-11-20T18:29:59Z', CHENNAI, undefined, '2026-11-20'],
    ['2026-11-20T18:30:00Z', CHENNAI, undefined, '2026-11-21'],
    ['2026-11-20T18:30:00Z', CHENNAI, 'UTC', '2026-11-20'],
    ['2026-11-20T18:30:00Z', CHENNAI, '-15:30', '2026-11-20'],
    ['2026-11-20T18:30:00Z', CHENNAI, '+15:30', '2026-11-21'],
    // Samoa is at +13:00.
    ['2026-11-20T11:00:00Z', APIA, undefined, '2026-11-21'],
  ])('without a date at %s is of today there', (instant, place, timezone, date) => {
    at(instant);
    expect(getPanchang({ ...place, timezone }).date).toBe(date);
  });

  it.each([
    ['the longest night', '2020-01-01', 78.2232, 15.6267],
    ['the longest day', '2020-06-21', 78.2232, 15.6267],
    ['the pole', '2020-03-20', 90, 0],
    ['the first year', '1800-01-01', 13, 80],
    ['the last year', '2099-12-31', -54.8, -68.3],
    ['a date that was skipped', '2011-12-30', APIA.latitude, APIA.longitude],
  ])('has its shape on %s', (_what, date, latitude, longitude) => {
    expect(panchangSchema.safeParse(getPanchang({ date, latitude, longitude })).error).toBeUndefined();
  });
});

describe('how long shared caches may keep it', () => {
  it('is until the date changes there, and an hour at most', () => {
    at('2026-11-20T18:20:00Z');
    expect(panchangKeepsSeconds(CHENNAI)).toBe(600);
    expect(panchangKeepsSeconds({ ...CHENNAI, timezone: 'UTC' })).toBe(3600);
  });

  it('is a day for a date that is named', () => {
    expect(panchangKeepsSeconds({ ...CHENNAI, date: '2026-11-20' })).toBe(86_400);
  });
});

describe('the query', () => {
  it.each([
    ['latitude', undefined],
    ['latitude', '91'],
    ['longitude', 'east'],
    ['date', '2020-02-31'],
    ['date', '1799-12-31'],
    ['timezone', 'Mars/Olympus'],
  ])('may not have %s %p', (field, value) => {
    const { error } = panchangQuery.safeParse({ latitude: '13', longitude: '80', [field]: value });
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
  });
});

describe('local dates', () => {
  it('follow mean time before there was a standard', () => {
    // At 80.2707° the clocks were 5 h 21 min 5 s ahead of Greenwich.
    expect(findLocalDate(new Date('1800-01-01T18:38:54Z'), 'Asia/Kolkata', 80.2707)).toBe('1800-01-01');
    expect(findLocalDate(new Date('1800-01-01T18:38:55Z'), 'Asia/Kolkata', 80.2707)).toBe('1800-01-02');
  });

  it('know the date before, over one that was skipped too', () => {
    expect(findDateBefore('2020-03-01', 'Asia/Kolkata', 80.27)).toBe('2020-02-29');
    expect(findDateBefore('2011-12-31', 'Pacific/Apia', APIA.longitude)).toBe('2011-12-29');
  });
});
