/** The reader's own day, from the server. */
import { cardReading } from '@/components/horoscope/card-reading';
import type { Day, StarReadings } from '@/components/horoscope/day-types';
import { apiRequest } from '@/components/request/api-request';
import type { NakshatraHoroscope } from '@/lib/astrology/horoscope/types';
import { NAKSHATRA_NAMES, type NakshatraName } from '@/lib/astrology/nakshatras';

type HoroscopeAnswer = Pick<Day, 'currentPlanets'> & {
  date: string;
  nakshatras: Record<NakshatraName, NakshatraHoroscope>;
};

/** A text that is missing is shown as such; an entry that is missing is another shape. */
function isHoroscopeAnswer(answer: unknown): answer is HoroscopeAnswer {
  if (typeof answer !== 'object' || answer === null) return false;
  const { date, currentPlanets, nakshatras } = answer as Partial<HoroscopeAnswer>;
  return (
    typeof date === 'string' &&
    typeof currentPlanets === 'string' &&
    typeof nakshatras === 'object' &&
    NAKSHATRA_NAMES.every((name) => Array.isArray(nakshatras?.[name]?.reasons))
  );
}

/**
 * Today in a time zone, by the server's clock.
 * @param skies the skies the page was sent with, by date
 * @throws when the server does not answer in time, or with a day the page has no sky for
 */
export async function fetchOwnDay(timezone: string, skies: Day['skies']): Promise<Day> {
  const response = await apiRequest(
    'GET',
    `/api/nakshatra-horoscopes?timezone=${encodeURIComponent(timezone)}`,
  );
  const answer: unknown = await response.json();
  if (!isHoroscopeAnswer(answer)) throw new Error('the horoscope call answered in another shape');
  if (!skies[answer.date]) throw new Error(`the page holds no sky for ${answer.date}`);
  const readings = Object.fromEntries(
    NAKSHATRA_NAMES.map((name) => [name, cardReading(answer.nakshatras[name])]),
  ) as StarReadings;
  return { date: answer.date, currentPlanets: answer.currentPlanets, readings, skies };
}
