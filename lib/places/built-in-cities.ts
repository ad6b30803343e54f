import cities from '@/content/places/built-in-cities.json' with { type: 'json' };

/** A city that forms offer before anything is typed. */
export interface BuiltInCity {
  readonly name: string;
  /** As the place search names it. */
  readonly label: string;
  /** Degrees, north positive. */
  readonly latitude: number;
  /** Degrees, east positive. */
  readonly longitude: number;
  readonly timezone: string;
}

/** The 18 built-in cities, in their order. Coordinates are those usually given for a city, to four decimals. */
export const BUILT_IN_CITIES: readonly BuiltInCity[] = cities;

/** Where an unknown place is taken to be: Delhi. Degrees. */
export const FALLBACK_COORDINATES = { latitude: 28.7041, longitude: 77.1025 } as const;
