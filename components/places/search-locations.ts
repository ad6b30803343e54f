/** The place search as the browser asks for it. */
import { apiRequest } from '@/components/request/api-request';

/** A place found, with its coordinates in degrees, north and east positive. */
export interface Location {
  name: string;
  latitude: number;
  longitude: number;
}

/** The shortest text that starts a search. */
export const SHORTEST_QUERY = 2;
const MOST_LOCATIONS = 10;

/** At most ten places whose names begin so. @throws RequestError, network errors, AbortError */
export async function searchLocations(query: string, signal?: AbortSignal): Promise<Location[]> {
  const path = `/api/location-search/${encodeURIComponent(query)}`;
  const response = await apiRequest('GET', path, undefined, signal ? { signal } : {});
  const { locations } = (await response.json()) as { locations?: Location[] };
  return (locations ?? []).slice(0, MOST_LOCATIONS);
}
