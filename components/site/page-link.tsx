'use client';
// In the browser, since the router tells only there that a page is on its way.

import Link, { useLinkStatus } from 'next/link';
import { type ComponentProps, useEffect } from 'react';
import { beginNavigation } from '@/components/site/pending-navigation';

/** An address within the site, and what an anchor takes. */
type PageLinkProps = Omit<ComponentProps<typeof Link>, 'href' | 'prefetch'> & { href: string };

/**
 * A link to a page of the site. Nothing is fetched ahead: pages are heavy and readers few clicks long. While the page
 * is slow to come, the frame shows that page's loading state.
 */
export function PageLink({ children, ...props }: PageLinkProps) {
  return (
    <Link {...props} prefetch={false}>
      {children}
      <PendingSignal href={props.href} />
    </Link>
  );
}

function PendingSignal({ href }: { href: string }) {
  const { pending } = useLinkStatus();
  useEffect(() => (pending ? beginNavigation(href) : undefined), [pending, href]);
  return null;
}
