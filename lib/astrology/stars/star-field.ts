import type { NakshatraName } from '@/lib/astrology/nakshatras';
import { asterismOf, STARS, starOf } from '@/lib/astrology/stars/catalogue';
import { eclipticIn } from '@/lib/astrology/stars/ecliptic';
import { fitField, isInFrame } from '@/lib/astrology/stars/fit-field';
import { colourOf, radiusOf } from '@/lib/astrology/stars/star-light';
import type { Frame, Point } from '@/lib/astrology/stars/types';

export interface DrawnStar extends Point {
  radius: number;
}

export interface FigureStar extends DrawnStar {
  /** As "η Tau". */
  designation: string;
  /** Proper name; empty where there is none. */
  name: string;
  magnitude: number;
  colour: string;
  isYogatara: boolean;
}

/** A nakshatra's field in pixels of its frame: north up, east to the left. */
export interface StarField {
  nakshatra: NakshatraName;
  width: number;
  height: number;
  /** Scale at the middle. */
  pixelsPerDegree: number;
  /** What is seen there, in one sentence. */
  about: string;
  /** The asterism's stars, the yogatara first. */
  figure: readonly FigureStar[];
  lines: readonly (readonly Point[])[];
  /** The brightest of the rest, the brightest first. */
  others: readonly DrawnStar[];
  /** The Sun's path as far as the picture shows it; empty where it does not pass. */
  ecliptic: readonly Point[];
}

/** So that a figure of faint stars still stands out among bright neighbours. */
const SMALLEST_FIGURE_RADIUS = 1.7;

/** The true stars of a nakshatra, laid into a frame. */
export function starField(nakshatra: NakshatraName, frame: Frame): StarField {
  const asterism = asterismOf(nakshatra);
  const members = Object.entries(asterism.stars).map(([designation, name]) => ({
    designation,
    name,
    star: starOf(designation),
  }));
  const stars = members.map(({ star }) => star);
  const { place, pixelsPerDegree } = fitField(stars, frame, asterism.heightDegrees);
  const others = STARS.filter((star) => isInFrame(place(star), frame) && !stars.includes(star)).slice(
    0,
    frame.otherStars,
  );
  const brightest = Math.min(...[...stars, ...others].map(({ magnitude }) => magnitude));
  return {
    nakshatra,
    width: frame.width,
    height: frame.height,
    pixelsPerDegree,
    about: asterism.about,
    figure: members.map(({ designation, name, star }) => ({
      ...place(star),
      designation,
      name,
      magnitude: star.magnitude,
      radius: Math.max(SMALLEST_FIGURE_RADIUS, radiusOf(star.magnitude, brightest)),
      colour: colourOf(star.colourIndex),
      isYogatara: designation === asterism.yogatara,
    })),
    lines: asterism.lines.map((line) => line.map((designation) => place(starOf(designation)))),
    others: others.map((star) => ({ ...place(star), radius: radiusOf(star.magnitude, brightest) })),
    ecliptic: eclipticIn(frame, place),
  };
}
