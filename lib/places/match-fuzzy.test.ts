import { describe, expect, it } from '@jest/globals';
import { compileIndex } from '@/lib/places/compile-index';
import { countSlips } from '@/lib/places/count-slips';
import { matchFuzzy } from '@/lib/places/match-fuzzy';
import { findPrefix, keyBounds } from '@/lib/places/match-prefix';

/** Texts of few letters, so that many are near one another. */
function makeTexts(count: number): string[] {
  let state = 7;
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + next(9) }, () => 'abcd'[next(4)]).join(''),
  );
}

const texts = [...new Set(makeTexts(1200))];
const index = compileIndex(
  texts.map((name, id) => ({
    id,
    name,
    country: 'XX',
    region: '',
    population: 1,
    latitude: 0,
    longitude: 0,
  })),
  {
    countries: { XX: ['Nowhere'] },
    regions: {},
    regionNames: {},
    regionAliases: {},
    updates: [],
    accentsAreForeign: [],
    aliases: {},
  },
  () => 'Etc/UTC',
);
const keyText = (key: number) => {
  const { start, end } = keyBounds(index, key);
  return String.fromCharCode(...index.keyUnits.subarray(start, end));
};
const keys = Array.from(index.keyPlaces.keys());

/** The distance of the key, or of the beginning that is nearest, reckoned one by one. */
function nearest(key: string, text: string, most: number) {
  const whole = countSlips(key, text, most);
  const beginnings = Array.from({ length: key.length }, (_, at) => countSlips(key.slice(0, at), text, most));
  if (whole <= most) return [whole, true] as const;
  return [Math.min(...beginnings), false] as const;
}

describe('matchFuzzy', () => {
  it.each([1, 2, 3])('finds what comparing every key one by one finds, up to %d slips', (most) => {
    let total = 0;
    for (const text of ['abcd', 'abcdab', 'ddddd', 'cabbage', 'abcdabcdab']) {
      const found = new Map<number, readonly [number, boolean]>();
      matchFuzzy(index, text, most, (key, distance, whole) => {
        expect(found.has(key)).toBe(false);
        found.set(key, [distance, whole]);
      });
      const expected = new Map(
        keys
          .map((key) => [key, nearest(keyText(key), text, most)] as const)
          .filter(([, [distance]]) => distance <= most),
      );
      expect(found).toEqual(expected);
      total += found.size;
    }
    expect(total).toBeGreaterThan(20);
  });
});

describe('findPrefix', () => {
  it('finds what looking at every key finds', () => {
    for (const text of ['a', 'ab', 'dcb', 'dd', 'dddddddddd', 'e', '0']) {
      const { first, end } = findPrefix(index, text);
      const expected = keys.filter((key) => keyText(key).startsWith(text));
      expect(keys.slice(first, end)).toEqual(expected);
    }
  });
});

describe('countSlips', () => {
  // By the definition of the optimal string alignment distance.
  it.each([
    ['chennai', 'chennai', 0],
    ['chennai', 'chenai', 1],
    ['chennai', 'chenanai', 1],
    ['mumbai', 'mumbia', 1],
    ['mumbai', 'mumbay', 1],
    ['kolkata', 'kolkotta', 2],
    ['ab', 'ba', 1],
    ['', 'ab', 2],
    ['ca', 'abc', 3],
  ])('%s, %s: %d', (a, b, slips) => {
    expect(countSlips(a, b, 9)).toBe(slips);
    expect(countSlips(b, a, 9)).toBe(slips);
    expect(countSlips(a, b, 1)).toBe(Math.min(slips, 2));
  });
});
