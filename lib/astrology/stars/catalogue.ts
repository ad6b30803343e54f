import asterisms from '@/content/stars/asterisms.json' with { type: 'json' };
import catalogue from '@/content/stars/catalogue.json' with { type: 'json' };
import type { NakshatraName } from '@/lib/astrology/nakshatras';
import type { Asterism, Star } from '@/lib/astrology/stars/types';

type Row = readonly [
  hip: number,
  rightAscension: number,
  declination: number,
  magnitude: number,
  bv?: number,
];

// TypeScript takes the rows of a JSON file for arrays of any length.
const rows = catalogue.stars as unknown as readonly Row[];

/** Every star that a picture shows, the brightest first. */
export const STARS: readonly Star[] = rows.map(
  ([hip, rightAscensionDegrees, declinationDegrees, magnitude, colourIndex = null]) => ({
    hip,
    rightAscensionDegrees,
    declinationDegrees,
    magnitude,
    colourIndex,
  }),
);

const hipOf: Readonly<Record<string, number>> = catalogue.hip;
const byHip = new Map(STARS.map((star) => [star.hip, star]));

export const ASTERISMS = asterisms as readonly Asterism[];

/** @throws RangeError when the content has no asterism for it. */
export function asterismOf(nakshatra: NakshatraName): Asterism {
  const asterism = ASTERISMS.find((each) => each.nakshatra === nakshatra);
  if (!asterism) throw new RangeError(`${nakshatra} has no asterism`);
  return asterism;
}

/** The star of a designation as the asterisms write it ("η Tau"). @throws RangeError when the catalogue does not have it. */
export function starOf(designation: string): Star {
  const star = byHip.get(hipOf[designation] ?? 0);
  if (!star) throw new RangeError(`the catalogue has no ${designation}`);
  return star;
}
