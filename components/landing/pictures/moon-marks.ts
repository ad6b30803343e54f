import { litMoonPath } from '@/components/horoscope/moon-path';
import { figure, type Point } from '@/components/landing/pictures/svg';

/** Larger maria on a disc of radius 1, north up: centre, half breadths across and along, tilt in degrees. */
const MARIA = [
  [-0.23, -0.54, 0.26, 0.32, 67],
  [0.27, -0.47, 0.16, 0.19, -60],
  [0.51, -0.16, 0.21, 0.25, -17],
  [0.82, -0.29, 0.07, 0.14, -20],
  [0.77, 0.14, 0.15, 0.24, 10],
  [-0.27, 0.36, 0.18, 0.2, -53],
  [-0.57, 0.41, 0.08, 0.11, -36],
  [-0.74, -0.37, 0.19, 0.33, 27],
  [-0.73, 0, 0.18, 0.26, 0],
  [-0.39, 0.16, 0.11, 0.12, -22],
] as const;

/** How the light around the disc falls off: share of the glow's radius, opacity at full Moon. */
const GLOW = [
  [0.44, 0.34],
  [0.58, 0.15],
  [0.78, 0.045],
  [1, 0],
] as const;

/** The Moon at its true phase about a point. Once in a page or file: its inner ids are fixed. */
export function moonMarks({ x, y }: Point, radius: number, litFraction: number, waxing: boolean): string {
  const lit = litMoonPath(litFraction, waxing, radius);
  const maria = MARIA.map(
    ([cx, cy, rx, ry, tilt]) =>
      `<ellipse rx="${figure(rx * radius)}" ry="${figure(ry * radius)}" transform="translate(${figure(cx * radius)} ${figure(cy * radius)}) rotate(${tilt})"/>`,
  ).join('');
  return (
    `<defs><radialGradient id="tonight-light" cx=".42" cy=".36" r=".78"><stop stop-color="#fffdf3"/>` +
    `<stop offset=".7" stop-color="#f0e9d6"/><stop offset="1" stop-color="#cfc6ae"/></radialGradient>` +
    `<radialGradient id="tonight-glow">${GLOW.map(([offset, share]) => `<stop offset="${offset}" stop-color="#f4e9cd" stop-opacity="${(share * (0.25 + 0.75 * litFraction)).toFixed(3)}"/>`).join('')}</radialGradient>` +
    `<filter id="tonight-soft"><feGaussianBlur stdDeviation="${figure(radius * 0.05)}"/></filter>` +
    `<clipPath id="tonight-lit"><path d="${lit}"/></clipPath></defs>` +
    `<g transform="translate(${figure(x)} ${figure(y)})"><circle r="${figure(radius * 2.2)}" fill="url(#tonight-glow)"/>` +
    `<circle r="${radius}" fill="#1a2138"/>` +
    `<g clip-path="url(#tonight-lit)"><circle r="${radius}" fill="url(#tonight-light)"/>` +
    `<g filter="url(#tonight-soft)" fill="#8d8674" opacity=".42">${maria}</g></g></g>`
  );
}
