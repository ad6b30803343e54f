'use client';
// In the browser, since one layout serves many addresses and only the router knows which is shown.

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { isActive, type NavigationItem } from '@/lib/navigation';

/** The items of a bar, the active one marked. */
export function NavigationLinks({ items }: { items: readonly NavigationItem[] }) {
  const pathname = usePathname();
  return (
    <ul>
      {items.map((item) => (
        <li key={item.label}>
          <Link
            href={item.path}
            prefetch={false}
            aria-current={isActive(item, pathname) ? 'page' : undefined}
          >
            {item.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
