import { expect, it } from '@jest/globals';
import { birthdayStar } from '@/lib/horoscopes/birthday-star';

/** The specification's rule worked by hand, 1 January as day 1. */
it.each([
  ['1990-01-01', 'Ashwini'],
  // 13 * 27 / 365 = 0.96, 14 * 27 / 365 = 1.04
  ['1990-01-13', 'Ashwini'],
  ['1990-01-14', 'Bharani'],
  // Day 183: 13.54
  ['2001-07-02', 'Chitra'],
  // Day 364: 26.93
  ['1990-12-30', 'Revati'],
  // Days 365 and 366: 27.0 and 27.07, so the first star again
  ['1990-12-31', 'Ashwini'],
  ['2000-12-31', 'Ashwini'],
])('a birthday on %s is given to %s', (birthday, name) => {
  expect(birthdayStar(birthday)?.name).toBe(name);
});

it.each(['', '2001-02-29', 'yesterday'])('%j finds nobody', (text) => {
  expect(birthdayStar(text)).toBeUndefined();
});
