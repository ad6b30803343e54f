import { describe, expect, test } from '@jest/globals';
import { KUTA_RULES } from '@/lib/astrology/compatibility/kutas';
import { moonPlaceOf } from '@/lib/astrology/compatibility/score-ashtakoota';
import { NAKSHATRA_NAMES } from '@/lib/astrology/nakshatras';
import { SIGNS } from '@/lib/astrology/signs';
import { KUTA_TABLES, kutaTable, subscores } from '../../../tests/accuracy/kutas';

const reference = subscores();

describe('each cell [bride][groom] of the reference tables', () => {
  test('they list the stars and signs in our order', () => {
    expect(reference.nakshatras).toEqual(NAKSHATRA_NAMES);
    expect(reference.signs).toEqual(SIGNS);
  });

  test.each(KUTA_TABLES)('%s %s', (by, key, name) => {
    expect(kutaTable(by, name)).toEqual(reference[by][key]);
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
