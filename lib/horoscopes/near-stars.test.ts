import { expect, it } from '@jest/globals';
import { nearStars } from '@/lib/horoscopes/near-stars';

it.each([
  ['rohni', 'Rohini'],
  ['mrigasira', 'Mrigashira'],
  ['thiruvathirai', 'Ardra'],
  ['purva-phalgooni', 'Purva Phalguni'],
  ['Āśleṣā', 'Ashlesha'],
  ['रोहिणी', 'Rohini'],
])('%s may have meant %s', (word, name) => {
  expect(nearStars(word)[0]?.name).toBe(name);
});

it('purva is in three names', () => {
  expect(nearStars('purva').map(({ name }) => name)).toEqual([
    'Purva Phalguni',
    'Purva Ashadha',
    'Purva Bhadrapada',
  ]);
});

it.each(['', '123', 'zzzzqqqq', 'capricorn'])('%j means none', (word) => {
  expect(nearStars(word)).toEqual([]);
});
