import type { Metadata } from 'next';
import { Promises } from '@/components/newsletter/promises';
import { SubscriptionForm } from '@/components/newsletter/subscription-form';
import { PageJsonLd } from '@/components/seo/page-json-ld';
import { ROUTES } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const dynamic = 'force-static';

export const generateMetadata = (): Metadata => pageMetadata(ROUTES.newsletter);

/** The sign-up for the mails, and what somebody should know before giving an address. */
export default function NewsletterPage() {
  return (
    <div className="wrap newsletter">
      <PageJsonLd page={ROUTES.newsletter} />
      <header>
        <p className="kicker">By mail</p>
        <h1>The morning mail</h1>
        <p className="lead">
          The day for your birth star, computed from the real Moon and waiting for you at the hour you choose.
        </p>
      </header>
      <SubscriptionForm source="newsletter_page" />
      <Promises />
    </div>
  );
}
