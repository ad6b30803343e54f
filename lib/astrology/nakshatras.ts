import type { Graha } from '@/lib/astrology/grahas';
import { NAKSHATRA_RECORDS } from '@/lib/astrology/nakshatra-records';
import { signIndexOf } from '@/lib/astrology/signs';

export type Element = 'Fire' | 'Water' | 'Earth' | 'Air';
export type Gana = 'Deva' | 'Manushya' | 'Rakshasa';
export type Nadi = 'Adi' | 'Madhya' | 'Antya';

export interface Nakshatra {
  name: string;
  /** Other names and spellings; the first is the regional (Tamil) name. */
  altNames: readonly [string, ...string[]];
  devanagari: string;
  symbol: string;
  element: Element;
  deity: string;
  /** Vimshottari lord. */
  lord: Graha;
  gana: Gana;
  nadi: Nadi;
  /** First syllable of a name for each of the four padas. */
  padaSyllables: readonly [string, string, string, string];
}

export type NakshatraName = (typeof NAKSHATRA_RECORDS)[number]['name'];
export type NamedNakshatra = Nakshatra & { name: NakshatraName };

/** Degrees of one star, 13°20′, and of one of its four padas, 3°20′. */
export const STAR_SPAN_DEGREES = 360 / 27;
export const PADA_SPAN_DEGREES = 360 / 108;

export const NAKSHATRAS: readonly NamedNakshatra[] = NAKSHATRA_RECORDS;
export const NAKSHATRA_NAMES: readonly NakshatraName[] = NAKSHATRAS.map((star) => star.name);

/**
 * The star with this index; 27 is Ashwini again and −1 Revati, so that counts from a star need no wrapping.
 * @throws RangeError when the index is not a whole number.
 */
export function nakshatraAt(index: number): NamedNakshatra {
  const star = NAKSHATRAS[((index % 27) + 27) % 27];
  if (!star) throw new RangeError(`no star has the index ${index}`);
  return star;
}

/** Star 0..26 (0 = Ashwini) of a sidereal longitude in degrees, 0 <= longitude < 360. */
export function nakshatraIndexOf(longitudeDegrees: number): number {
  return Math.floor((longitudeDegrees * 27) / 360) % 27;
}

/** Pada 1..4 within its star of a sidereal longitude in degrees, 0 <= longitude < 360. */
export function padaOf(longitudeDegrees: number): number {
  return (Math.floor((longitudeDegrees * 108) / 360) % 4) + 1;
}

/** Sidereal longitude in degrees at which the star of this index begins. */
export function starStartDegrees(index: number): number {
  return (index * 360) / 27;
}

/** Signs 0..11 of the star's padas in order, each once: two for a star that crosses a sign's edge, else one. */
export function signsOfStar(index: number): readonly number[] {
  const padaMiddles = [0.5, 1.5, 2.5, 3.5].map((pada) => starStartDegrees(index) + pada * PADA_SPAN_DEGREES);
  return [...new Set(padaMiddles.map(signIndexOf))];
}

/** `purva-phalguni`: the star's form in addresses. */
export function starSlug(name: NakshatraName): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

/** `nakshatra-Purva-Phalguni`: the id of the star's card. */
export function starAnchor(name: NakshatraName): string {
  return `nakshatra-${name.replaceAll(' ', '-')}`;
}

/** The star whose slug this is, in any case; undefined when there is none. */
export function findNakshatra(slug: string): NamedNakshatra | undefined {
  const wanted = slug.toLowerCase();
  return NAKSHATRAS.find((star) => starSlug(star.name) === wanted);
}

export function isNakshatraName(text: string): text is NakshatraName {
  return NAKSHATRAS.some((star) => star.name === text);
}
