// A change of scale or size shows other stars: build the catalogue anew with scripts/build-star-fields.ts.
import type { Frame } from '@/lib/astrology/stars/types';

/**
 * The strip of sky behind a card. It is drawn wider than any card, whose banner shows as much of its middle as there is
 * room for; the lower part is left to the words.
 */
export const BANNER_FRAME: Frame = {
  width: 720,
  height: 148,
  middle: { x: 360, y: 54 },
  figureWidth: 210,
  figureHeight: 76,
  closestPixelsPerDegree: 105,
  otherStars: 130,
};

/** The figure with its stars' names, on a star's own page. */
export const CHART_FRAME: Frame = {
  width: 400,
  height: 340,
  middle: { x: 200, y: 165 },
  figureWidth: 250,
  figureHeight: 200,
  closestPixelsPerDegree: 160,
  otherStars: 90,
};
