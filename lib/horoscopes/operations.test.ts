import { afterEach, beforeEach, describe, expect, it, jest, test } from '@jest/globals';
import { getNakshatraHoroscopes } from '@/lib/horoscopes/operations';

const secondsAt = (instant: string, query: Record<string, string> = {}) => {
  jest.setSystemTime(new Date(instant));
  return getNakshatraHoroscopes.publicForSeconds(query);
};

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('a date is a costly question, today is not', () => {
  expect(getNakshatraHoroscopes.costlyLimit({ date: '1950-01-01' })).toBe('dated');
  expect(getNakshatraHoroscopes.costlyLimit({ timezone: 'UTC' })).toBeUndefined();
});

describe('how long shared caches may keep the horoscopes', () => {
  it('is until the planets’ line changes', () => {
    expect(secondsAt('2026-11-21T06:00:00Z')).toBe(600);
    expect(secondsAt('2026-11-21T06:09:58.500Z')).toBe(1);
  });

  it('is until midnight where that comes first', () => {
    expect(secondsAt('2026-11-21T18:12:00Z')).toBe(480);
    expect(secondsAt('2026-11-21T18:12:00Z', { timezone: 'Asia/Kathmandu' })).toBe(180);
  });
});
