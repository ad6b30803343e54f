import { describe, expect, test } from '@jest/globals';
import { moonIllumination } from '@/lib/astrology/sky/moon-illumination';

// Phases of January 2000 and the eclipses of 2024 as almanacs print them (US Naval Observatory, NASA).
describe('moonIllumination', () => {
  test('new moon at the solar eclipse of 8 April 2024, 18:21 UTC', () => {
    const moon = moonIllumination(new Date('2024-04-08T18:21:00Z'));
    expect(moon.litFraction).toBeLessThan(0.0005);
    expect(Math.min(moon.elongationDegrees, 360 - moon.elongationDegrees)).toBeLessThan(0.02);
  });

  test('full moon of 25 March 2024, 07:00 UTC', () => {
    const moon = moonIllumination(new Date('2024-03-25T07:00:00Z'));
    expect(moon.litFraction).toBeGreaterThan(0.999);
    expect(moon.elongationDegrees).toBeCloseTo(180, 1);
  });

  test('first quarter of 14 January 2000, 13:34 UTC, and waning a fortnight later', () => {
    const quarter = moonIllumination(new Date('2000-01-14T13:34:00Z'));
    expect(quarter.elongationDegrees).toBeCloseTo(90, 1);
    expect(quarter.litFraction).toBeCloseTo(0.5, 1);
    expect(quarter.waxing).toBe(true);
    expect(moonIllumination(new Date('2000-01-28T07:57:00Z'))).toMatchObject({ waxing: false });
  });
});
