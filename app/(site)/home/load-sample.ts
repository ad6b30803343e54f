import { unstable_cache } from 'next/cache';
import type { SampleDay } from '@/components/landing/sample-reading';
import { nakshatraAt } from '@/lib/astrology/nakshatras';
import { moonStar } from '@/lib/astrology/panchang';
import { ujjainSunrise } from '@/lib/astrology/sky';
import { getHoroscopeDay, todayIn } from '@/lib/horoscopes/get-day';

/** In the old stories the Moon's favourite; any other would do. */
const STAR = 'Rohini';

/** Today's text of one star, as an example; it changes when the day does. */
export const loadSample = unstable_cache(
  async (): Promise<SampleDay> => {
    const date = todayIn();
    const { daily, tara, chandraBala, changesAt, reasons, lifeAreas } =
      getHoroscopeDay(date).nakshatras[STAR];
    const [reason] = reasons;
    if (!reason) throw new Error(`the text of ${date} has no reason`);
    return {
      star: STAR,
      paragraph: daily.split('\n')[0] ?? daily,
      tara,
      chandraBala,
      changesAt,
      reason,
      nextMoonStar: nakshatraAt(moonStar(ujjainSunrise(date)).index + 1).name,
      lifeAreas: {
        Love: lifeAreas.Love,
        Career: lifeAreas.Career,
        Health: lifeAreas.Health,
        Finance: lifeAreas.Finances,
      },
    };
  },
  ['landing-sample'],
  { tags: ['day'] },
);
