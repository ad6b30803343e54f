import { litMoonPath } from '@/components/horoscope/moon-path';

interface MoonDiscProps {
  /** 0 (new) .. 1 (full) */
  litFraction: number;
  waxing: boolean;
}

const RADIUS = 50;
const MOON_RADIUS_KM = 1737;

/** Larger maria: selenographic latitude and longitude (east) in degrees, breadth in km. */
const MARIA = [
  { latitude: 33, longitude: -16, breadth: 1100 },
  { latitude: 28, longitude: 18, breadth: 660 },
  { latitude: 9, longitude: 31, breadth: 860 },
  { latitude: 17, longitude: 59, breadth: 500 },
  { latitude: -8, longitude: 51, breadth: 820 },
  { latitude: -15, longitude: 35, breadth: 340 },
  { latitude: -21, longitude: -17, breadth: 700 },
  { latitude: -24, longitude: -39, breadth: 400 },
  { latitude: 22, longitude: -53, breadth: 1150 },
  { latitude: 0, longitude: -47, breadth: 900 },
  { latitude: -9, longitude: -23, breadth: 420 },
] as const;

/** A mare where it lies on the disc, foreshortened towards the limb. */
function mareEllipse({ latitude, longitude, breadth }: (typeof MARIA)[number]) {
  const radians = Math.PI / 180;
  const x = Math.cos(latitude * radians) * Math.sin(longitude * radians);
  const y = -Math.sin(latitude * radians);
  const fromCentre = Math.hypot(x, y);
  const size = (breadth / 2 / MOON_RADIUS_KM) * RADIUS;
  const tilt = Math.atan2(y, x) / radians;
  return (
    <ellipse
      key={`${latitude}/${longitude}`}
      rx={(size * Math.sqrt(1 - fromCentre ** 2)).toFixed(1)}
      ry={size.toFixed(1)}
      transform={`translate(${(x * RADIUS).toFixed(1)} ${(y * RADIUS).toFixed(1)}) rotate(${tilt.toFixed(0)})`}
    />
  );
}

/** The dark plains, for a disc of radius 50 about the origin; to be softened and clipped to what is lit. */
export const maria = () => MARIA.map(mareEllipse);

/** "waxing, 85 percent lit" */
export function moonInWords({ litFraction, waxing }: MoonDiscProps): string {
  return `${waxing ? 'waxing' : 'waning'}, ${Math.round(litFraction * 100)} percent lit`;
}

/** The Moon at its true phase, once a page: its inner ids are fixed. */
export function MoonDisc({ litFraction, waxing }: MoonDiscProps) {
  return (
    <svg
      className="moon"
      viewBox="-52 -52 104 104"
      role="img"
      aria-label={`The Moon tonight, ${moonInWords({ litFraction, waxing })}`}
    >
      <defs>
        <radialGradient id="moon-light" cx=".42" cy=".36" r=".78">
          <stop offset="0" stopColor="#fffdf3" />
          <stop offset=".7" stopColor="#f0e9d6" />
          <stop offset="1" stopColor="#d3cab2" />
        </radialGradient>
        <filter id="moon-soft" x="-20%" y="-20%" width="140%" height="140%">
          <feGaussianBlur stdDeviation="3.1" />
        </filter>
        <clipPath id="moon-lit">
          <path d={litMoonPath(litFraction, waxing, RADIUS)} />
        </clipPath>
      </defs>
      <circle className="moon-dark" r={RADIUS} />
      <g clipPath="url(#moon-lit)">
        <circle r={RADIUS} fill="url(#moon-light)" />
        <g filter="url(#moon-soft)" fill="#8d8674" opacity=".4">
          {maria()}
        </g>
      </g>
    </svg>
  );
}
