import { NAKSHATRAS } from '@/lib/astrology/nakshatras';
import { starPath } from '@/lib/horoscopes/star-path';
import { PAGES } from '@/lib/routes';

/**
 * Addresses of indexable pages that are made from data and so stand in no list of pages: one function a kind, each
 * giving addresses from the root. Pages of a date that passes stay out, since the sitemap is as old as the build.
 */
const DYNAMIC_PAGES: readonly (() => readonly string[])[] = [() => NAKSHATRAS.map((star) => starPath(star))];

/** Every address for the sitemap: what search engines may list, under the address that stands for it. */
export function sitemapPaths(): readonly string[] {
  return [
    ...PAGES.filter(({ index, canonical }) => index && canonical === undefined).map(({ path }) => path),
    ...DYNAMIC_PAGES.flatMap((paths) => paths()),
  ];
}

/** The first and the last address of each kind that is made from data: enough for what is costly to look at. */
export function sitemapSamples(): readonly string[] {
  return DYNAMIC_PAGES.flatMap((paths) => [paths().at(0), paths().at(-1)]).filter(
    (path) => path !== undefined,
  );
}
