import { BreadcrumbJsonLd, JsonLdScript } from 'next-seo';
import { SiteJsonLd } from '@/components/seo/site-json-ld';
import { siteUrl } from '@/lib/env';
import type { PageRoute } from '@/lib/routes';
import { pageTrail } from '@/lib/seo/page-trail';
import { SITE_NAME } from '@/lib/seo/site';
import { pageImage } from '@/lib/seo/social-image';

/**
 * What every page tells search engines of itself, in one line of its page: the site, its publisher, the page and the way
 * to it from the home page. What else a page holds (an article, questions, a book) goes into a block beside it.
 */
export function PageJsonLd({ page }: { page: PageRoute }) {
  const origin = siteUrl();
  const trail = pageTrail(page);
  const image = pageImage(page);
  return (
    <>
      <SiteJsonLd siteUrl={origin} />
      <JsonLdScript
        scriptKey="page"
        data={{
          '@context': 'https://schema.org',
          '@type': page.kind ?? 'WebPage',
          name: page.title,
          description: page.description,
          url: `${origin}${page.canonical ?? page.path}`,
          inLanguage: 'en',
          primaryImageOfPage: {
            '@type': 'ImageObject',
            url: `${origin}${image.url}`,
            width: image.width,
            height: image.height,
            caption: image.alt,
          },
          isPartOf: { '@type': 'WebSite', name: SITE_NAME, url: `${origin}/` },
        }}
      />
      {trail.length > 1 && (
        <BreadcrumbJsonLd
          scriptKey="breadcrumb"
          items={trail.map(({ name, path }) => ({ name, item: `${origin}${path}` }))}
        />
      )}
    </>
  );
}
