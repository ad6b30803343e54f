import type { Metadata } from 'next';
import { PolicyPage } from '@/components/policies/policy-page';
import { PageJsonLd } from '@/components/seo/page-json-ld';
import { readEnv } from '@/lib/env';
import { readPolicy } from '@/lib/policies/read-policy';
import { widgetAddress } from '@/lib/policies/widget';
import { ROUTES } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const dynamic = 'force-static';

export const generateMetadata = (): Metadata => pageMetadata(ROUTES.cookiePolicy);

export default function Page() {
  return (
    <>
      <PageJsonLd page={ROUTES.cookiePolicy} />
      <PolicyPage
        page={ROUTES.cookiePolicy}
        policy={readPolicy('cookiePolicy')}
        widget={widgetAddress('cookiePolicy', readEnv().POLICY_WIDGET_ID)}
      />
    </>
  );
}
