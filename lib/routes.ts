import { HOROSCOPE_PATH } from '@/lib/horoscopes/horoscope-path';

/**
 * Every page of the product, once: navigation, metadata, the sitemap and the tests that visit every page all read this
 * list.
 */

/** A kind of page that schema.org knows. */
export type PageKind =
  | 'AboutPage'
  | 'CollectionPage'
  | 'ItemPage'
  | 'ProfilePage'
  | 'SearchResultsPage'
  | 'WebPage';

export interface PageRoute {
  /** Address, from the root. */
  path: string;
  /** Its name where there is little room, as in the path that a search result shows; the title when absent. */
  name?: string;
  /** Document title without the site's name. */
  title: string;
  description: string;
  keywords: readonly string[];
  /** Whether search engines may list it; internal, admin, chat, report and token pages are not for them. */
  index: boolean;
  /** The address that stands for it where it is the same page as another; its own when absent. */
  canonical?: string;
  /** Its picture on social networks, 1200 x 630 pixels, where it is not the one drawn for every page of the list. */
  image?: { path: string; alt: string };
  /** What kind of page it is in the vocabulary of schema.org; a `WebPage` when absent. */
  kind?: PageKind;
  /** What is said while the page is slow to come; others say a plain word to screen readers alone. */
  loading?: string;
}

