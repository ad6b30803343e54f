/** Every place and every name it is found by, in flat arrays: 12 MB instead of 90, and nothing for the collector. */
import { foldText } from '@/lib/places/fold-text';

/** A country or a region of one. */
export interface Area {
  /** As it is shown. */
  readonly name: string;
  /** All names and codes by which it is understood, folded. */
  readonly folded: readonly string[];
}

export interface PlaceIndex {
  readonly countries: readonly Area[];
  readonly regions: readonly Area[];
  readonly timezones: readonly string[];

  /** One element a place; coordinates in hundred-thousandths of a degree. */
  readonly nameEnds: Uint32Array;
  /** All shown names in UTF-8, one after the other. */
  readonly nameBytes: Uint8Array;
  readonly latitudes: Int32Array;
  readonly longitudes: Int32Array;
  readonly populations: Uint32Array;
  readonly countryOf: Uint16Array;
  readonly regionOf: Uint16Array;
  readonly timezoneOf: Uint16Array;

  /** One element a key, in the order of their UTF-16 text. */
  readonly keyEnds: Uint32Array;
  /** All keys in UTF-16, one after the other. */
  readonly keyUnits: Uint16Array;
  readonly keyPlaces: Uint32Array;
  readonly keyKinds: Uint8Array;
  /** How many leading units each key shares with the one before it. */
  readonly keyShared: Uint8Array;
}

/** What a key is of its place: today's name, the name from a later word on, an old or local name. */
export const KEY_KINDS = { name: 0, laterWord: 1, alias: 2 } as const;

/** `regionOf` where a place has no region. */
export const NO_REGION = 0xffff;

/** A place as the API answers it. */
export interface Place {
  /** "Mumbai, Maharashtra, India", with today's name. */
  readonly name: string;
  /** Degrees, north positive. */
  readonly latitude: number;
  /** Degrees, east positive. */
  readonly longitude: number;
  readonly country: string;
  /** The first-level region; empty where a country has none. */
  readonly region: string;
  /** IANA name. */
  readonly timezone: string;
  /** 0 where unknown. */
  readonly population: number;
}

const utf8 = new TextDecoder();
/** Steps of the index's coordinates in one degree. */
export const COORDINATE_STEPS = 1e5;

/** The place at a position of the index. */
export function placeAt(index: PlaceIndex, position: number): Place {
  const own = utf8.decode(
    index.nameBytes.subarray(index.nameEnds[position - 1] ?? 0, index.nameEnds[position]),
  );
  const country = index.countries[index.countryOf[position] ?? 0]?.name ?? '';
  const region = index.regions[index.regionOf[position] ?? NO_REGION]?.name ?? '';
  return {
    name: labelOf(own, region, country),
    latitude: (index.latitudes[position] ?? 0) / COORDINATE_STEPS,
    longitude: (index.longitudes[position] ?? 0) / COORDINATE_STEPS,
    country,
    region,
    timezone: index.timezones[index.timezoneOf[position] ?? 0] ?? 'UTC',
    population: index.populations[position] ?? 0,
  };
}

/** "Zürich, Switzerland" rather than "Zürich, Zurich, Switzerland", and "Singapore" alone. */
function labelOf(own: string, region: string, country: string): string {
  const [foldedOwn, foldedRegion, foldedCountry] = [own, region, country].map(foldText);
  if (foldedOwn === foldedCountry) return own;
  const saysMore = region !== '' && foldedRegion !== foldedOwn && foldedRegion !== foldedCountry;
  return [own, ...(saysMore ? [region] : []), country].join(', ');
}
