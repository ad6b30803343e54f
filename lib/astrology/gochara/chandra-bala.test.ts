import { describe, expect, test } from '@jest/globals';
import { chandraBalaOf, houseFrom, isChandrashtama } from '@/lib/astrology/gochara/chandra-bala';
import { SIGNS, type SignName } from '@/lib/astrology/signs';

const sign = (name: SignName) => SIGNS.indexOf(name);

describe('chandra bala', () => {
  test('the good signs for Aries are the 1st, 3rd, 6th, 7th, 10th and 11th', () => {
    const good = SIGNS.filter((_, i) => chandraBalaOf(sign('Aries'), i).good);
    expect(good).toEqual(['Aries', 'Gemini', 'Virgo', 'Libra', 'Capricorn', 'Aquarius']);
  });

  test('houses are counted inclusively and over Pisces', () => {
    expect(houseFrom(sign('Leo'), sign('Leo'))).toBe(1);
    expect(chandraBalaOf(sign('Aquarius'), sign('Aries'))).toEqual({ house: 3, good: true });
    expect(chandraBalaOf(sign('Aries'), sign('Pisces'))).toEqual({ house: 12, good: false });
  });

  test('chandrashtama is the eighth alone', () => {
    expect(SIGNS.filter((_, i) => isChandrashtama(sign('Aries'), i))).toEqual(['Scorpio']);
    expect(SIGNS.filter((_, i) => isChandrashtama(sign('Cancer'), i))).toEqual(['Aquarius']);
  });
});
