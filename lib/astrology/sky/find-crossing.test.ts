import { describe, expect, test } from '@jest/globals';
import {
  findCrossing,
  type GrowingAngle,
  MOON,
  MOON_MINUS_SUN,
  MOON_PLUS_SUN,
} from '@/lib/astrology/sky/find-crossing';
import { astroTime } from '@/lib/astrology/sky/time';

const NEAR = new Date('2026-11-21T00:00:00Z');
const ANGLES: [string, GrowingAngle][] = [
  ['Moon', MOON],
  ['Moon − Sun', MOON_MINUS_SUN],
  ['Moon + Sun', MOON_PLUS_SUN],
];

describe('findCrossing', () => {
  test.each(ANGLES)('%s has just passed the boundary at the answer, and not 2 ms before', (_, angle) => {
    const here = angle.degreesAt(astroTime(NEAR));
    for (const ahead of [-100, -12, -0.001, 0.001, 12, 100]) {
      const boundary = (here + ahead + 360) % 360;
      const instant = findCrossing(angle, boundary, NEAR);
      const past = (at: number) => ((angle.degreesAt(astroTime(new Date(at))) - boundary + 540) % 360) - 180;
      expect(past(instant.getTime())).toBeGreaterThanOrEqual(0);
      expect(past(instant.getTime() - 2)).toBeLessThan(0);
    }
  });

  test('takes at most five evaluations for the end of a star', () => {
    let evaluations = 0;
    const counted: GrowingAngle = {
      ...MOON,
      degreesAt: (time) => {
        evaluations += 1;
        return MOON.degreesAt(time);
      },
    };
    for (let day = 0; day < 60; day += 1) {
      const near = new Date(NEAR.getTime() + day * 86_400_000);
      const end = (Math.floor((MOON.degreesAt(astroTime(near)) * 27) / 360) + 1) * (360 / 27);
      evaluations = 0;
      findCrossing(counted, end, near);
      expect(evaluations).toBeLessThanOrEqual(5);
    }
  });
});
