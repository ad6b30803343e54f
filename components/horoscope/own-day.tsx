/**
 * What a reader in another date needs: the fetching of their day and the drawing of it. A module of its own, since most
 * readers never load it.
 */
import { cardReading } from '@/components/horoscope/card-reading';
import type { Day, DaySky } from '@/components/horoscope/day-types';
import { apiRequest } from '@/components/request/api-request';
import { NAKSHATRA_NAMES } from '@/lib/astrology/nakshatras';

export { DayView } from '@/components/horoscope/day-view';

const TIMEOUT_MILLISECONDS = 8000;

type HoroscopeAnswer = Pick<Day, 'currentPlanets'> & { date: string; nakshatras: Day['readings'] };

function isHoroscopeAnswer(answer: unknown): answer is HoroscopeAnswer {
  if (typeof answer !== 'object' || answer === null) return false;
  const { date, currentPlanets, nakshatras } = answer as Partial<HoroscopeAnswer>;
  return (
    typeof date === 'string' &&
    typeof currentPlanets === 'string' &&
    typeof nakshatras === 'object' &&
    NAKSHATRA_NAMES.every((name) => typeof nakshatras?.[name]?.daily === 'string')
  );
}

/**
 * Today in a time zone, by the server's clock.
 * @param skies the skies the page was sent with, by date
 * @throws when the server does not answer in time, or with a day the page has no sky for
 */
export async function fetchOwnDay(timezone: string, skies: Readonly<Record<string, DaySky>>): Promise<Day> {
  const response = await apiRequest(
    'GET',
    `/api/nakshatra-horoscopes?timezone=${encodeURIComponent(timezone)}`,
    undefined,
    { timeoutMilliseconds: TIMEOUT_MILLISECONDS },
  );
  const answer: unknown = await response.json();
  if (!isHoroscopeAnswer(answer)) throw new Error('the horoscope call answered in another shape');
  const sky = skies[answer.date];
  if (!sky) throw new Error(`the page holds no sky for ${answer.date}`);
  const readings = Object.fromEntries(
    NAKSHATRA_NAMES.map((name) => [name, cardReading(answer.nakshatras[name])]),
  ) as Day['readings'];
  return { sky, currentPlanets: answer.currentPlanets, readings };
}
