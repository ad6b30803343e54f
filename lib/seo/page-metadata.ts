import type { Metadata } from 'next';
import { siteUrl } from '@/lib/env';
import { NOT_FOUND, type PageRoute } from '@/lib/routes';
import { SITE_NAME } from '@/lib/seo/site';
import { notFoundImage, pageImage } from '@/lib/seo/social-image';

/** What every head has: the full title, the description, and the social tags with a picture. */
function commonMetadata(
  { title, description }: { title: string; description: string },
  image: ReturnType<typeof pageImage>,
  url?: string,
): Metadata {
  const fullTitle = `${title} | ${SITE_NAME}`;
  return {
    metadataBase: new URL(siteUrl()),
    title: fullTitle,
    description,
    openGraph: {
      type: 'website',
      siteName: SITE_NAME,
      locale: 'en',
      ...(url !== undefined && { url }),
      title: fullTitle,
      description,
      images: [image],
    },
    twitter: { card: 'summary_large_image', title: fullTitle, description, images: [image] },
  };
}

/**
 * The head of a page: title, description, keywords, social tags, canonical link and robots. Call it from
 * `generateMetadata`, so that the site's address is the one the server was started with, not the build's.
 */
export function pageMetadata(page: PageRoute): Metadata {
  const address = page.canonical ?? page.path;
  return {
    ...commonMetadata(page, pageImage(page), address),
    keywords: [...page.keywords],
    alternates: { canonical: address },
    robots: { index: page.index, follow: page.index },
  };
}

/** The head of the not-found page. It has no canonical address; the framework adds its noindex. */
export function notFoundMetadata(): Metadata {
  return { ...commonMetadata(NOT_FOUND, notFoundImage()), keywords: [SITE_NAME] };
}
