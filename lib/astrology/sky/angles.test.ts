import { describe, expect, test } from '@jest/globals';
import { degreesBetween, normalizeDegrees } from '@/lib/astrology/sky/angles';

describe('angles', () => {
  test.each([
    [0, 0],
    [360, 0],
    [-90, 270],
    [725, 5],
    [-1e-15, 0],
  ])('normalizeDegrees(%d) is %d', (angle, expected) => expect(normalizeDegrees(angle)).toBe(expected));

  test.each([
    [350, 10, 20],
    [10, 350, -20],
    [0, 180, -180],
    [90, 90, 0],
  ])('from %d to %d is %d', (from, to, way) => expect(degreesBetween(from, to)).toBe(way));
});
