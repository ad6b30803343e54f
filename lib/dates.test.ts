import { describe, expect, test } from '@jest/globals';
import { addDays, civilDateIn, isCivilDate, isTimeZone } from '@/lib/dates';

describe('isCivilDate', () => {
  test.each(['2026-11-21', '2024-02-29', '1900-01-01', '2000-02-29'])('%s is one', (date) => {
    expect(isCivilDate(date)).toBe(true);
  });
  test.each([
    '2025-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-4-1',
    '2026-04-31',
    '',
    ' 2026-11-21',
    '2026-11-21T00:00',
  ])('%j is none', (date) => {
    expect(isCivilDate(date)).toBe(false);
  });
});

test('addDays crosses months, years and leap days both ways', () => {
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(addDays('2025-12-31', 1)).toBe('2026-01-01');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(addDays('1900-01-01', -365)).toBe('1899-01-01');
  expect(() => addDays('2025-02-29', 1)).toThrow(RangeError);
});

// Offsets on 21 November 2026: Auckland +13, Honolulu −10, Kolkata +5:30, New York −5.
describe('civilDateIn at 2026-11-21T10:30Z', () => {
  const instant = new Date('2026-11-21T10:30:00Z');
  test.each([
    ['Pacific/Auckland', '2026-11-21'],
    ['Pacific/Kiritimati', '2026-11-22'],
    ['Pacific/Honolulu', '2026-11-21'],
    ['Asia/Kolkata', '2026-11-21'],
    ['UTC', '2026-11-21'],
    ['+14:00', '2026-11-22'],
    ['+15:59', '2026-11-22'],
    ['-15:56', '2026-11-20'],
  ])('%s: %s', (zone, date) => {
    expect(civilDateIn(zone, instant)).toBe(date);
  });
  test('one instant is two dates, Auckland a day before Honolulu', () => {
    const noon = new Date('2026-11-21T11:00:00Z');
    expect(civilDateIn('Pacific/Auckland', noon)).toBe('2026-11-22');
    expect(civilDateIn('Pacific/Honolulu', new Date('2026-11-21T09:59:59Z'))).toBe('2026-11-20');
  });
  test('an unknown zone or instant throws', () => {
    expect(() => civilDateIn('Mars/Olympus', instant)).toThrow(RangeError);
    expect(() => civilDateIn('UTC', new Date('rubbish'))).toThrow(RangeError);
  });
});

test('isTimeZone knows names, UTC and offsets, and nothing else', () => {
  const zones = [
    'Asia/Kolkata',
    'America/Argentina/Buenos_Aires',
    'UTC',
    '+05:45',
    '-03:00',
    '-15:56',
    '+15:59',
  ];
  for (const zone of zones) {
    expect(isTimeZone(zone)).toBe(true);
  }
  for (const zone of [
    '',
    'Asia/Atlantis',
    '25:00',
    '+99:00',
    '+16:00',
    '-16:00',
    '+05:60',
    '+0545',
    'x'.repeat(65),
    'Asia/Kolkata; drop',
  ]) {
    expect(isTimeZone(zone)).toBe(false);
  }
});
