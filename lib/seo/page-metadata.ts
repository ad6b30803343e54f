import type { Metadata } from 'next';
import { siteUrl } from '@/lib/env';
import { NOT_FOUND, type PageRoute } from '@/lib/routes';
import { SITE_NAME } from '@/lib/seo/site';

/**
 * The head of a page: title, description, keywords, social tags, canonical link and robots. Call it from
 * `generateMetadata`, so that the site's address is the one the server was started with, not the build's.
 */
export function pageMetadata(page: PageRoute): Metadata {
  const title = `${page.title} | ${SITE_NAME}`;
  return {
    metadataBase: new URL(siteUrl()),
    title,
    description: page.description,
    keywords: [...page.keywords],
    alternates: { canonical: page.canonical ?? page.path },
    robots: { index: page.index, follow: page.index },
    openGraph: {
      type: 'website',
      siteName: SITE_NAME,
      locale: 'en',
      url: page.canonical ?? page.path,
      title,
      description: page.description,
    },
    twitter: { card: 'summary', title, description: page.description },
  };
}

/** The head of the not-found page. It has no canonical address; the framework adds its noindex. */
export function notFoundMetadata(): Metadata {
  const { title, description } = NOT_FOUND;
  const fullTitle = `${title} | ${SITE_NAME}`;
  return {
    metadataBase: new URL(siteUrl()),
    title: fullTitle,
    description,
    keywords: [SITE_NAME],
    openGraph: { type: 'website', siteName: SITE_NAME, locale: 'en', title: fullTitle, description },
    twitter: { card: 'summary', title: fullTitle, description },
  };
}
