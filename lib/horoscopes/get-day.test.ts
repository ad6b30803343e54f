import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

// The clock is set before it is first read: half an hour past midnight in India, still the 20th at Greenwich.
const START = '2026-11-20T19:03:00Z';
let getDay: typeof import('@/lib/horoscopes/get-day');
let describePlanets: typeof import('@/lib/astrology/horoscope/describe-planets').describePlanets;
let before: string | undefined;

beforeAll(async () => {
  before = process.env.CHANDRA_NOW;
  process.env.CHANDRA_NOW = START;
  getDay = await import('@/lib/horoscopes/get-day');
  ({ describePlanets } = await import('@/lib/astrology/horoscope/describe-planets'));
});

afterAll(() => {
  if (before === undefined) delete process.env.CHANDRA_NOW;
  else process.env.CHANDRA_NOW = before;
});

describe('without a date', () => {
  test.each([
    [undefined, '2026-11-21'],
    ['Asia/Kolkata', '2026-11-21'],
    ['Pacific/Auckland', '2026-11-21'],
    ['UTC', '2026-11-20'],
    ['Pacific/Honolulu', '2026-11-20'],
  ])('in %s it is %s', (timezone, date) => {
    const answer = getDay.getHoroscopeAnswer({ timezone });
    expect(answer.date).toBe(date);
    expect(answer.month).toBe('November 2026');
    // Today's line is that of the slot 19:00-19:10.
    expect(answer.currentPlanets).toBe(describePlanets(new Date('2026-11-20T19:00:00Z')));
  });
});

test('on another date the planets are those of its sunrise at Ujjain', () => {
  const answer = getDay.getHoroscopeAnswer({ date: '2026-03-25' });
  // Sunrise at Ujjain on that day is 06:26 IST to the minute, by printed almanacs.
  const line = describePlanets(new Date('2026-03-25T00:56:30Z'));
  expect(answer.currentPlanets).toBe(line);
  expect(answer.date).toBe('2026-03-25');
});

test('a date that is asked for by name and is today has the line of the slot', () => {
  expect(getDay.getHoroscopeAnswer({ date: '2026-11-21' }).currentPlanets).toBe(
    describePlanets(new Date('2026-11-20T19:00:00Z')),
  );
});

test('a day is composed once', () => {
  expect(getDay.getHoroscopeDay('2026-11-21')).toBe(getDay.getHoroscopeDay('2026-11-21'));
});
