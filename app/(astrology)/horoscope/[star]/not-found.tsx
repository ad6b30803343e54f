import Link from 'next/link';
import { NotFoundJsonLd } from '@/components/seo/not-found-json-ld';
import { NearStarsList } from '@/components/star-page/near-stars-list';
import { NOT_FOUND, ROUTES } from '@/lib/routes';

/** No such star, or no page for that date: the stars it may have meant. */
export default function StarNotFound() {
  return (
    <div className="wrap notice-page">
      <NotFoundJsonLd />
      <p className="kicker">404</p>
      <h1>{NOT_FOUND.title}</h1>
      <p>
        There is no such star here, or no page for that day: a star’s days are kept for 30 days and written 7
        days ahead.
      </p>
      <NearStarsList />
      <Link href={ROUTES.daily.path} prefetch={false} className="button">
        Go to Home
      </Link>
    </div>
  );
}
