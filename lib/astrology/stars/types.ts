import type { NakshatraName } from '@/lib/astrology/nakshatras';

/** A place among the fixed stars: equator and equinox of J2000. */
export interface Direction {
  /** 0 <= degrees < 360 */
  rightAscensionDegrees: number;
  declinationDegrees: number;
}

export interface Star extends Direction {
  /** Number in the Hipparcos catalogue. */
  hip: number;
  /** Visual magnitude; of a close pair, both together. */
  magnitude: number;
  /** B−V, 0 white to 1.8 red; null where it was not measured. */
  colourIndex: number | null;
}

/** The stars that tradition gives to one nakshatra. */
export interface Asterism {
  nakshatra: NakshatraName;
  /** Designation of the junction star. */
  yogatara: string;
  /** Height of the field in degrees, where one star alone gives it no size. */
  heightDegrees?: number;
  /** Designation ("η Tau") to the proper name, empty where there is none; the yogatara first. */
  stars: Readonly<Record<string, string>>;
  /** The figure: each line goes through the stars of these designations. */
  lines: readonly (readonly string[])[];
  /** One sentence on what is seen there. */
  about: string;
}

export interface Point {
  x: number;
  y: number;
}

/** A picture's size, and the part of it that the asterism fills; in pixels. */
export interface Frame {
  width: number;
  height: number;
  /** The asterism's middle. */
  middle: Point;
  /** The most that the asterism may take. */
  figureWidth: number;
  figureHeight: number;
  /** The largest scale in pixels for a degree: a closer look would show an empty sky around the smallest figures. */
  closestPixelsPerDegree: number;
  /** How many stars besides the figure's are drawn: the brightest there. */
  otherStars: number;
}
