import { NAKSHATRAS, starAnchor } from '@/lib/astrology/nakshatras';

const ELEMENTS = ['Fire', 'Earth', 'Air', 'Water'] as const;

/**
 * Quick navigation: three rounds of nine, as tara bala counts them, so that stars of one lord stand in one column.
 * @param moonStar star of the day's Moon, 0..26
 */
export function StarGrid({ moonStar }: { moonStar: number }) {
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
              className={index === moonStar ? 'moon-here' : undefined}
            >
              {star.name}
              <span className="sr-only">
                , {star.element}
                {index === moonStar && ', the Moon’s star'}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
