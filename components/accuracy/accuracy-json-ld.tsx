import { JsonLdScript } from 'next-seo';
import { ROUTES } from '@/lib/routes';
import { SITE_NAME } from '@/lib/seo/site';

/** The page as structured data. `siteUrl` without a trailing slash. */
export function AccuracyJsonLd({ siteUrl }: { siteUrl: string }) {
  const { path, title, description } = ROUTES.accuracy;
  return (
    <JsonLdScript
      scriptKey="accuracy"
      data={{
        '@context': 'https://schema.org',
        '@type': 'WebPage',
        name: title,
        description,
        url: `${siteUrl}${path}`,
        inLanguage: 'en',
        isPartOf: { '@type': 'WebSite', name: SITE_NAME, url: `${siteUrl}/` },
      }}
    />
  );
}
