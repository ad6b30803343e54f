import type { Graha } from '@/lib/astrology/grahas';

/** Where a graha stands, in degrees: sidereal (Lahiri) longitude 0 <= longitude < 360, ecliptic latitude. */
export interface SkyPlace {
  graha: Graha;
  longitudeDegrees: number;
  latitudeDegrees: number;
}

/** The sky of one evening, plain data. */
export interface EveningSky {
  /** Civil date, YYYY-MM-DD. */
  date: string;
  /** Lit part of the Moon's disc, 0..1. */
  litFraction: number;
  waxing: boolean;
  /** Index 0..26 of the star the Moon stands in. */
  moonStar: number;
  /** All nine, in their usual order. */
  places: readonly SkyPlace[];
}

/** The Moon's own place. @throws RangeError when the sky has no Moon */
export function moonOf({ places }: EveningSky): SkyPlace {
  const moon = places.find(({ graha }) => graha === 'Moon');
  if (!moon) throw new RangeError('a sky without the Moon');
  return moon;
}
