import type { Metadata } from 'next';
import { ConfirmSubscription } from '@/components/newsletter/confirm-subscription';
import { PageJsonLd } from '@/components/seo/page-json-ld';
import { ROUTES } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const dynamic = 'force-static';

export const generateMetadata = (): Metadata => pageMetadata(ROUTES.newsletterConfirm);

export default function Page() {
  return (
    <div className="wrap notice-page">
      <PageJsonLd page={ROUTES.newsletterConfirm} />
      <p className="kicker">Newsletter</p>
      <ConfirmSubscription />
      {/* By the root's mark and not by <noscript>, so that it shows as well where scripts are allowed and blocked. */}
      <p className="hidden [html:not([data-script])_&]:block">
        Confirming takes a press of a button, and the button needs JavaScript, so that programs which only
        follow links cannot confirm in your name. Please allow it for this page, or open the link in another
        browser.
      </p>
    </div>
  );
}
