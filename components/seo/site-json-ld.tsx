import { JsonLdScript, OrganizationJsonLd } from 'next-seo';
import { SITE_DESCRIPTION, SITE_NAME } from '@/lib/seo/site';

/** The site and who publishes it, for the home page. `siteUrl` without a trailing slash. */
export function SiteJsonLd({ siteUrl }: { siteUrl: string }) {
  return (
    <>
      <JsonLdScript
        scriptKey="website"
        data={{
          '@context': 'https://schema.org',
          '@type': 'WebSite',
          name: SITE_NAME,
          url: `${siteUrl}/`,
          description: SITE_DESCRIPTION,
          inLanguage: 'en',
        }}
      />
      <OrganizationJsonLd
        scriptKey="organization"
        name={SITE_NAME}
        url={`${siteUrl}/`}
        logo={`${siteUrl}/icon.svg`}
        description={SITE_DESCRIPTION}
      />
    </>
  );
}
