import { describe, expect, test } from '@jest/globals';
import { type Dignity, dignityOf, isOwnOrExaltedIn } from '@/lib/astrology/chart/dignity';
import type { Graha, VisibleGraha } from '@/lib/astrology/grahas';
import { SIGNS, type SignName } from '@/lib/astrology/signs';

/** The classical tables: deep exaltation, own signs, and the degrees of moolatrikona with what precedes and follows. */
const EXALTED: [VisibleGraha, SignName, number][] = [
  ['Sun', 'Aries', 10],
  ['Moon', 'Taurus', 3],
  ['Mars', 'Capricorn', 28],
  ['Mercury', 'Virgo', 15],
  ['Jupiter', 'Cancer', 5],
  ['Venus', 'Pisces', 27],
  ['Saturn', 'Libra', 20],
];
const MOOLATRIKONA: [VisibleGraha, SignName, number, number, Dignity | null, Dignity | null][] = [
  ['Sun', 'Leo', 0, 20, null, 'own'],
  ['Moon', 'Taurus', 4, 30, 'exalted', null],
  ['Mars', 'Aries', 0, 12, null, 'own'],
  ['Mercury', 'Virgo', 16, 20, 'exalted', 'own'],
  ['Jupiter', 'Sagittarius', 0, 10, null, 'own'],
  ['Venus', 'Libra', 0, 15, null, 'own'],
  ['Saturn', 'Aquarius', 0, 20, null, 'own'],
];
const OWN: [VisibleGraha, SignName][] = [
  ['Moon', 'Cancer'],
  ['Mars', 'Scorpio'],
  ['Mercury', 'Gemini'],
  ['Jupiter', 'Pisces'],
  ['Venus', 'Taurus'],
  ['Saturn', 'Capricorn'],
];
const OTHERS: [Graha, SignName, Dignity | null][] = [
  ['Sun', 'Sagittarius', 'friend'],
  ['Sun', 'Gemini', 'neutral'],
  ['Sun', 'Capricorn', 'enemy'],
  ['Moon', 'Aquarius', 'neutral'],
  ['Moon', 'Leo', 'friend'],
  ['Mercury', 'Cancer', 'enemy'],
  ['Rahu', 'Taurus', null],
  ['Ketu', 'Leo', null],
];

const longitude = (sign: SignName, degrees: number) => SIGNS.indexOf(sign) * 30 + degrees;

describe('dignity', () => {
  test.each(EXALTED)('%s is exalted in %s and debilitated opposite', (graha, sign, degrees) => {
    expect(dignityOf(graha, longitude(sign, degrees))).toBe('exalted');
    expect(dignityOf(graha, (longitude(sign, degrees) + 180) % 360)).toBe('debilitated');
    expect(dignityOf(graha, longitude(sign, 0))).toBe('exalted');
    expect(isOwnOrExaltedIn(graha, SIGNS.indexOf(sign))).toBe(true);
    expect(isOwnOrExaltedIn(graha, (SIGNS.indexOf(sign) + 6) % 12)).toBe(false);
  });

  test.each(MOOLATRIKONA)('%s in its moolatrikona %s %d-%d', (graha, sign, start, end, before, after) => {
    expect(dignityOf(graha, longitude(sign, start))).toBe('moolatrikona');
    expect(dignityOf(graha, longitude(sign, end - 0.001))).toBe('moolatrikona');
    if (before) expect(dignityOf(graha, longitude(sign, start - 0.001))).toBe(before);
    if (after) expect(dignityOf(graha, longitude(sign, end))).toBe(after);
  });

  test.each(OWN)('%s owns %s', (graha, sign) => {
    expect(dignityOf(graha, longitude(sign, 29))).toBe('own');
    expect(isOwnOrExaltedIn(graha, SIGNS.indexOf(sign))).toBe(true);
  });

  test.each(OTHERS)('%s in %s: %s', (graha, sign, dignity) => {
    expect(dignityOf(graha, longitude(sign, 15))).toBe(dignity);
  });
});
