import { describe, expect, test } from '@jest/globals';
import { moonStar, nextMoonSignChange, nextStarChange } from '@/lib/astrology/panchang/moon-star';

// Delhi's sunrise of 1 January 2024 and what follows it, by Swiss Ephemeris (tests/reference/sky/sunrise-elements.json).
const SUNRISE = new Date('2024-01-01T01:43:43.856Z');
const MAGHA_ENDS = Date.parse('2024-01-01T03:06:16.598Z');

describe("the Moon's star", () => {
  test('at an instant', () => {
    expect(moonStar(SUNRISE)).toMatchObject({ index: 9, name: 'Magha', pada: 4, signIndex: 4 });
    expect(moonStar(SUNRISE).longitudeDegrees).toBeCloseTo(132.65462, 2);
  });

  test('when it changes', () => {
    expect(Math.abs(nextStarChange(SUNRISE).getTime() - MAGHA_ENDS)).toBeLessThan(9000);
  });

  test('the change is withheld when it comes after the time asked for', () => {
    const change = nextStarChange(SUNRISE);
    expect(nextStarChange(SUNRISE, new Date(change.getTime() - 1))).toBeNull();
    expect(nextStarChange(SUNRISE, change)).toBeNull();
    expect(nextStarChange(SUNRISE, new Date(change.getTime() + 1))).toEqual(change);
  });

  test('asked again at the change, the next star answers', () => {
    let at = SUNRISE;
    for (let i = 0; i < 60; i += 1) {
      const star = moonStar(at);
      const change = nextStarChange(at);
      expect(moonStar(change).index).toBe((star.index + 1) % 27);
      expect(moonStar(change).pada).toBe(1);
      at = change;
    }
  });

  test('when the sign changes', () => {
    const change = nextMoonSignChange(SUNRISE);
    expect(moonStar(change).signIndex).toBe(5);
    expect(moonStar(new Date(change.getTime() - 2)).signIndex).toBe(4);
    expect(nextMoonSignChange(SUNRISE, SUNRISE)).toBeNull();
  });
});
