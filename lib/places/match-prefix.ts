import type { PlaceIndex } from '@/lib/places/place-index';

/** Where the units of a key begin and end in `keyUnits`. */
export function keyBounds(index: PlaceIndex, key: number): { start: number; end: number } {
  return { start: index.keyEnds[key - 1] ?? 0, end: index.keyEnds[key] ?? 0 };
}

/** The keys that begin with a text: from `first` until, not including, `end`. */
export function findPrefix(index: PlaceIndex, text: string): { first: number; end: number } {
  const atOrAfter = (limit: number) => (key: number) => compareStart(index, key, text) >= limit;
  const count = index.keyEnds.length;
  const first = partition(0, count, atOrAfter(0));
  return { first, end: partition(first, count, atOrAfter(1)) };
}

/** How a key's first units, as many as the text has, stand to the text: before -1, equal 0, after 1. */
function compareStart(index: PlaceIndex, key: number, text: string): -1 | 0 | 1 {
  const { start, end } = keyBounds(index, key);
  for (let at = 0; at < text.length; at += 1) {
    if (start + at >= end) return -1;
    const difference = (index.keyUnits[start + at] ?? 0) - text.charCodeAt(at);
    if (difference !== 0) return difference < 0 ? -1 : 1;
  }
  return 0;
}

/** The least number from `low` to `high` for which a monotonous condition holds; `high` when it holds for none. */
function partition(low: number, high: number, holds: (at: number) => boolean): number {
  let from = low;
  let to = high;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (holds(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}
