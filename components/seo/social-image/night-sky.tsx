import { maria } from '@/components/horoscope/moon-disc';
import { litMoonPath } from '@/components/horoscope/moon-path';
import { seededNumbers } from '@/components/seo/social-image/seeded-numbers';
import { SOCIAL_IMAGE_SIZE } from '@/lib/seo/social-image';

export interface NightSkyProps {
  /** Scatters the field of stars; no real sky. */
  seed: string;
  /** 0 (new) .. 1 (full) */
  litFraction: number;
  waxing: boolean;
  /** Which of the 27 stars on the ring is lit, 0 .. 26. */
  starIndex: number;
}

const { width, height } = SOCIAL_IMAGE_SIZE;
const MOON = { x: 925, y: 300, radius: 150 };
const HALO_RADIUS = 194;
const RING_RADIUS = 222;
const STARS = 27;
const FIELD_STARS = 110;
const AMBER = '#f2b25c';
/** Where the words stand: no star stands there. */
const WORDS = { right: 640, top: 56, bottom: 580 };

function fieldOfStars(seed: string) {
  const next = seededNumbers(seed);
  return Array.from({ length: FIELD_STARS }, () => {
    const x = next() * width;
    const y = next() * height;
    const size = 0.5 + next() ** 4 * 1.7;
    const opacity = 0.2 + next() * 0.6;
    // The Moon outshines what is near it, and no star stands among the words.
    const hidden =
      Math.hypot(x - MOON.x, y - MOON.y) < RING_RADIUS + 14 ||
      (x < WORDS.right && y > WORDS.top && y < WORDS.bottom);
    return hidden ? null : (
      <circle
        key={`${x}/${y}`}
        cx={x.toFixed(1)}
        cy={y.toFixed(1)}
        r={size.toFixed(2)}
        opacity={opacity.toFixed(2)}
      />
    );
  });
}

/** The 27 stars around the Moon, the first at the top, the way the Moon goes: against the clock. */
function ringOfStars(lit: number) {
  return Array.from({ length: STARS }, (_, star) => {
    const angle = -Math.PI / 2 - (star / STARS) * 2 * Math.PI;
    const place = {
      cx: (MOON.x + RING_RADIUS * Math.cos(angle)).toFixed(1),
      cy: (MOON.y + RING_RADIUS * Math.sin(angle)).toFixed(1),
    };
    return star === lit ? (
      <g key={place.cx + place.cy}>
        <circle {...place} r="15" fill={AMBER} opacity=".16" />
        <circle {...place} r="6.5" fill={AMBER} />
      </g>
    ) : (
      <circle key={place.cx + place.cy} {...place} r="2.6" fill="#fff" opacity=".62" />
    );
  });
}

/** Night to the horizon, a field of stars, and the Moon at its phase within the ring of the 27. */
export function NightSky({ seed, litFraction, waxing, starIndex }: NightSkyProps) {
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      style={{ position: 'absolute', inset: 0 }}
    >
      <defs>
        <linearGradient id="night" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#070a14" />
          <stop offset=".6" stopColor="#0c1428" />
          <stop offset="1" stopColor="#16203b" />
        </linearGradient>
        <radialGradient id="horizon" cx=".82" cy="1.28" r=".72">
          <stop offset="0" stopColor="#b0602c" stopOpacity=".85" />
          <stop offset=".55" stopColor="#7a4430" stopOpacity=".34" />
          <stop offset="1" stopColor="#3a2a3c" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="halo">
          <stop offset=".76" stopColor="#f0e3bf" stopOpacity=".26" />
          <stop offset=".86" stopColor="#f0e3bf" stopOpacity=".08" />
          <stop offset="1" stopColor="#f0e3bf" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="light" cx=".42" cy=".36" r=".78">
          <stop offset="0" stopColor="#fffdf3" />
          <stop offset=".7" stopColor="#f0e9d6" />
          <stop offset="1" stopColor="#d3cab2" />
        </radialGradient>
        <filter id="soft" x="-20%" y="-20%" width="140%" height="140%">
          <feGaussianBlur stdDeviation="3.1" />
        </filter>
        <clipPath id="lit">
          <path d={litMoonPath(litFraction, waxing, 50)} />
        </clipPath>
      </defs>
      <rect width={width} height={height} fill="url(#night)" />
      <rect width={width} height={height} fill="url(#horizon)" />
      <g fill="#fff">{fieldOfStars(seed)}</g>
      <circle cx={MOON.x} cy={MOON.y} r={HALO_RADIUS} fill="url(#halo)" />
      <circle
        cx={MOON.x}
        cy={MOON.y}
        r={RING_RADIUS}
        fill="none"
        stroke="#fff"
        strokeOpacity=".13"
        strokeWidth="1.5"
      />
      {ringOfStars(starIndex)}
      <g transform={`translate(${MOON.x} ${MOON.y}) scale(${MOON.radius / 50})`}>
        <circle r="50" fill="#20263c" />
        <g clipPath="url(#lit)">
          <circle r="50" fill="url(#light)" />
          <g filter="url(#soft)" fill="#8d8674" opacity=".4">
            {maria()}
          </g>
        </g>
      </g>
    </svg>
  );
}
