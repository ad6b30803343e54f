import type { GrahaPlace } from '@/components/horoscope/day-types';
import { type NamedNakshatra, STAR_SPAN_DEGREES } from '@/lib/astrology/nakshatras';

interface SkyBannerProps {
  star: NamedNakshatra;
  index: number;
  /** The grahas that stand in this star, in any order. */
  grahas: readonly GrahaPlace[];
}

/** The card's piece of sky, 13°20′ of it, with the grahas that stand there at their places along it. */
export function SkyBanner({ star, index, grahas }: SkyBannerProps) {
  const placed = grahas
    .map((place) => ({
      ...place,
      part: (place.longitudeDegrees - index * STAR_SPAN_DEGREES) / STAR_SPAN_DEGREES,
    }))
    .sort((a, b) => a.part - b.part);
  return (
    <div className="banner">
      {placed.length > 0 && (
        <ul className="grahas" aria-label={`Standing in ${star.name}`}>
          {placed.map(({ graha, part, retrograde }, lane) => (
            <li
              key={graha}
              data-side={part > 0.6 ? 'left' : 'right'}
              data-graha={graha}
              style={{
                left: `${(3 + part * 94).toFixed(1)}%`,
                top: `${((lane + 0.5) / placed.length) * 100}%`,
              }}
            >
              <span>
                {graha}
                {retrograde && <abbr title="retrograde"> ℞</abbr>}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="traits">
        {star.element} · {star.symbol} · {star.deity}
      </p>
    </div>
  );
}
