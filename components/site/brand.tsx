import { PageLink } from '@/components/site/page-link';
import { ROUTES } from '@/lib/routes';
import { SITE_NAME, SITE_TAGLINE } from '@/lib/seo/site';

/** Name and tagline, a link home. The home page is heavy to fetch ahead, so it waits for the click. */
export function Brand() {
  return (
    <PageLink href={ROUTES.daily.path} className="brand">
      <svg viewBox="-52 -52 104 104" aria-hidden="true">
        <circle r="50" fill="var(--moon-dark)" />
        <path fill="#f4d9a0" d="M0-50A50 50 0 0 1 0 50A20 50 0 0 0 0-50Z" />
      </svg>
      <b>{SITE_NAME}</b> <small>{SITE_TAGLINE}</small>
    </PageLink>
  );
}
