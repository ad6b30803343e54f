import type { ShownInsights } from '@/components/cosmic-insights/shown-insights';
import {
  nakshatraAt,
  nakshatraIndexOf,
  STAR_SPAN_DEGREES,
  starStartDegrees,
} from '@/lib/astrology/nakshatras';
import { SIGNS, signIndexOf } from '@/lib/astrology/signs';

const RADIUS = 80;
/** The road that Sun and Moon are drawn on, outside the stars. */
const ROAD = 94;
const GAP_DEGREES = 1.6;

/** A sidereal longitude about the centre: Aries 0° at the left, then against the clock, as the Moon goes seen from the north. */
function pointAt(longitudeDegrees: number, radius: number): { x: string; y: string } {
  const angle = ((180 - longitudeDegrees) * Math.PI) / 180;
  return { x: (radius * Math.cos(angle)).toFixed(2), y: (radius * Math.sin(angle)).toFixed(2) };
}

function arcOf(star: number): string {
  const from = pointAt(starStartDegrees(star) + GAP_DEGREES, RADIUS);
  const until = pointAt(starStartDegrees(star) + STAR_SPAN_DEGREES - GAP_DEGREES, RADIUS);
  return `M${from.x} ${from.y}A${RADIUS} ${RADIUS} 0 0 0 ${until.x} ${until.y}`;
}

function Disc({ at, radius, className }: { at: number; radius: number; className: string }) {
  const { x, y } = pointAt(at, ROAD);
  return <circle className={className} cx={x} cy={y} r={radius} />;
}

/** The round of 27 stars, with Sun and Moon where they stand, when that is known. */
export function StarRing({ positions = [] }: { positions: ShownInsights['positions'] }) {
  const longitudeOf = (wanted: string) => positions.find(({ planet }) => planet === wanted)?.longitude;
  const [moon, sun] = [longitudeOf('Moon'), longitudeOf('Sun')];
  const star = moon === undefined ? undefined : nakshatraIndexOf(moon);
  const name = star === undefined ? undefined : nakshatraAt(star).name;
  return (
    <svg
      className="star-ring"
      viewBox="-104 -104 208 208"
      role="img"
      aria-label={name ? `The round of 27 stars, with the Moon in ${name}` : 'The round of 27 stars'}
    >
      <circle className="star-ring-road" r={ROAD} />
      {Array.from({ length: 27 }, (_, index) => (
        <path key={nakshatraAt(index).name} d={arcOf(index)} data-here={index === star || undefined} />
      ))}
      {sun !== undefined && <Disc at={sun} radius={4} className="star-ring-sun" />}
      {moon !== undefined && (
        <>
          <Disc at={moon} radius={8} className="star-ring-moon" />
          <text y="-20">The Moon is in</text>
          <text y="3" className="star-ring-name">
            {name}
          </text>
          <text y="23">
            {Math.floor(moon % 30)}° {SIGNS[signIndexOf(moon)]}
          </text>
        </>
      )}
    </svg>
  );
}
