import { expect, it } from '@jest/globals';
import { matchesStar, starName } from '@/components/horoscope/star-name';
import { NAKSHATRAS } from '@/lib/astrology/nakshatras';

const found = (query: string) =>
  NAKSHATRAS.filter((star) => matchesStar(star, query)).map(({ name }) => name);

it.each([
  ['PURVA', ['Purva Phalguni', 'Purva Ashadha', 'Purva Bhadrapada']],
  ['oHi', ['Rohini']],
  // The Tamil names of Ardra and of Shravana, Thiruvathirai and Thiruvonam
  ['thiru', ['Ardra', 'Shravana']],
  ['  magha ', ['Magha']],
  ['रोहिणी', ['Rohini']],
  ['zodiac', []],
])('%j finds %j', (query, names) => {
  expect(found(query)).toEqual(names);
});

it('a blank search leaves all 27', () => {
  expect(found('  ')).toHaveLength(27);
});

it('a star is called by its Sanskrit or by its regional name', () => {
  const ashwini = NAKSHATRAS[0];
  if (!ashwini) throw new Error('there is no first star');
  expect([starName(ashwini, 'sanskrit'), starName(ashwini, 'regional')]).toEqual(['Ashwini', 'Aswini']);
});
