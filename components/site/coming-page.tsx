import { PageJsonLd } from '@/components/seo/page-json-ld';
import { PageLink } from '@/components/site/page-link';
import { type PageRoute, ROUTES } from '@/lib/routes';

/** A page whose own part of the product is still being built: says so, and leads to what there is. */
export function ComingPage({ page }: { page: PageRoute }) {
  return (
    <div className="wrap notice-page">
      <PageJsonLd page={page} />
      <p className="kicker">Being built</p>
      <h1>{page.title}</h1>
      <p>{page.description}</p>
      <p>This page is not finished. The daily horoscope for your birth star is.</p>
      <PageLink href={ROUTES.daily.path} className="button">
        Daily Horoscopes
      </PageLink>
    </div>
  );
}
