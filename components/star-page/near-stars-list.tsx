import Link from 'next/link';
import { nearStars } from '@/lib/horoscopes/near-stars';
import { starPath } from '@/lib/horoscopes/star-path';

/** The stars that a word may have meant. */
export function NearStarsList({ word }: { word: string }) {
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
