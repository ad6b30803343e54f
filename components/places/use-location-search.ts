'use client';
// In the browser: it follows the typing.

import { useEffect, useState } from 'react';
import { type Location, SHORTEST_QUERY, searchLocations } from '@/components/places/search-locations';

/** How long the typing must rest before a search starts. */
const PAUSE_MILLISECONDS = 300;

export type LocationSearch =
  | { kind: 'idle' }
  | { kind: 'searching' }
  | { kind: 'found'; locations: Location[] };

const IDLE: LocationSearch = { kind: 'idle' };

/** Searches what was typed, once the typing rests; a search that fails finds nothing. @param query undefined: do not search */
export function useLocationSearch(query: string | undefined): LocationSearch {
  const [search, setSearch] = useState<LocationSearch>(IDLE);
  const wanted = query?.trim();
  useEffect(() => {
    if (wanted === undefined || wanted.length < SHORTEST_QUERY) {
      setSearch(IDLE);
      return undefined;
    }
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      setSearch({ kind: 'searching' });
      try {
        const locations = await searchLocations(wanted, leaving.signal);
        setSearch({ kind: 'found', locations });
      } catch {
        if (!leaving.signal.aborted) setSearch(IDLE);
      }
    }, PAUSE_MILLISECONDS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [wanted]);
  return search;
}
