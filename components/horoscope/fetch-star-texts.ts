/** The month and the life areas of one star, which a card loads when they are asked for. */
import { apiRequest } from '@/components/request/api-request';
import { LIFE_AREAS, type LifeArea } from '@/lib/astrology/horoscope/types';
import { type NakshatraName, starSlug } from '@/lib/astrology/nakshatras';

/** What the server had; a text that it had not is missing. */
export interface StarTexts {
  month: string;
  monthly?: string;
  lifeAreas: Partial<Record<LifeArea, string>>;
}

const kept = new Map<string, Promise<StarTexts>>();

async function load(date: string, name: NakshatraName): Promise<StarTexts> {
  const response = await apiRequest('GET', `/api/nakshatra-horoscopes/${starSlug(name)}?date=${date}`);
  const { month = '', monthly, lifeAreas } = (await response.json()) as Partial<StarTexts>;
  return {
    month,
    ...(monthly && { monthly }),
    lifeAreas: Object.fromEntries(
      LIFE_AREAS.map((area) => [area, lifeAreas?.[area]]).filter(([, text]) => text),
    ),
  };
}

/** Asks once a star and date; what failed is asked for again. @throws RequestError and network errors */
export function fetchStarTexts(date: string, name: NakshatraName): Promise<StarTexts> {
  const key = `${date} ${name}`;
  const known = kept.get(key);
  if (known) return known;
  const asked = load(date, name);
  kept.set(key, asked);
  asked.catch(() => kept.delete(key));
  return asked;
}

/** The life areas as one text, for passing on. */
export function areasInOneText({ lifeAreas }: StarTexts): string {
  return LIFE_AREAS.map((area) => `${area}: ${lifeAreas[area] ?? ''}`).join('\n');
}
