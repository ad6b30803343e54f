import { expect, test } from '@jest/globals';
import { abhijitOf, eighthOfDay, horasOf } from '@/lib/astrology/panchang/day-parts';
import { varaOf } from '@/lib/astrology/panchang/names';

const at = (clock: string) => new Date(`2024-03-10T${clock}:00Z`);
const clockOf = (date: Date) => date.toISOString().slice(11, 16);
// Daylight from six to six, as the rhymes for these hours take it.
const daylight = { start: at('06:00'), end: at('18:00') };
const night = { start: at('18:00'), end: new Date('2024-03-11T06:00:00Z') };

/** Start of each on a day from six to six, Sunday to Saturday, as almanacs print them. */
const PRINTED = {
  rahuKala: ['16:30', '07:30', '15:00', '12:00', '13:30', '10:30', '09:00'],
  yamaganda: ['12:00', '10:30', '09:00', '07:30', '06:00', '15:00', '13:30'],
  gulika: ['15:00', '13:30', '12:00', '10:30', '09:00', '07:30', '06:00'],
} as const;

test.each(['rahuKala', 'yamaganda', 'gulika'] as const)('%s through the week', (name) => {
  const spans = [0, 1, 2, 3, 4, 5, 6].map((weekday) => eighthOfDay(name, daylight, weekday));
  expect(spans.map(({ start }) => clockOf(start))).toEqual(PRINTED[name]);
  for (const { start, end } of spans) expect(end.getTime() - start.getTime()).toBe(90 * 60_000);
});

test('Abhijit is the middle fifteenth, and Wednesday has none', () => {
  expect(abhijitOf(daylight, 0)).toEqual({ start: at('11:36'), end: at('12:24') });
  expect([0, 1, 2, 3, 4, 5, 6].filter((weekday) => abhijitOf(daylight, weekday) === null)).toEqual([3]);
});

test('horas: Sunday begins with the Sun, and each next day with its own lord', () => {
  const horas = horasOf(daylight, night, 'Sun');
  expect(horas.slice(0, 8).map(({ lord }) => lord)).toEqual([
    'Sun',
    'Venus',
    'Mercury',
    'Moon',
    'Saturn',
    'Jupiter',
    'Mars',
    'Sun',
  ]);
  expect(horas.map(({ start }) => clockOf(start)).slice(10, 14)).toEqual([
    '16:00',
    '17:00',
    '18:00',
    '19:00',
  ]);
  // The round has seven, so hora 25, the next day's first, has the lord of hora 18.
  for (const weekday of [0, 1, 2, 3, 4, 5, 6]) {
    const lordOf = (day: number) => varaOf(`2024-03-${10 + day}`).lord;
    expect(horasOf(daylight, night, lordOf(weekday))[17]?.lord).toBe(lordOf(weekday + 1));
  }
  expect(horasOf(daylight, null, 'Saturn')).toHaveLength(12);
});

test('a number that is no weekday is refused', () => {
  expect(() => eighthOfDay('rahuKala', daylight, 7)).toThrow(RangeError);
});
