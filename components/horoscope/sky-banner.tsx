import type { GrahaPlace } from '@/components/horoscope/day-types';
import { type NamedNakshatra, STAR_SPAN_DEGREES } from '@/lib/astrology/nakshatras';

interface SkyBannerProps {
  star: NamedNakshatra;
  index: number;
  /** The grahas that stand in this star, in any order. */
  grahas: readonly GrahaPlace[];
  /** Address of the picture of its stars; without one the sky is a gradient in the colour of its element. */
  picture: string | undefined;
}

/** A name stands away from the middle, where the asterism is, as long as the edge leaves it room. */
function sideOf(leftPercent: number): 'left' | 'right' {
  const hasRoomOutwards = leftPercent > 27 && leftPercent < 73;
  return leftPercent < 50 === hasRoomOutwards ? 'left' : 'right';
}

/** One below the other, so that no name covers another; a single one below the middle, clear of the asterism. */
function topPercentOf(lane: number, lanes: number): number {
  return lanes === 1 ? 78 : 12 + (66 * lane) / (lanes - 1);
}

/**
 * The card's piece of sky: its true stars, north up and east to the left, and in front of them the grahas that stand in its
 * 13°20′ of the zodiac, which run to the left as well. The picture may fail: the sky behind it is the banner's own.
 */
export function SkyBanner({ star, index, grahas, picture }: SkyBannerProps) {
  const placed = grahas
    .map((place) => {
      const part = (place.longitudeDegrees - index * STAR_SPAN_DEGREES) / STAR_SPAN_DEGREES;
      return { ...place, leftPercent: 97 - part * 94 };
    })
    .sort((a, b) => a.leftPercent - b.leftPercent);
  return (
    <div className="banner">
      {picture && (
        // biome-ignore lint/performance/noImgElement: it is an SVG, with nothing to optimize, and next/image would bring script.
        <img src={picture} alt="" width={720} height={148} decoding="async" />
      )}
      {placed.length > 0 && (
        <ul className="grahas" aria-label={`Standing in ${star.name}`}>
          {placed.map(({ graha, leftPercent, retrograde }, lane) => (
            <li
              key={graha}
              data-side={sideOf(leftPercent)}
              data-graha={graha}
              style={{
                left: `${leftPercent.toFixed(1)}%`,
                top: `${topPercentOf(lane, placed.length)}%`,
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
