/** What the site is called, wherever it names itself. */
export const SITE_NAME = 'Chandra';
export const SITE_TAGLINE = 'Ancient Moon Sign Astrology';
export const SITE_DESCRIPTION =
  'Vedic moon-sign astrology that shows its reasons: a daily text for each of the 27 birth stars, computed from where the Moon really is.';
