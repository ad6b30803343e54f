import { GRAHAS } from '@/lib/astrology/grahas';
import { composeInsights } from '@/lib/astrology/insights/compose-insights';
import { moonIllumination, siderealPositions, ujjainSunrise } from '@/lib/astrology/sky';
import { now } from '@/lib/clock';
import type { CosmicInsights } from '@/lib/cosmic-insights/contract';
import { getCurrentPlanets, todayIn } from '@/lib/horoscopes/get-day';
import { createLru } from '@/lib/horoscopes/lru';
import { slotStart } from '@/lib/horoscopes/slots';

/** Three dates are today somewhere on Earth. */
const DAYS_KEPT = 8;
const HALF_DAY_MS = 12 * 3_600_000;
const rounded = (value: number) => Math.floor(value * 1e4) / 1e4;

type DayPart = Pick<CosmicInsights, 'date' | 'insights' | 'moon' | 'reasons'>;

const days = createLru<string, DayPart>(DAYS_KEPT);

function makeDay(date: string): DayPart {
  const { litFraction, waxing } = moonIllumination(new Date(ujjainSunrise(date).getTime() + HALF_DAY_MS));
  return { ...composeInsights(date), moon: { litFraction: rounded(litFraction), waxing } };
}

/** Contract "GET /api/cosmic-insights": the texts of today in a zone, with the planets of the running slot. @throws RangeError for an unknown zone */
export function getCosmicInsights(timezone?: string): CosmicInsights {
  const date = todayIn(timezone);
  const instant = slotStart(now());
  const sky = siderealPositions(instant);
  return {
    ...days.getOrMake(date, () => makeDay(date)),
    planetaryData: getCurrentPlanets(date, timezone),
    positionsAt: instant.toISOString(),
    positions: GRAHAS.map((planet) => ({
      planet,
      longitude: rounded(sky[planet].longitudeDegrees),
      retrograde: sky[planet].retrograde && planet !== 'Rahu' && planet !== 'Ketu',
    })),
  };
}
