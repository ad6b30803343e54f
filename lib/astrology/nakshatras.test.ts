import { describe, expect, test } from '@jest/globals';
import {
  type Element,
  findNakshatra,
  isNakshatraName,
  NAKSHATRA_NAMES,
  NAKSHATRAS,
  nakshatraAt,
  nakshatraIndexOf,
  padaOf,
  signsOfStar,
  starAnchor,
  starSlug,
  starStartDegrees,
} from '@/lib/astrology/nakshatras';

/** Where each star begins, as tables print it: sign 0..11, degree and minute. */
const STARTS = `0 0:00, 0 13:20, 0 26:40, 1 10:00, 1 23:20, 2 6:40, 2 20:00, 3 3:20, 3 16:40, 4 0:00, 4 13:20,
  4 26:40, 5 10:00, 5 23:20, 6 6:40, 6 20:00, 7 3:20, 7 16:40, 8 0:00, 8 13:20, 8 26:40, 9 10:00, 9 23:20,
  10 6:40, 10 20:00, 11 3:20, 11 16:40`
  .split(',')
  .map((text) => {
    const [sign, degree, minute] = text.trim().split(/[ :]/).map(Number);
    return (sign ?? Number.NaN) * 30 + (degree ?? Number.NaN) + (minute ?? Number.NaN) / 60;
  });

/** Star numbers 1..27 of the four mandalas of the Brihat Samhita. */
const MANDALAS: Record<Element, number[]> = {
  Fire: [2, 3, 8, 10, 11, 16, 25],
  Earth: [4, 17, 18, 21, 22, 23],
  Air: [1, 5, 7, 12, 13, 14, 15],
  Water: [6, 9, 19, 20, 24, 26, 27],
};

const TWO_SIGN_STARS = [3, 5, 7, 12, 14, 16, 21, 23, 25];

describe('the 27 stars', () => {
  test('stand in their fixed order [C3-38] [X9-15]', () => {
    expect(NAKSHATRA_NAMES.join(', ')).toBe(
      'Ashwini, Bharani, Krittika, Rohini, Mrigashira, Ardra, Punarvasu, Pushya, Ashlesha, Magha, ' +
        'Purva Phalguni, Uttara Phalguni, Hasta, Chitra, Swati, Vishakha, Anuradha, Jyeshtha, Mula, ' +
        'Purva Ashadha, Uttara Ashadha, Shravana, Dhanishta, Shatabhisha, Purva Bhadrapada, ' +
        'Uttara Bhadrapada, Revati',
    );
  });

  test.each(Object.entries(MANDALAS))('%s holds the stars of its mandala', (element, numbers) => {
    const found = NAKSHATRAS.flatMap((star, i) => (star.element === element ? [i + 1] : []));
    expect(found).toEqual(numbers);
  });

  test('have a symbol, a deity, a regional name first, and one of four elements [C3-35] [C3-36] [C3-37] [C9-21] [X9-16]', () => {
    const tamil = { Ashwini: 'Aswini', Ardra: 'Thiruvathirai', Mula: 'Moolam', Shravana: 'Thiruvonam' };
    for (const star of NAKSHATRAS) {
      expect(star.symbol.trim()).not.toBe('');
      expect(star.deity.trim()).not.toBe('');
      expect(star.altNames[0]).toMatch(/^[A-Z][a-z]/);
      expect(['Fire', 'Water', 'Earth', 'Air']).toContain(star.element);
    }
    for (const [name, regional] of Object.entries(tamil))
      expect(NAKSHATRAS.find((star) => star.name === name)?.altNames[0]).toBe(regional);
  });

  test('have the Vimshottari lords, thrice round', () => {
    const lords = ['Ketu', 'Venus', 'Sun', 'Moon', 'Mars', 'Rahu', 'Jupiter', 'Saturn', 'Mercury'];
    expect(NAKSHATRAS.map((star) => star.lord)).toEqual([...lords, ...lords, ...lords]);
  });

  test('have the ganas and nadis of the matching tables', () => {
    expect(NAKSHATRAS.map((star) => star.gana[0]).join('')).toBe('DMRMDMDDRRMMDRDRDRRMMDRRMMD');
    expect(NAKSHATRAS.map((star) => ({ Adi: 'a', Madhya: 'm', Antya: 'n' })[star.nadi]).join('')).toBe(
      'amnnmaamnnmaamnnmaamnnmaamn',
    );
  });

  test('have names that no other star has, in any spelling', () => {
    const names = NAKSHATRAS.flatMap((star) => [star.name, ...star.altNames]).map((name) =>
      name.toLowerCase(),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  test('are written in Devanagari with four syllables', () => {
    for (const star of NAKSHATRAS) {
      expect(star.devanagari).toMatch(/^[\p{Script=Devanagari} ]+$/u);
      expect(star.padaSyllables).toHaveLength(4);
    }
  });
});

describe('places on the circle', () => {
  test.each(STARTS.map((start, i) => [i, start]))('star %i begins at %d°', (index, start) => {
    expect(starStartDegrees(index)).toBeCloseTo(start, 9);
    expect(nakshatraIndexOf(start + 1e-9)).toBe(index);
    expect(nakshatraIndexOf((start + 360 - 1e-9) % 360)).toBe((index + 26) % 27);
  });

  test('each pada is 3°20′', () => {
    expect([0, 3.3333, 3.3334, 6.6667, 10.1, 13.3334].map(padaOf)).toEqual([1, 1, 2, 3, 4, 1]);
    expect(padaOf(359.999)).toBe(4);
  });

  test('nine stars lie in two signs', () => {
    const two = NAKSHATRAS.flatMap((_, i) => (signsOfStar(i).length === 2 ? [i + 1] : []));
    expect(two).toEqual(TWO_SIGN_STARS);
    expect(signsOfStar(2)).toEqual([0, 1]);
    expect(signsOfStar(24)).toEqual([10, 11]);
    expect(signsOfStar(26)).toEqual([11]);
  });

  test('counts wrap round the circle', () => {
    expect(nakshatraAt(27).name).toBe('Ashwini');
    expect(nakshatraAt(-1).name).toBe('Revati');
    expect(() => nakshatraAt(0.5)).toThrow(RangeError);
  });
});

describe('names in addresses', () => {
  test('slug and anchor', () => {
    expect(starSlug('Purva Phalguni')).toBe('purva-phalguni');
    expect(starAnchor('Purva Phalguni')).toBe('nakshatra-Purva-Phalguni');
  });

  test('every slug leads back to its star, and no other does', () => {
    for (const star of NAKSHATRAS) expect(findNakshatra(starSlug(star.name))).toBe(star);
    expect(findNakshatra('Purva-Phalguni')?.name).toBe('Purva Phalguni');
    expect(findNakshatra('purva')).toBeUndefined();
    expect(isNakshatraName('Mula')).toBe(true);
    expect(isNakshatraName('mula')).toBe(false);
  });
});
