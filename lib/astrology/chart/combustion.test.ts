import { describe, expect, test } from '@jest/globals';
import { isCombust } from '@/lib/astrology/chart/combustion';
import { GRAHAS, type Graha } from '@/lib/astrology/grahas';

/** Orb in degrees, direct and retrograde; null: never burnt. */
const ORBS: Record<Graha, [number, number] | null> = {
  Sun: null,
  Moon: [12, 12],
  Mars: [17, 17],
  Mercury: [14, 12],
  Jupiter: [11, 11],
  Venus: [10, 8],
  Saturn: [15, 15],
  Rahu: null,
  Ketu: null,
};

describe.each(GRAHAS)('combustion of %s', (graha) => {
  test.each([false, true])('retrograde: %s', (retrograde) => {
    const at = (longitudeDegrees: number, sunDegrees: number) =>
      isCombust(graha, { longitudeDegrees, retrograde }, sunDegrees);
    const orb = ORBS[graha]?.[retrograde ? 1 : 0];
    if (orb === undefined) {
      expect(at(100, 100)).toBe(false);
      return;
    }
    expect(at(100 + orb, 100)).toBe(true);
    expect(at(100 + orb + 0.001, 100)).toBe(false);
    // Across 0° as well.
    expect(at(360 - orb / 2, orb / 2)).toBe(true);
    expect(at(359.999 - orb, 0)).toBe(false);
  });
});
