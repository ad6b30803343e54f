import { readEnv } from '@/lib/env';
import { askGeocoder } from '@/lib/places/ask-geocoder';
import { loadIndex } from '@/lib/places/load-index';
import type { Place } from '@/lib/places/place-index';
import { isLongEnough, MOST_PLACES, searchPlaces } from '@/lib/places/search-places';

/**
 * At most ten places for what was typed, from the bundled data; where they have none and `GEOCODER_URL` is set, from that
 * geocoder. Never fails for a query.
 */
export async function findPlaces(query: string, geocoder = readEnv().GEOCODER_URL): Promise<Place[]> {
  const places = searchPlaces(await loadIndex(), query);
  if (places.length > 0 || geocoder === undefined || !isLongEnough(query)) return places;
  return askGeocoder(geocoder, query.trim(), MOST_PLACES);
}
