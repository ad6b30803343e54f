import { NAKSHATRA_NAMES, type NakshatraName } from '@/lib/astrology/nakshatras';
import { BANNER_FRAME, starField, starFieldSvg } from '@/lib/astrology/stars';
import type { CosmicBackground } from '@/lib/backgrounds/contract';

/** The stars of a card's banner, on a clear ground: the sky behind them is the card's, by theme and element. */
export function bannerSvg(nakshatra: NakshatraName): string {
  return starFieldSvg(starField(nakshatra, BANNER_FRAME), 'none');
}

/** A star's background as the API gives it: complete by itself, with a night sky of its own. */
export function cosmicBackground(nakshatra: NakshatraName): CosmicBackground {
  const svg = starFieldSvg(starField(nakshatra, BANNER_FRAME), 'night');
  // Of what a document may contain, encodeURI leaves only the fragment's sign as it is.
  return { nakshatra, imageData: `data:image/svg+xml,${encodeURI(svg).replaceAll('#', '%23')}` };
}

let backgrounds: readonly CosmicBackground[] | undefined;

/** All 27, computed once: the stars do not move. */
export function cosmicBackgrounds(): readonly CosmicBackground[] {
  backgrounds ??= NAKSHATRA_NAMES.map(cosmicBackground);
  return backgrounds;
}
