/**
 * Every page of the product, once: navigation, metadata, the sitemap and the tests that visit every page all read this
 * list.
 */
export interface PageRoute {
  /** Address, from the root. */
  path: string;
  /** Document title without the site's name. */
  title: string;
  description: string;
  keywords: readonly string[];
  /** Whether search engines may list it; internal, admin, chat, report and token pages are not for them. */
  index: boolean;
}

export const ROUTES = {
  home: {
    path: '/',
    title: 'Daily Nakshatra Horoscope for All 27 Birth Stars',
    description:
      'Today for each of the 27 birth stars, computed from the real Moon: what the day suits, the reasons for it, and the hour it changes.',
    keywords: [
      'nakshatra horoscope',
      'daily horoscope',
      'Vedic astrology',
      'moon sign',
      'birth star',
      'tara bala',
      'chandra bala',
      'panchang',
    ],
    index: true,
  },
  accuracy: {
    path: '/accuracy',
    title: 'How Exact It Is: Positions, Panchang and Dasha Measured',
    description:
      'Every kind of figure that Chandra computes, held against an independent ephemeris and printed almanacs: mean and worst difference, and the settings.',
    keywords: [
      'Vedic astrology accuracy',
      'Swiss Ephemeris comparison',
      'Lahiri ayanamsa',
      'sidereal positions',
      'panchang accuracy',
      'Vimshottari dasha',
    ],
    index: true,
  },
} as const satisfies Record<string, PageRoute>;

/** All pages, in the order of the navigation. */
export const PAGES: readonly PageRoute[] = Object.values(ROUTES);

/** The page at every other address. It has no address of its own, so it is in no list. */
export const NOT_FOUND = {
  title: 'Page not found',
  description: 'This page does not exist, or it may have moved.',
} as const;
