import { z } from 'zod';
import { findTimezone } from '@/lib/places/find-timezone';
import type { Place } from '@/lib/places/place-index';

/** Someone is typing and waits. */
const TIMEOUT_MS = 1500;

const degrees = (limit: number) => z.coerce.number().min(-limit).max(limit);

/** The part of Nominatim's `jsonv2` answer that is used; other geocoders speak it too. */
const answerSchema = z.array(
  z.object({
    display_name: z.string().min(1).max(300),
    lat: degrees(90),
    lon: degrees(180),
    address: z.object({ state: z.string().default(''), country: z.string().default('') }).prefault({}),
  }),
);

/**
 * Asks an outside geocoder that speaks Nominatim's search. Whatever goes wrong, a slow or broken answer included, it
 * found nothing.
 */
export async function askGeocoder(
  address: string,
  query: string,
  most: number,
  ask: typeof fetch = fetch,
): Promise<Place[]> {
  try {
    const url = new URL(address);
    const parameters = { q: query, format: 'jsonv2', addressdetails: '1', limit: `${most}` };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    const response = await ask(url, {
      headers: { Accept: 'application/json', 'User-Agent': 'chandra' },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) return [];
    return answerSchema
      .parse(await response.json())
      .slice(0, most)
      .map(toPlace);
  } catch {
    return [];
  }
}

function toPlace({ display_name, lat, lon, address }: z.output<typeof answerSchema>[number]): Place {
  return {
    name: display_name,
    latitude: lat,
    longitude: lon,
    country: address.country,
    region: address.state,
    timezone: findTimezone(lat, lon),
    population: 0,
  };
}
