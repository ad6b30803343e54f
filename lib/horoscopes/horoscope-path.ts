/** Apart from lib/routes.ts, so that a page which links to a star does not load the list of all pages. */
export const HOROSCOPE_PATH = '/horoscope';
