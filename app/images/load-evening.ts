import { unstable_cache } from 'next/cache';
import type { EveningSky } from '@/components/landing/landing-sky';
import { GRAHAS } from '@/lib/astrology/grahas';
import { nakshatraIndexOf } from '@/lib/astrology/nakshatras';
import { moonIllumination, siderealPositions, ujjainSunrise } from '@/lib/astrology/sky';
import { todayIn } from '@/lib/horoscopes/get-day';

const HALF_DAY_MS = 12 * 3_600_000;

/** The sky at today's nightfall, twelve hours after sunrise at Ujjain; it changes when the day does. */
export const loadEvening = unstable_cache(
  async (): Promise<EveningSky> => {
    const date = todayIn();
    const nightfall = new Date(ujjainSunrise(date).getTime() + HALF_DAY_MS);
    const positions = siderealPositions(nightfall);
    const { litFraction, waxing } = moonIllumination(nightfall);
    return {
      date,
      litFraction,
      waxing,
      moonStar: nakshatraIndexOf(positions.Moon.longitudeDegrees),
      places: GRAHAS.map((graha) => {
        const { longitudeDegrees, latitudeDegrees } = positions[graha];
        return { graha, longitudeDegrees, latitudeDegrees };
      }),
    };
  },
  ['evening-sky'],
  { tags: ['day'] },
);
