/** How a star's brightness and colour are drawn. */

const LARGEST_RADIUS = 3.7;
const SMALLEST_RADIUS = 0.5;

/** From white-blue to red: the B−V up to which each is used. */
const COLOURS = [
  [-0.05, '#cbdcff'],
  [0.2, '#e3ecff'],
  [0.55, '#fffdf6'],
  [0.95, '#fff1d2'],
  [1.35, '#ffdfb0'],
  [Number.POSITIVE_INFINITY, '#ffc596'],
] as const;

/**
 * Radius of a star's disc in pixels: the picture's brightest has the largest, and each magnitude less light takes three
 * tenths of it. Light itself falls to two fifths with each magnitude; drawn so, the faint ones would be nothing.
 */
export function radiusOf(magnitude: number, brightestMagnitude: number): number {
  const radius = LARGEST_RADIUS * 10 ** (-0.15 * (magnitude - brightestMagnitude));
  return Math.min(LARGEST_RADIUS, Math.max(SMALLEST_RADIUS, radius));
}

/** The tint that the eye sees, somewhat strengthened. A star whose colour was not measured is white. */
export function colourOf(colourIndex: number | null): string {
  return COLOURS.find(([upTo]) => (colourIndex ?? 0.5) <= upTo)?.[1] ?? COLOURS[2][1];
}
