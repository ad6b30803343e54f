import { type EveningSky, moonOf, type SkyPlace } from '@/components/landing/landing-sky';
import { type Drawing, dots, figure, type Point, polar, text } from '@/components/landing/pictures/svg';
import { NAKSHATRAS, STAR_SPAN_DEGREES } from '@/lib/astrology/nakshatras';
import { SIGNS, signIndexOf } from '@/lib/astrology/signs';

const SIZE = 560;
const CENTRE: Point = { x: SIZE / 2, y: SIZE / 2 };
const RIM = 268;
const SIGN_RING = 226;
const STAR_RING = 212;
const PLACE_RING = 196;
/** Names stand on the first of these rings on which no name before them is near. */
const NAME_RINGS = [160, 116, 74, 36];
const NEAR_DEGREES = 21;

/** The nine grahas at their longitudes on a ring of twelve signs and 27 stars: 0° Aries at the left, the signs anticlockwise. */
export function drawSkyChart(sky: EveningSky): Drawing {
  const circle = (radius: number, attributes: string) =>
    `<circle cx="${CENTRE.x}" cy="${CENTRE.y}" r="${radius}" ${attributes}/>`;
  const spoke = (degrees: number, from: number, to: number) => {
    const [start, end] = [polar(CENTRE, from, degrees), polar(CENTRE, to, degrees)];
    return `M${figure(start.x)} ${figure(start.y)}L${figure(end.x)} ${figure(end.y)}`;
  };
  const signs = SIGNS.map((name, index) => signName(name, index * 30 + 15)).join('');
  const placed = placeNames(sky.places);
  const moonSign = SIGNS[signIndexOf(moonOf(sky).longitudeDegrees)];
  return {
    width: SIZE,
    height: SIZE,
    label: `The nine grahas tonight on a chart of twelve signs, the Moon in ${moonSign}`,
    marks:
      circle(RIM, 'fill="#0b1122" stroke="#56618c"') +
      circle(SIGN_RING, 'fill="#0f1730" stroke="#56618c"') +
      circle(STAR_RING, 'fill="none" stroke="#3a4570"') +
      `<path d="${SIGNS.map((_, index) => spoke(index * 30, STAR_RING, RIM)).join('')}" stroke="#56618c"/>` +
      `<path d="${SIGNS.map((_, index) => spoke(index * 30, 0, STAR_RING)).join('')}" stroke="#232d52"/>` +
      `<path d="${NAKSHATRAS.map((_, index) => spoke(index * STAR_SPAN_DEGREES, STAR_RING, SIGN_RING)).join('')}" stroke="#56618c"/>` +
      `<g fill="#aab4d6">${signs}</g>` +
      `<path d="${placed.map(({ degrees, ring }) => spoke(degrees, PLACE_RING, ring + 12)).join('')}" stroke="#6f7bab" opacity=".7"/>` +
      dots(
        placed.map(({ degrees }) => polar(CENTRE, PLACE_RING, degrees)),
        9,
        'stroke="#f0b45e"',
      ) +
      `<g fill="#f3ead2">${placed
        .map(({ graha, degrees, ring }) => {
          const { x, y } = polar(CENTRE, ring, degrees);
          return text({ x, y: y + 5 }, graha, { className: graha === 'Moon' ? 'here' : 'graha' });
        })
        .join('')}</g>`,
  };
}

/** Along the ring, upright in the upper half and the lower. */
function signName(name: string, degrees: number): string {
  const { x, y } = polar(CENTRE, (RIM + SIGN_RING) / 2, degrees);
  const isLower = degrees < 180;
  const turn = isLower ? 90 - degrees : 270 - degrees;
  return (
    `<text font-size="14" text-anchor="middle" dominant-baseline="central" ` +
    `transform="translate(${figure(x)} ${figure(y)}) rotate(${figure(turn)})">${name}</text>`
  );
}

function placeNames(places: readonly SkyPlace[]) {
  const placed: { graha: string; degrees: number; ring: number }[] = [];
  for (const { graha, longitudeDegrees: degrees } of [...places].sort(
    (a, b) => a.longitudeDegrees - b.longitudeDegrees,
  )) {
    const isFree = (ring: number) =>
      placed.every(
        (other) => other.ring !== ring || apart(other.degrees, degrees) >= (NEAR_DEGREES * 160) / ring,
      );
    placed.push({ graha, degrees, ring: NAME_RINGS.find(isFree) ?? NAME_RINGS.at(-1) ?? 0 });
  }
  return placed;
}

function apart(first: number, second: number): number {
  const difference = Math.abs(first - second);
  return Math.min(difference, 360 - difference);
}
