import { PageJsonLd } from '@/components/seo/page-json-ld';
import { MoonSliver } from '@/components/site/moon-sliver';
import { PageLink } from '@/components/site/page-link';
import { type PageRoute, ROUTES } from '@/lib/routes';

/** A page whose own part of the product is still being built: says so, and leads to what there is. */
export function ComingPage({ page }: { page: PageRoute }) {
  return (
    <div className="wrap notice-page">
      <PageJsonLd page={page} />
      <MoonSliver />
      <p className="kicker">Still being made</p>
      <h1>{page.title}</h1>
      <p>{page.description}</p>
      <p>This page is not finished. The day for your birth star is, and waits for you.</p>
      <PageLink href={ROUTES.daily.path} className="button">
        Daily Horoscopes
      </PageLink>
    </div>
  );
}
