import { expect, test } from '@jest/globals';
import { degreesBetween } from '@/lib/astrology/sky/angles';
import { SUN_MOON_ANGLES, trackSunMoon } from '@/lib/astrology/sky/sun-moon-track';
import { astroTime } from '@/lib/astrology/sky/time';

const DAY_MS = 86_400_000;

test.each([1, 3.4, 7])('over %d days the track keeps within 0.002″ of the series, 1800-2099', (days) => {
  let worst = 0;
  for (let i = 0; i < 40; i += 1) {
    const from = new Date(Date.UTC(1800, 0, 1) + i * 2737.3 * DAY_MS);
    const track = trackSunMoon(from, new Date(from.getTime() + days * DAY_MS));
    for (let k = 0; k <= 20; k += 1) {
      const time = astroTime(new Date(from.getTime() + (k / 20) * days * DAY_MS));
      for (const name of ['moon', 'moonMinusSun', 'moonPlusSun'] as const) {
        const off = degreesBetween(SUN_MOON_ANGLES[name].degreesAt(time), track[name].degreesAt(time));
        worst = Math.max(worst, Math.abs(off) * 3600);
      }
    }
  }
  expect(worst).toBeGreaterThan(0);
  expect(worst).toBeLessThan(0.002);
});
