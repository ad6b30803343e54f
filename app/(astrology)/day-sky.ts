import type { DaySky } from '@/components/horoscope/day-types';
import { GRAHAS } from '@/lib/astrology/grahas';
import {
  elementIndexAt,
  KARANA_NAMES,
  moonStar,
  pakshaOf,
  TITHI_NAMES,
  varaOf,
  YOGA_NAMES,
} from '@/lib/astrology/panchang';
import { moonIllumination, siderealPositions, ujjainSunrise } from '@/lib/astrology/sky';

const HALF_DAY_MS = 12 * 3_600_000;
const rounded = (value: number) => Math.round(value * 1e4) / 1e4;

/** The sky of a civil date at sunrise in Ujjain, and the Moon's light at the nightfall after it. @throws RangeError when it is no date. */
export function daySky(date: string): DaySky {
  const sunrise = ujjainSunrise(date);
  const positions = siderealPositions(sunrise);
  const { litFraction, waxing } = moonIllumination(new Date(sunrise.getTime() + HALF_DAY_MS));
  const tithi = elementIndexAt('tithi', sunrise);
  const { name, lord } = varaOf(date);
  return {
    date,
    sunrise: sunrise.toISOString(),
    weekday: { name, lord },
    tithi: `${pakshaOf(tithi)} ${TITHI_NAMES[tithi - 1]}`,
    yoga: YOGA_NAMES[elementIndexAt('yoga', sunrise) - 1] ?? '',
    karana: KARANA_NAMES[elementIndexAt('karana', sunrise) - 1] ?? '',
    moonStar: moonStar(sunrise).index,
    moonLitFraction: rounded(litFraction),
    moonWaxing: waxing,
    grahas: GRAHAS.map((graha) => {
      const { longitudeDegrees, retrograde } = positions[graha];
      const isNode = graha === 'Rahu' || graha === 'Ketu';
      return { graha, longitudeDegrees: rounded(longitudeDegrees), retrograde: retrograde && !isNode };
    }),
  };
}
