import { foldText } from '@/lib/places/fold-text';
import { type Area, COORDINATE_STEPS, KEY_KINDS, NO_REGION, type PlaceIndex } from '@/lib/places/place-index';
import type { City } from '@/lib/places/read-cities';

/** What is known beside the list of cities, from content/places. */
export interface PlaceNames {
  /** By ISO code: the name shown, then others that are understood. */
  readonly countries: Readonly<Record<string, readonly string[]>>;
  /** By country, then by GeoNames' code of the region. */
  readonly regions: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Better names of regions to show, by `country.code`. */
  readonly regionNames: Readonly<Record<string, string>>;
  /** Other names of regions, by `country.code`. */
  readonly regionAliases: Readonly<Record<string, readonly string[]>>;
  /** What has changed since the list was made, by GeoNames number. Later ones win. */
  readonly updates: readonly Readonly<
    Record<string, Partial<Pick<City, 'name' | 'region' | 'population'>>>
  >[];
  /** Countries that write another script: the accents in their Latin names are a scholar's, and not shown. */
  readonly accentsAreForeign: readonly string[];
  /** Old and local names, by `name, country` or `name, region, country`, the codes of GeoNames. */
  readonly aliases: Readonly<Record<string, readonly string[]>>;
}

interface Key {
  readonly text: string;
  readonly place: number;
  readonly kind: number;
}

const MOST_KEY_UNITS = 255;

/**
 * Arranges all places for searching. Takes seconds: done once, by scripts/build-places.ts.
 * @throws Error for an alias of a place that is not in the list
 */
export function compileIndex(
  cities: readonly City[],
  names: PlaceNames,
  timezoneAt: (latitudeDegrees: number, longitudeDegrees: number) => string,
): PlaceIndex {
  const places = cities.map((city) => bringUpToDate(city, names));
  const areas = listAreas(names);
  const keys = [...places.flatMap(ownKeys), ...aliasKeys(places, names.aliases)].filter(
    ({ text }) => text !== '',
  );
  keys.sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0));

  const timezones: string[] = [];
  const timezoneIndex = new Map<string, number>();
  const timezoneOf = Uint16Array.from(places, ({ latitude, longitude }) => {
    const zone = timezoneAt(latitude, longitude);
    const known = timezoneIndex.get(zone) ?? timezones.push(zone) - 1;
    timezoneIndex.set(zone, known);
    return known;
  });

  const shownNames = places.map(({ name }) => Buffer.from(name));
  return {
    countries: areas.countries,
    regions: areas.regions,
    timezones,
    nameEnds: endsOf(shownNames),
    nameBytes: Uint8Array.from(Buffer.concat(shownNames)),
    latitudes: Int32Array.from(places, ({ latitude }) => Math.round(latitude * COORDINATE_STEPS)),
    longitudes: Int32Array.from(places, ({ longitude }) => Math.round(longitude * COORDINATE_STEPS)),
    populations: Uint32Array.from(places, ({ population }) => population),
    countryOf: Uint16Array.from(places, ({ country }) => areas.countryIndex(country)),
    regionOf: Uint16Array.from(places, ({ country, region }) => areas.regionIndex(country, region)),
    timezoneOf,
    keyEnds: endsOf(keys.map(({ text }) => text)),
    keyUnits: joinUnits(keys.map(({ text }) => text)),
    keyPlaces: Uint32Array.from(keys, ({ place }) => place),
    keyKinds: Uint8Array.from(keys, ({ kind }) => kind),
    keyShared: Uint8Array.from(keys, ({ text }, at) => sharedUnits(keys[at - 1]?.text ?? '', text)),
  };
}

/** A city as it is today, with the name it had in the list. */
type CurrentCity = City & { readonly oldName: string };

function bringUpToDate(city: City, { updates, accentsAreForeign }: PlaceNames): CurrentCity {
  const current: City = Object.assign({}, city, ...updates.map((changes) => changes[city.id]));
  const name = accentsAreForeign.includes(city.country) ? withoutAccents(current.name) : current.name;
  return { ...current, name, oldName: city.name };
}

function withoutAccents(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f’‘]/g, '')
    .normalize('NFC');
}

function listAreas({ countries, regions, regionNames, regionAliases, accentsAreForeign }: PlaceNames) {
  const countryCodes = Object.keys(countries);
  const regionCodes = Object.keys(regions).flatMap((country) =>
    Object.keys(regions[country] ?? {}).map((code) => ({ country, code })),
  );
  const countryIndexes = new Map(countryCodes.map((code, at) => [code, at]));
  const regionIndexes = new Map(regionCodes.map(({ country, code }, at) => [`${country}.${code}`, at]));
  return {
    countries: countryCodes.map((code) => makeArea(countries[code] ?? [], [code])),
    regions: regionCodes.map(({ country, code }) => {
      const name = regionNames[`${country}.${code}`] ?? regions[country]?.[code] ?? '';
      const shown = accentsAreForeign.includes(country) ? withoutAccents(name) : name;
      // Codes of letters are in use (TX, ENG); those of digits are GeoNames' own.
      const spoken = /^[A-Z]+$/.test(code) ? [code] : [];
      return makeArea([shown], [...spoken, ...(regionAliases[`${country}.${code}`] ?? [])]);
    }),
    countryIndex: (code: string) => {
      const at = countryIndexes.get(code);
      if (at === undefined) throw new Error(`content/places/areas.json lacks the country ${code}`);
      return at;
    },
    regionIndex: (country: string, code: string) => regionIndexes.get(`${country}.${code}`) ?? NO_REGION,
  };
}

function makeArea([name = '', ...others]: readonly string[], codes: readonly string[]): Area {
  return { name, folded: [name, ...others, ...codes].map(foldText) };
}

/** A place is found by its name, by each later word of it, and by its name in the list. */
function ownKeys({ name, oldName }: CurrentCity, place: number): Key[] {
  const text = foldText(name);
  const words = text.split(' ');
  const tails = words.map((_, at) => words.slice(at).join(' '));
  const old = foldText(oldName);
  return [
    ...tails.map((tail, at) => makeKey(tail, place, at === 0 ? KEY_KINDS.name : KEY_KINDS.laterWord)),
    ...(old === text ? [] : [makeKey(old, place, KEY_KINDS.alias)]),
  ];
}

function makeKey(text: string, place: number, kind: number): Key {
  return { text: text.slice(0, MOST_KEY_UNITS), place, kind };
}

function aliasKeys(places: readonly City[], aliases: PlaceNames['aliases']): Key[] {
  const largest = new Map<string, number>();
  for (const [at, { name, country, region, population }] of places.entries()) {
    for (const label of [`${name}, ${country}`, `${name}, ${region}, ${country}`]) {
      const best = places[largest.get(label) ?? -1];
      if (best === undefined || best.population < population) largest.set(label, at);
    }
  }
  return Object.entries(aliases).flatMap(([label, others]) => {
    const place = largest.get(label);
    if (place === undefined) throw new Error(`content/places/aliases.json names no place: ${label}`);
    return others.map((other) => makeKey(foldText(other), place, KEY_KINDS.alias));
  });
}

function endsOf(parts: readonly { readonly length: number }[]): Uint32Array {
  let end = 0;
  return Uint32Array.from(parts, (part) => {
    end += part.length;
    return end;
  });
}

function joinUnits(texts: readonly string[]): Uint16Array {
  const all = texts.join('');
  return Uint16Array.from({ length: all.length }, (_, at) => all.charCodeAt(at));
}

function sharedUnits(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let shared = 0;
  while (shared < most && a[shared] === b[shared]) shared += 1;
  return shared;
}