export const ROUTES = {
  daily: {
    path: '/',
    name: 'Daily Horoscopes',
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
    kind: 'CollectionPage',
    loading: 'Loading Nakshatra horoscopes...',
  },
  horoscope: {
    path: HOROSCOPE_PATH,
    name: 'Daily Horoscopes',
    title: 'Daily Horoscope by Moon Nakshatra',
    description:
      'The daily horoscope for each of the 27 nakshatras, with its reasons and the hour it changes; the same page as the home page.',
    keywords: ['nakshatra horoscope', 'daily horoscope', 'Vedic astrology', 'birth star'],
    index: true,
    kind: 'CollectionPage',
    canonical: '/',
    loading: 'Loading Nakshatra horoscopes...',
  },
  landing: {
    path: '/home',
    name: 'Welcome to Chandra',
    title: 'Vedic Moon-Sign Astrology That Shows Its Reasons',
    description:
      'Daily horoscopes for the 27 birth stars, birth charts and a guide to the Hindu scriptures, computed from the real sky and open to their reasons.',
    keywords: [
      'Vedic astrology',
      'moon sign astrology',
      'nakshatra',
      'birth chart',
      'Hindu scriptures',
      'spiritual guide',
    ],
    index: true,
  },
  welcome: {
    path: '/welcome',
    name: 'Begin',
    title: 'Begin with the Moon You Were Born Under',
    description:
      'A quiet place to begin: tell us when and where you were born, and see which of the 27 stars the Moon stood in that day.',
    keywords: ['Vedic astrology', 'birth star', 'nakshatra', 'moon sign'],
    index: true,
  },
  cosmicInsights: {
    path: '/cosmic-insights',
    name: 'Cosmic Insights',
    title: 'Cosmic Insights: Today’s Sky for Everyone',
    description:
      'What today’s Moon, tithi and planets suit, for everyone and without a birth chart: the day’s energy, a plain guide, and the planet that stands out.',
    keywords: ['cosmic insights', 'panchang today', 'planetary positions', 'nakshatra today', 'Moon today'],
    index: true,
    loading: 'Loading cosmic insights...',
  },
  onboarding: {
    path: '/onboarding',
    name: 'About You',
    title: 'Tell Us About You',
    description:
      'Name, date, time and place of birth: what a Vedic birth chart is drawn from. Kept for you alone, and deleted whenever you ask.',
    keywords: ['birth chart', 'Vedic astrology', 'kundli', 'birth details'],
    index: false,
  },
  birthChart: {
    path: '/birth-chart',
    name: 'Birth Chart',
    title: 'Your Vedic Birth Chart',
    description:
      'Your birth chart in North and South Indian form, with the planets’ places, your readings for the day and the reasons behind each of them.',
    keywords: ['Vedic birth chart', 'kundli', 'North Indian chart', 'South Indian chart', 'nakshatra'],
    index: false,
  },
  feed: {
    path: '/feed',
    name: 'Feed',
    title: 'Your Feed',
    description:
      'The readings and predictions made for your profile so far, the newest first, each with the places in the chart that it rests on.',
    keywords: ['Vedic astrology', 'readings', 'predictions'],
    index: false,
  },
  profile: {
    path: '/profile',
    name: 'Profiles',
    title: 'Cosmic Profiles',
    description:
      'The birth profiles you keep for yourself, your family and your friends: look at them, change them, switch between them or delete them.',
    keywords: ['birth profiles', 'Vedic astrology', 'family charts'],
    index: false,
  },
  numerology: {
    path: '/numerology',
    name: 'Numerology',
    title: 'Numerology Report from Your Name and Birth Date',
    description:
      'Six core numbers from your name and date of birth, each with its working shown step by step, and what the tradition reads in them.',
    keywords: ['numerology', 'life path number', 'name numerology', 'numerology report'],
    index: false,
  },
  sacredTexts: {
    path: '/sacred-texts',
    name: 'Sacred Texts',
    title: 'Search and Read the Hindu Scriptures',
    description:
      'Find a verse of the Gita, the Upanishads, the Vedas or the epics by word, idea, deity or number, and read it in its chapter.',
    keywords: ['Hindu scriptures', 'Bhagavad Gita', 'Upanishads', 'Vedas', 'verse search'],
    index: false,
    kind: 'CollectionPage',
  },
  spiritualAi: {
    path: '/spiritual-ai',
    name: 'Spiritual Guide',
    title: 'Spiritual Guide: Questions to Begin With',
    description:
      'Sixteen ways into a conversation with the texts, from work and worry to purpose and prayer, each leading to verses that speak to it.',
    keywords: ['spiritual guide', 'Hindu wisdom', 'Bhagavad Gita answers'],
    index: false,
  },
  spiritualChat: {
    path: '/spiritual-chat',
    name: 'Ask the Scriptures',
    title: 'Ask the Scriptures',
    description:
      'Put a question in your own words, and read the verses that speak to it: each one quoted from the texts and linked to its chapter.',
    keywords: ['spiritual chat', 'Bhagavad Gita', 'Upanishads', 'scripture answers'],
    index: false,
  },
  apiDocs: {
    path: '/api-docs',
    name: 'API',
    title: 'Public API for Vedic Astrology',
    description:
      'The JSON API behind every page: horoscopes, birth charts, panchang, places and compatibility, open to programs without a sign-up.',
    keywords: ['Vedic astrology API', 'panchang API', 'birth chart API', 'OpenAPI'],
    index: false,
  },
  accuracy: {
    path: '/accuracy',
    name: 'Accuracy',
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
    kind: 'AboutPage',
  },
  privacyPolicy: {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    description:
      'What this software keeps about you and why, for how long, who can read it, and how to have every bit of it deleted, in plain words.',
    keywords: ['privacy policy', 'personal data', 'deletion'],
    index: true,
  },
  cookiePolicy: {
    path: '/cookie-policy',
    title: 'Cookie Policy',
    description:
      'The one cookie this site sets and what it keeps in your browser: why each is there, how long it stays, and how to clear it yourself.',
    keywords: ['cookie policy', 'local storage', 'visitor cookie'],
    index: true,
  },
  newsletter: {
    path: '/newsletter',
    name: 'Newsletter',
    title: 'The Morning Mail: Your Star’s Day in Your Inbox',
    description:
      'The daily horoscope for the birth stars you choose, at the hour you choose, with its reasons. Confirmed by you first, and ended with one click.',
    keywords: ['daily horoscope email', 'nakshatra horoscope', 'Vedic astrology newsletter', 'birth star'],
    index: true,
  },
  newsletterConfirm: {
    path: '/newsletter/confirm',
    name: 'Confirm',
    title: 'Confirm Your Subscription',
    description:
      'The last step of signing up for the morning mail: press the button and the daily horoscope comes to the address you gave.',
    keywords: ['newsletter', 'subscription', 'confirmation'],
    index: false,
  },
  design: {
    path: '/design',
    name: 'Design',
    title: 'The Parts This Site Is Made Of',
    description:
      'Every button, field, dialog and card of the site in every state it can be in, day and night, for those who build and check it.',
    keywords: ['design system', 'components', 'states'],
    index: false,
  },
} as const satisfies Record<string, PageRoute>;

/** All pages, in the order of the navigation. */
export const PAGES: readonly PageRoute[] = Object.values(ROUTES);

/** The page at every other address. It has no address of its own, so it is in no list. */
export const NOT_FOUND = {
  title: 'Page not found',
  description: 'This page does not exist, or it may have moved.',
} as const;
