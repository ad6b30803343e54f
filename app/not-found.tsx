import type { Metadata } from 'next';
import { loadCurrentYear } from '@/app/load-current-year';
import { NotFoundJsonLd } from '@/components/seo/not-found-json-ld';
import { MoonSliver } from '@/components/site/moon-sliver';
import { PageLink } from '@/components/site/page-link';
import { PlainShell } from '@/components/site/plain-shell';
import { NearStars } from '@/components/star-page/near-stars';
import { buttonVariants } from '@/components/ui/button';
import { NOT_FOUND, ROUTES } from '@/lib/routes';
import { notFoundMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = (): Metadata => notFoundMetadata();

const SHORTCUTS = [
  { label: 'Horoscope', path: ROUTES.horoscope.path },
  { label: 'AI Chat', path: ROUTES.spiritualChat.path },
  { label: 'Numerology', path: ROUTES.numerology.path },
];

export default async function NotFound() {
  return (
    <PlainShell currentYear={await loadCurrentYear()}>
      <div className="wrap notice-page">
        <NotFoundJsonLd />
        <MoonSliver />
        <p className="kicker">404</p>
        <h1>{NOT_FOUND.title}</h1>
        <p>{NOT_FOUND.description}</p>
        <NearStars />
        <PageLink href={ROUTES.daily.path} className={buttonVariants()}>
          Go to Home
        </PageLink>
        <nav aria-label="Elsewhere">
          <ul>
            {SHORTCUTS.map(({ label, path }) => (
              <li key={path}>
                <PageLink href={path} className={buttonVariants({ variant: 'secondary' })}>
                  {label}
                </PageLink>
              </li>
            ))}
          </ul>
          <p>
            Or open the <PageLink href={ROUTES.sacredTexts.path}>Sacred Texts</PageLink>, or your{' '}
            <PageLink href={ROUTES.birthChart.path}>Birth Chart</PageLink>.
          </p>
        </nav>
      </div>
    </PlainShell>
  );
}
