import Link from 'next/link';
import { ThemeSwitch } from '@/components/site/theme-switch';
import { SITE_NAME, SITE_TAGLINE } from '@/lib/seo/site';

/** The plain header of pages outside the top bar's list. The home page is heavy to fetch ahead, so it waits for the click. */
export function SiteHeader() {
  return (
    <header className="site-header">
      <div className="wrap">
        <Link href="/" prefetch={false} className="brand">
          <svg viewBox="-52 -52 104 104" aria-hidden="true">
            <circle r="50" fill="var(--moon-dark)" />
            <path fill="#f4d9a0" d="M0-50A50 50 0 0 1 0 50A20 50 0 0 0 0-50Z" />
          </svg>
          <b>{SITE_NAME}</b> <small>{SITE_TAGLINE}</small>
        </Link>
        <ThemeSwitch />
      </div>
    </header>
  );
}
