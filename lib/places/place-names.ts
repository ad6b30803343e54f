import aliases from '@/content/places/aliases.json' with { type: 'json' };
import areas from '@/content/places/areas.json' with { type: 'json' };
import corrections from '@/content/places/corrections.json' with { type: 'json' };
import regions from '@/content/places/regions.json' with { type: 'json' };
import updates from '@/content/places/updates.json' with { type: 'json' };
import type { PlaceNames } from '@/lib/places/compile-index';

/** All of content/places that has a part in the search. */
export const placeNames: PlaceNames = {
  countries: areas.countries,
  regions,
  regionNames: areas.regionNames,
  regionAliases: areas.regions,
  updates: [updates, corrections],
  accentsAreForeign: areas.accentsAreForeign,
  aliases,
};
