import type { ShownInsights } from '@/components/cosmic-insights/shown-insights';
import {
  nakshatraAt,
  nakshatraIndexOf,
  STAR_SPAN_DEGREES,
  starStartDegrees,
} from '@/lib/astrology/nakshatras';

const RADIUS = 92;
const GAP_DEGREES = 1.4;

/** A sidereal longitude on the ring: Aries 0° at the left, onward against the clock, as the Moon goes seen from the north. */
function pointAt(longitudeDegrees: number, radius: number): string {
  const angle = ((180 - longitudeDegrees) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
}

function arcOf(star: number): string {
  const from = starStartDegrees(star) + GAP_DEGREES;
  const until = starStartDegrees(star) + STAR_SPAN_DEGREES - GAP_DEGREES;
  return `M${pointAt(from, RADIUS)}A${RADIUS} ${RADIUS} 0 0 0 ${pointAt(until, RADIUS)}`;
}

/** The Moon's round of 27 stars, with the Moon where it stands, when that is known. */
export function StarRing({ positions }: { positions: ShownInsights['positions'] }) {
  const moon = positions?.find(({ planet }) => planet === 'Moon')?.longitude;
  const star = moon === undefined ? undefined : nakshatraIndexOf(moon);
  const name = star === undefined ? undefined : nakshatraAt(star).name;
  const [x, y] = moon === undefined ? [] : pointAt(moon, RADIUS).split(' ');
  return (
    <svg
      className="star-ring"
      viewBox="-104 -104 208 208"
      role="img"
      aria-label={name ? `The round of 27 stars, with the Moon in ${name}` : 'The round of 27 stars'}
    >
      {Array.from({ length: 27 }, (_, index) => (
        <path key={nakshatraAt(index).name} d={arcOf(index)} data-here={index === star || undefined} />
      ))}
      {name && (
        <>
          <circle className="star-ring-moon" cx={x} cy={y} r="9" />
          <text y="-10">The Moon is in</text>
          <text y="14" className="star-ring-name">
            {name}
          </text>
        </>
      )}
    </svg>
  );
}
