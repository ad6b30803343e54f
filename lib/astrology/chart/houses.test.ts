import { describe, expect, test } from '@jest/globals';
import {
  BODIES,
  houseOf,
  lordOfHouse,
  lordOfSign,
  recordOf,
  SEVEN,
  signName,
  signsOf,
  wholeSignHouses,
} from '@/lib/astrology/chart/houses';

const longitudes = {
  ...recordOf(BODIES, () => 256),
  Ascendant: 345,
  Moon: 313,
  Rahu: 75.5,
};
const signs = signsOf(longitudes);

describe('whole-sign houses', () => {
  test('the seven visible grahas', () => {
    expect(SEVEN).toEqual(['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn']);
  });

  test('counted from the ascendant or from any body', () => {
    expect(houseOf(signs, 'Sun')).toBe(10);
    expect(houseOf(signs, 'Moon')).toBe(12);
    expect(houseOf(signs, 'Ascendant')).toBe(1);
    expect(houseOf(signs, 'Sun', 'Moon')).toBe(11);
  });

  test('each with sign, lord and who stands there', () => {
    const houses = wholeSignHouses(signs);
    expect(houses).toHaveLength(12);
    expect(houses[0]).toEqual({ house: 1, sign: 'Pisces', lord: 'Jupiter', grahas: [] });
    expect(houses[3]).toEqual({ house: 4, sign: 'Gemini', lord: 'Mercury', grahas: ['Rahu'] });
    expect(houses[9]?.grahas).toEqual(['Sun', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Ketu']);
    expect(houses[11]).toMatchObject({ sign: 'Aquarius', lord: 'Saturn', grahas: ['Moon'] });
    expect(houses.flatMap(({ grahas }) => grahas)).toHaveLength(9);
    expect(lordOfHouse(signs, 4)).toBe('Mercury');
  });

  test('no thirteenth sign', () => {
    expect(() => signName(12)).toThrow(RangeError);
    expect(() => lordOfSign(-1)).toThrow(RangeError);
  });
});
