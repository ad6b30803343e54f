import { describe, expect, test } from '@jest/globals';
import { signName } from '@/lib/astrology/chart/houses';
import { NARROWEST_PART_DEGREES, VARGA_NAMES, vargaSign } from '@/lib/astrology/chart/vargas';
import { SIGNS } from '@/lib/astrology/signs';
import { comparableVargas, vargaSigns } from '../../../tests/accuracy/charts';

const { rasi, comparable } = comparableVargas();

describe('vargas', () => {
  test('sixteen divisions, fifteen of them comparable', () => {
    expect(VARGA_NAMES.join(' ')).toBe('D1 D2 D3 D4 D7 D9 D10 D12 D16 D20 D24 D27 D30 D40 D45 D60');
    expect(comparable.map(({ division }) => `D${division}`)).toEqual(
      VARGA_NAMES.filter((name) => name !== 'D2'),
    );
  });

  test.each(comparable)('D$division: all ten bodies as the reference has them', ({ division, positions }) => {
    expect(rasi).toHaveLength(10);
    expect(vargaSigns(division, rasi)).toEqual(positions.map(({ body, sign }) => [body, sign]));
  });

  test("D2 after Parashara: the Sun's half first in odd signs, the Moon's in even", () => {
    const halves = [3, 20, 33, 50].map((longitude) => signName(vargaSign('D2', longitude)));
    expect(halves).toEqual(['Leo', 'Cancer', 'Cancer', 'Leo']);
  });

  test('the parts of Trimshamsha', () => {
    const at = (...longitudes: number[]) => longitudes.map((one) => signName(vargaSign('D30', one)));
    expect(at(4.9, 9.9, 17.9, 24.9, 29.9)).toEqual(['Aries', 'Aquarius', 'Sagittarius', 'Gemini', 'Libra']);
    expect(at(5, 10, 18, 25)).toEqual(['Aquarius', 'Sagittarius', 'Gemini', 'Libra']);
    expect(at(34.9, 41.9, 49.9, 54.9, 59.9)).toEqual(['Taurus', 'Virgo', 'Pisces', 'Capricorn', 'Scorpio']);
    expect(at(35, 42, 50, 55)).toEqual(['Virgo', 'Pisces', 'Capricorn', 'Scorpio']);
  });

  test('every longitude has a sign in every division, and no part is narrower than half a degree', () => {
    expect(NARROWEST_PART_DEGREES).toBe(30 / 60);
    for (const name of VARGA_NAMES) {
      const signs = Array.from({ length: 3600 }, (_, tenths) => vargaSign(name, tenths / 10));
      expect(signs.filter((sign) => SIGNS[sign] === undefined)).toEqual([]);
      const changes = signs.flatMap((sign, i) => (sign === signs[i - 1] ? [] : [i]));
      const widths = changes.map((at, i) => (changes[i + 1] ?? 3600) - at);
      expect(Math.min(...widths)).toBeGreaterThanOrEqual(NARROWEST_PART_DEGREES * 10 - 1);
    }
  });
});
