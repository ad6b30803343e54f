/**
 * Today as the home page shows it. The day's texts hang on the cache tag `day`, the planetary line on `slot`; the
 * server expires each at its edge.
 */
import { unstable_cache } from 'next/cache';
import { daySky } from '@/app/(astrology)/day-sky';
import { cardReading } from '@/components/horoscope/card-reading';
import type { Day, StarReadings } from '@/components/horoscope/day-types';
import { NAKSHATRA_NAMES } from '@/lib/astrology/nakshatras';
import { addDays } from '@/lib/dates';
import { getCurrentPlanets, getHoroscopeDay, todayIn } from '@/lib/horoscopes/get-day';

export const loadTodaysTexts = unstable_cache(
  async (): Promise<Omit<Day, 'currentPlanets'>> => {
    const date = todayIn();
    const { nakshatras } = getHoroscopeDay(date);
    const dates = [addDays(date, -1), date, addDays(date, 1)];
    return {
      date,
      skies: Object.fromEntries(dates.map((each) => [each, daySky(each)])),
      readings: Object.fromEntries(
        NAKSHATRA_NAMES.map((name) => [name, cardReading(nakshatras[name])]),
      ) as StarReadings,
    };
  },
  ['todays-texts'],
  { tags: ['day'] },
);

/** The planetary line of the running ten-minute slot. */
export const loadCurrentPlanets = unstable_cache(
  async () => getCurrentPlanets(todayIn()),
  ['current-planets'],
  {
    tags: ['slot'],
  },
);
