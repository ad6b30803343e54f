import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { NAKSHATRA_NAMES } from '@/lib/astrology/nakshatras';
import { ASTERISMS, STARS, starOf } from '@/lib/astrology/stars/catalogue';
import type { Direction } from '@/lib/astrology/stars/types';

interface Published extends Direction {
  name: string;
  designation: string;
  hip: number;
  magnitude: number;
  /** The magnitude is that of one star of a pair. */
  ofComponentOnly?: true;
}

const file = resolve(import.meta.dirname, '../../../tests/reference/stars/star-names.json');
const published = JSON.parse(readFileSync(file, 'utf8')) as {
  stars: Published[];
  also: { star: { designation: string; rightAscension: string; declination: string; magnitude: number } };
};

/** Of a pair, both together are at most twice as bright as the brighter alone. */
const TWICE_AS_BRIGHT = 0.753;

/** The first was named after the list was printed; of the second it names one star of the pair. */
const NAMED_OTHERWISE = ['λ Aqr', 'γ Ari'];

const RADIANS = Math.PI / 180;

function apartArcseconds(a: Direction, b: Direction): number {
  const east = (a.rightAscensionDegrees - b.rightAscensionDegrees) * Math.cos(a.declinationDegrees * RADIANS);
  return 3600 * Math.hypot(east, a.declinationDegrees - b.declinationDegrees);
}

/** "-07° 34′ 47″" and "22h 52m 36.9s" in their own unit. */
function sexagesimal(text: string): number {
  const [units = 0, minutes = 0, seconds = 0] = (text.match(/[\d.]+/g) ?? []).map(Number);
  return (text.startsWith('-') ? -1 : 1) * (units + minutes / 60 + seconds / 3600);
}

describe('the catalogue against the names and places that the IAU publishes', () => {
  test.each(published.stars)('$designation is $name, where and as bright as published', (expected) => {
    const star = starOf(expected.designation);
    expect(star.hip).toBe(expected.hip);
    expect(apartArcseconds(star, expected)).toBeLessThan(0.5);
    const brighterBy = expected.magnitude - star.magnitude;
    if (expected.ofComponentOnly) {
      expect(brighterBy).toBeGreaterThan(0);
      expect(brighterBy).toBeLessThan(TWICE_AS_BRIGHT);
    } else expect(Math.abs(brighterBy)).toBeLessThan(0.02);
  });

  test('λ Aqr is where the Bright Star Catalogue has it', () => {
    const { designation, rightAscension, declination, magnitude } = published.also.star;
    const star = starOf(designation);
    const place = {
      rightAscensionDegrees: 15 * sexagesimal(rightAscension),
      declinationDegrees: sexagesimal(declination),
    };
    expect(apartArcseconds(star, place)).toBeLessThan(2);
    expect(Math.abs(star.magnitude - magnitude)).toBeLessThan(0.05);
  });

  test('every yogatara is among them', () => {
    const known = [...published.stars, published.also.star].map(({ designation }) => designation);
    expect(ASTERISMS.map(({ yogatara }) => yogatara).filter((each) => !known.includes(each))).toEqual([]);
  });

  test('proper names are those of the IAU, and three stars bear their nakshatra’s', () => {
    const nameOf = new Map(published.stars.map(({ designation, name }) => [designation, name]));
    for (const { stars } of ASTERISMS)
      for (const [designation, name] of Object.entries(stars))
        if (!NAMED_OTHERWISE.includes(designation))
          expect([designation, name]).toEqual([designation, nameOf.get(designation) ?? '']);
    const named = ASTERISMS.filter(({ nakshatra, yogatara }) => nameOf.get(yogatara) === nakshatra);
    expect(named.map(({ nakshatra }) => nakshatra)).toEqual(['Bharani', 'Ashlesha', 'Revati']);
  });
});

describe('the asterisms', () => {
  test('are those of the 27 in their order', () => {
    expect(ASTERISMS.map(({ nakshatra }) => nakshatra)).toEqual(NAKSHATRA_NAMES);
  });

  test.each(ASTERISMS)('$nakshatra draws its lines through its own stars, the yogatara first', (asterism) => {
    const members = Object.keys(asterism.stars);
    expect(members[0]).toBe(asterism.yogatara);
    expect(new Set(asterism.lines.flat())).toEqual(new Set(members.length > 1 ? members : []));
    // One star has no size of its own.
    expect(asterism.heightDegrees !== undefined).toBe(members.length === 1);
  });
});

test('an unknown designation is refused', () => {
  expect(() => starOf('ω Nowhere')).toThrow(RangeError);
});

test('the brightest come first, each once', () => {
  const magnitudes = STARS.map(({ magnitude }) => magnitude);
  expect(magnitudes).toEqual(magnitudes.toSorted((a, b) => a - b));
  expect(new Set(STARS.map(({ hip }) => hip)).size).toBe(STARS.length);
});
