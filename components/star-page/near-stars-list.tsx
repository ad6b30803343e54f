'use client';
// In the browser as on the server: only the router knows the address that was not found.

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { nearStars } from '@/lib/horoscopes/near-stars';
import { starPath } from '@/lib/horoscopes/star-routes';

/** The stars that the address may have meant. */
export function NearStarsList() {
  const [, , word = ''] = usePathname().split('/');
  const near = nearStars(decodeURIComponent(word));
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
