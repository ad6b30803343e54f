'use client';
// In the browser, since the not-found page is one for all addresses, and only there is it known which was asked for.

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useHydrated } from '@/components/hooks/use-hydrated';
import { nearStars } from '@/lib/horoscopes/near-stars';
import { starPath } from '@/lib/horoscopes/star-routes';
import { ROUTES } from '@/lib/routes';

/** The stars that an address below the horoscopes may have meant. */
export function NearStarsList() {
  const isHydrated = useHydrated();
  const pathname = usePathname();
  if (!isHydrated || !pathname.startsWith(`${ROUTES.horoscope.path}/`)) return null;
  const [, , word = ''] = pathname.split('/');
  const near = nearStars(word);
  if (near.length === 0) return null;
  return (
    <section className="near-stars" aria-labelledby="near-stars">
      <h2 id="near-stars">Did you mean</h2>
      <ul>
        {near.map((star) => (
          <li key={star.name}>
            <Link href={starPath(star)} prefetch={false}>
              {star.name}
            </Link>{' '}
            <span lang="sa">{star.devanagari}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
