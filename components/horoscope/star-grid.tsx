import type { MouseEvent } from 'react';
import { matchesStar, type Naming, starName } from '@/components/horoscope/star-name';
import { NAKSHATRAS, type NamedNakshatra, starAnchor } from '@/lib/astrology/nakshatras';

const ELEMENTS = ['Fire', 'Earth', 'Air', 'Water'] as const;

interface StarGridProps {
  /** Star of the day's Moon, 0..26. */
  moonStar: number;
  naming: Naming;
  /** What is searched for; stars that it does not find are dimmed. */
  query: string;
  chosen: NamedNakshatra | undefined;
  onGo: (star: NamedNakshatra) => void;
}

/** Quick navigation: three rounds of nine, as tara bala counts them, so that stars of one lord stand in one column. */
export function StarGrid({ moonStar, naming, query, chosen, onGo }: StarGridProps) {
  const go = (event: MouseEvent, star: NamedNakshatra) => {
    // A new tab or window is the browser's business.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onGo(star);
  };
  return (
    <nav className="star-grid" aria-labelledby="your-star">
      <h2 id="your-star">Your birth star</h2>
      <p className="legend">
        {ELEMENTS.map((element) => (
          <span key={element} data-element={element}>
            {element}
          </span>
        ))}
        <span className="moon-here">Moon’s star</span>
      </p>
      <ol>
        {NAKSHATRAS.map((star, index) => (
          <li key={star.name}>
            <a
              href={`#${starAnchor(star.name)}`}
              data-element={star.element}
              data-dimmed={!matchesStar(star, query) || undefined}
              className={index === moonStar ? 'moon-here' : undefined}
              onClick={(event) => go(event, star)}
            >
              {starName(star, naming)}
              <span className="sr-only">
                , {star.element}
                {index === moonStar && ', the Moon’s star'}
                {star === chosen && ', your star'}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
