import { JsonLdScript } from 'next-seo';
import { NOT_FOUND } from '@/lib/routes';
import { SITE_NAME } from '@/lib/seo/site';

export function NotFoundJsonLd() {
  return (
    <JsonLdScript
      scriptKey="not-found"
      data={{
        '@context': 'https://schema.org',
        '@type': 'WebPage',
        name: NOT_FOUND.title,
        description: NOT_FOUND.description,
        isPartOf: { '@type': 'WebSite', name: SITE_NAME },
      }}
    />
  );
}
