import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { KUTA_RULES } from '@/lib/astrology/compatibility/kutas';
import { moonPlaceOf } from '@/lib/astrology/compatibility/score-ashtakoota';
import type { KutaName } from '@/lib/astrology/compatibility/types';
import { NAKSHATRA_NAMES, starStartDegrees } from '@/lib/astrology/nakshatras';
import { SIGNS } from '@/lib/astrology/signs';

const file = resolve(import.meta.dirname, '../../../tests/reference/compatibility/subscores.json');
const reference = JSON.parse(readFileSync(file, 'utf8')) as {
  nakshatras: string[];
  signs: string[];
  byNakshatra27: Record<string, number[][]>;
  bySign12: Record<string, number[][]>;
};

const stars = NAKSHATRA_NAMES.map((_, i) => moonPlaceOf(starStartDegrees(i) + 1));
const signs = SIGNS.map((_, i) => moonPlaceOf(i * 30 + 10));

describe('each cell [bride][groom] of the reference tables', () => {
  test('they list the stars and signs in our order', () => {
    expect(reference.nakshatras).toEqual(NAKSHATRA_NAMES);
    expect(reference.signs).toEqual(SIGNS);
  });

  test.each<[string, KutaName]>([
    ['tara', 'Tara'],
    ['yoni', 'Yoni'],
    ['gana', 'Gana'],
    ['nadi', 'Nadi'],
  ])('%s by stars', (key, name) => {
    const computed = stars.map((bride) => stars.map((groom) => KUTA_RULES[name](bride, groom).score));
    expect(computed).toEqual(reference.byNakshatra27[key]);
  });

  test.each<[string, KutaName]>([
    ['varna', 'Varna'],
    ['maitri', 'Graha Maitri'],
    ['bhakoot', 'Bhakoot'],
  ])('%s by signs', (key, name) => {
    const computed = signs.map((bride) => signs.map((groom) => KUTA_RULES[name](bride, groom).score));
    expect(computed).toEqual(reference.bySign12[key]);
  });
});

describe('Vashya', () => {
  // The northern table as printed: groups in the order Chatushpada, Manava, Jalachara, Vanachara, Keeta.
  const PRINTED = ['2 1 1 0.5 1', '1 2 0.5 0 1', '1 0.5 2 1 1', '0.5 0 1 2 0', '1 1 1 0 2'];
  // One Moon of each group: Aries, Gemini, Cancer, Leo, Scorpio.
  const oneOfEach = [0, 2, 3, 4, 7].map((sign) => moonPlaceOf(sign * 30 + 3));

  test('points of the five groups', () => {
    const computed = oneOfEach.map((bride) =>
      oneOfEach.map((groom) => KUTA_RULES.Vashya(bride, groom).score).join(' '),
    );
    expect(computed).toEqual(PRINTED);
  });

  test('groups of the signs, Sagittarius and Capricorn by halves', () => {
    const groupAt = (degrees: number) => KUTA_RULES.Vashya(moonPlaceOf(degrees), moonPlaceOf(0)).bride[0];
    expect(SIGNS.map((_, i) => groupAt(i * 30 + 14.99)).join('')).toBe('CCMJVMMKMCMJ');
    expect(SIGNS.map((_, i) => groupAt(i * 30 + 15)).join('')).toBe('CCMJVMMKCJMJ');
  });
});

test('what each partner is, and why', () => {
  // Rohini in Taurus and Magha in Leo.
  const [bride, groom] = [moonPlaceOf(45), moonPlaceOf(122)];
  expect(KUTA_RULES.Varna(bride, groom)).toMatchObject({ score: 1, bride: 'Vaishya', groom: 'Kshatriya' });
  expect(KUTA_RULES.Yoni(bride, groom)).toMatchObject({ score: 1, bride: 'Serpent', groom: 'Rat' });
  expect(KUTA_RULES['Graha Maitri'](bride, groom)).toMatchObject({ score: 0, bride: 'Venus', groom: 'Sun' });
  // Rohini to Magha is 7, Magha to Rohini 22, which leaves 4.
  expect(KUTA_RULES.Tara(bride, groom).reason).toContain('7 (remainder 7 by nine: 0)');
  expect(KUTA_RULES.Tara(bride, groom).reason).toContain('22 (remainder 4 by nine: 1.5)');
  expect(KUTA_RULES.Bhakoot(bride, groom)).toMatchObject({ score: 7, bride: 'Taurus', groom: 'Leo' });
  expect(KUTA_RULES.Bhakoot(bride, groom).reason).toContain('4/10');
});
