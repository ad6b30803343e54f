'use client';
// In the browser, since one layout serves many addresses and only the router knows which is shown.

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { PageLink } from '@/components/site/page-link';
import { isActive } from '@/lib/is-active';
import type { NavigationItem } from '@/lib/navigation';

interface NavigationLinksProps {
  items: readonly (NavigationItem & { icon?: ReactNode })[];
}

/** The items of a bar, the active one marked. They are handed over by the server: the list of pages stays there. */
export function NavigationLinks({ items }: NavigationLinksProps) {
  const pathname = usePathname();
  return (
    <ul>
      {items.map((item) => (
        <li key={item.label}>
          <PageLink href={item.path} aria-current={isActive(item.activeUnder, pathname) ? 'page' : undefined}>
            {item.icon}
            <span>{item.label}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
