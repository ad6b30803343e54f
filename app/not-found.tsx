import type { Metadata } from 'next';
import { loadCurrentYear } from '@/app/load-current-year';
import { NotFoundJsonLd } from '@/components/seo/not-found-json-ld';
import { PageLink } from '@/components/site/page-link';
import { PlainShell } from '@/components/site/plain-shell';
import { NOT_FOUND } from '@/lib/routes';
import { notFoundMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = (): Metadata => notFoundMetadata();

export default async function NotFound() {
  return (
    <PlainShell currentYear={await loadCurrentYear()}>
      <div className="wrap notice-page">
        <NotFoundJsonLd />
        <svg className="moon" viewBox="-52 -52 104 104" aria-hidden="true">
          <circle className="moon-dark" r="50" />
          <path className="moon-sliver" d="M0-50A50 50 0 0 1 0 50A43 50 0 0 0 0-50Z" />
        </svg>
        <p className="kicker">404</p>
        <h1>{NOT_FOUND.title}</h1>
        <p>{NOT_FOUND.description}</p>
        <PageLink href="/" className="button">
          Go to Home
        </PageLink>
      </div>
    </PlainShell>
  );
}
