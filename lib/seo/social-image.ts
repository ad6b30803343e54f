import { NOT_FOUND, type PageRoute } from '@/lib/routes';
import { SITE_NAME, SITE_TAGLINE } from '@/lib/seo/site';

/** Pixels: the shape that every network shows whole. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const;

export const NOT_FOUND_IMAGE_FILE = 'not-found.png';
const HOME_NAME = 'daily';

/** "sacred-texts.png": what a page's picture is called. A page that another stands for has the other's. */
export function socialImageFile({ path, canonical }: Pick<PageRoute, 'path' | 'canonical'>): string {
  return `${(canonical ?? path).slice(1).replaceAll('/', '-') || HOME_NAME}.png`;
}

const socialImage = (path: string, alt: string) => ({
  url: path,
  ...SOCIAL_IMAGE_SIZE,
  type: 'image/png',
  alt,
});

const drawnImage = (file: string, title: string) =>
  socialImage(`/og/${file}`, `${title}. ${SITE_NAME}, ${SITE_TAGLINE}: the Moon in the night sky.`);

/** A page's picture as the Open Graph tags have it; `url` from the root. */
export function pageImage(page: PageRoute) {
  return page.image === undefined
    ? drawnImage(socialImageFile(page), page.title)
    : socialImage(page.image.path, page.image.alt);
}

/** The picture of the not-found page. */
export const notFoundImage = () => drawnImage(NOT_FOUND_IMAGE_FILE, NOT_FOUND.title);
