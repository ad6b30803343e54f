import type { Point } from '@/lib/astrology/stars/types';

/** A rectangle of text, by its upper left corner. */
interface Box extends Point {
  width: number;
  height: number;
}

export interface Labelled extends Point {
  radius: number;
  label: string;
}

export interface PlacedLabel extends Point {
  anchor: 'start' | 'middle' | 'end';
}

/** In units of the letters' size: an average letter's width, and from the middle of a line to its baseline. */
const LETTER_WIDTH = 0.56;
const BASELINE = 0.34;
const GAP = 5;

/** Where a label may stand around its star, the best first: right, left, above, below, and the corners. */
const SIDES = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
] as const;

const anchorOf = (side: number) => (side > 0 ? 'start' : side < 0 ? 'end' : 'middle');

const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** How much of a line lies in a box, in steps of a fiftieth. */
function crossing(box: Box, [from, to]: readonly [Point, Point]): number {
  let inside = 0;
  for (let step = 0; step <= 50; step++) {
    const x = from.x + ((to.x - from.x) * step) / 50;
    const y = from.y + ((to.y - from.y) * step) / 50;
    if (x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height) inside++;
  }
  return (inside / 50) * Math.hypot(to.x - from.x, to.y - from.y);
}

/**
 * Finds each star's label a place beside it that covers no star, no other label and as little of the lines as can be.
 * @param letterSize Height of the letters, in the picture's pixels.
 * @returns For each star in order, where its text's baseline begins, centres or ends.
 */
export function placeLabels(
  stars: readonly Labelled[],
  lines: readonly (readonly Point[])[],
  { width, height }: { width: number; height: number },
  letterSize: number,
): PlacedLabel[] {
  const segments = lines.flatMap((line) =>
    line.slice(1).map((to, index): readonly [Point, Point] => [line[index] ?? to, to]),
  );
  const discs = stars.map(({ x, y, radius }): Box => {
    const reach = radius + 2;
    return { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach };
  });
  const taken: Box[] = [];

  return stars.map(({ x, y, radius, label }) => {
    const wide = label.length * LETTER_WIDTH * letterSize;
    const candidates = SIDES.map(([right, down]) => {
      const reach = radius + GAP;
      // At a corner both ways are shorter, so that the text stays as near.
      const across = right * reach * (down === 0 ? 1 : 0.7);
      const middleY = y + down * (down === 0 ? 0 : (right === 0 ? reach : reach * 0.7) + letterSize / 2);
      const left = x + across - (right < 0 ? wide : right === 0 ? wide / 2 : 0);
      const box = { x: left, y: middleY - letterSize / 2, width: wide, height: letterSize };
      const outside =
        Math.max(0, 4 - box.x) +
        Math.max(0, box.x + wide + 4 - width) +
        Math.max(0, 4 - box.y) +
        Math.max(0, box.y + letterSize + 4 - height);
      const cost =
        outside * 100 +
        [...discs, ...taken].reduce((sum, other) => sum + overlap(box, other) * 4, 0) +
        segments.reduce((sum, segment) => sum + crossing(box, segment) * 6, 0);
      return {
        cost,
        box,
        x: x + across,
        y: middleY + BASELINE * letterSize,
        anchor: anchorOf(right),
      } as const;
    });
    const best = candidates.reduce((found, each) => (each.cost < found.cost ? each : found));
    taken.push(best.box);
    return { x: best.x, y: best.y, anchor: best.anchor };
  });
}
