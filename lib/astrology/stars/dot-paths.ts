import type { DrawnStar } from '@/lib/astrology/stars/star-field';

export interface DotPath {
  /** The dots' diameter, as the width of a stroke with round ends. */
  width: string;
  /** Path data: a line of no length for each dot. */
  d: string;
}

/** A coordinate or length as it is written into a picture: to a tenth of a pixel. */
export const svgNumber = (value: number): string => String(Math.round(value * 10) / 10);

export const svgPoint = ({ x, y }: { x: number; y: number }): string => `${svgNumber(x)} ${svgNumber(y)}`;

/**
 * Stars as dots, those of one size in one path: a third of what as many circles weigh.
 * @param smallestRadius No dot is smaller than this, in pixels.
 */
export function dotPaths(stars: readonly DrawnStar[], smallestRadius = 0): DotPath[] {
  const byWidth = new Map<string, string>();
  for (const star of stars) {
    const width = svgNumber(Math.round(Math.max(smallestRadius, star.radius) * 5) / 2.5);
    byWidth.set(width, `${byWidth.get(width) ?? ''}M${svgPoint(star)}h0`);
  }
  return [...byWidth].map(([width, d]) => ({ width, d }));
}
