/** A star's texts of one date as its own page shows them, from the server or from the call. */
import { reasonsBehind } from '@/components/horoscope/card-reading';
import type { CardReason, StarReading } from '@/components/horoscope/day-types';
import { apiRequest } from '@/components/request/api-request';
import { LIFE_AREAS, type LifeArea, type NakshatraHoroscope } from '@/lib/astrology/horoscope/types';

export interface TextWithReasons {
  text: string;
  reasons: readonly CardReason[];
}

export interface StarDay extends Omit<StarReading, 'facts'> {
  /** YYYY-MM-DD */
  date: string;
  /** "November 2026" */
  month: string;
  reasons: readonly CardReason[];
  monthly: TextWithReasons;
  lifeAreas: Readonly<Record<LifeArea, TextWithReasons>>;
}

/** Sorts the reasons to the texts they stand behind. */
export function toStarDay(horoscope: NakshatraHoroscope & { date: string; month: string }): StarDay {
  const { date, month, daily, tara, chandraBala, changesAt, reasons } = horoscope;
  return {
    date,
    month,
    daily,
    tara,
    chandraBala,
    changesAt,
    reasons: reasonsBehind(reasons, 'daily', daily),
    monthly: {
      text: horoscope.monthly,
      reasons: reasonsBehind(reasons, 'monthly', horoscope.monthly),
    },
    lifeAreas: Object.fromEntries(
      LIFE_AREAS.map((area) => {
        const text = horoscope.lifeAreas[area];
        return [area, { text, reasons: reasonsBehind(reasons, area, text) }];
      }),
    ) as Record<string, TextWithReasons> as StarDay['lifeAreas'],
  };
}

/** Today's texts of a star in a zone, by the server's clock. @throws RequestError, network errors */
export async function fetchStarDay(slug: string, timezone: string): Promise<StarDay> {
  const path = `/api/nakshatra-horoscopes/${slug}?timezone=${encodeURIComponent(timezone)}`;
  return toStarDay(await (await apiRequest('GET', path)).json());
}
