import { describe, expect, test } from '@jest/globals';
import { findMonthFacts } from '@/lib/astrology/horoscope/find-month-facts';

// Published instants in UTC of new and full Moons: NASA's and the US Naval Observatory's tables of the phases.
describe('new and full Moons', () => {
  test.each([
    ['2024-04', ['new 2024-04-08T18:21', 'full 2024-04-23T23:49']],
    ['2025-03', ['full 2025-03-14T06:55', 'new 2025-03-29T10:58']],
    // Two full Moons in one month, and the February without one.
    ['2018-01', ['full 2018-01-02T02:24', 'new 2018-01-17T02:17', 'full 2018-01-31T13:27']],
    ['2018-02', ['new 2018-02-15T21:05']],
  ])('%s', (month, phases) => {
    const found = findMonthFacts(month).phases;
    expect(found).toHaveLength(phases.length);
    found.forEach(({ kind, instant }, i) => {
      const [expectedKind = '', expectedMinute = ''] = phases[i]?.split(' ') ?? [];
      expect(kind).toBe(expectedKind);
      expect(Math.abs(instant.getTime() - Date.parse(`${expectedMinute}Z`))).toBeLessThan(90_000);
    });
  });
});

test('a month has each of its days once, and the Sun one ingress', () => {
  const february = findMonthFacts('2024-02');
  expect(february.days).toHaveLength(29);
  expect(february.days[28]?.date).toBe('2024-02-29');
  expect(february.title).toBe('February 2024');
  expect(february.stays.Sun).toHaveLength(2);
});

// Makara Sankranti is kept in India when the Sun enters Capricorn: 14 January 2025 by printed almanacs.
test('the Sun enters Capricorn on Makara Sankranti', () => {
  expect(findMonthFacts('2025-01').stays.Sun).toEqual([
    { signIndex: 8, fromDate: null },
    { signIndex: 9, fromDate: '2025-01-14' },
  ]);
});

test('what is no month is refused', () => {
  for (const month of ['2026-13', '2026-00', '2026', '2026-1']) {
    expect(() => findMonthFacts(month)).toThrow(RangeError);
  }
});
