import { keyBounds } from '@/lib/places/match-prefix';
import type { PlaceIndex } from '@/lib/places/place-index';

const MOST_DEPTH = 256;
const FAR = 255;

/**
 * Calls `visit` for each key within `most` slips of a text: a letter left out, added or changed, or two neighbours
 * exchanged. `distance` is that of the whole key, or where only the key's beginning is near, of the beginning, and
 * `whole` is false.
 *
 * The keys are sorted, so those that follow one another share their first letters and with them the rows of the
 * distance table; a beginning that is already too far off is skipped with all the keys that share it. Only the columns
 * within `most` of the diagonal can hold a distance that counts.
 */
export function matchFuzzy(
  index: PlaceIndex,
  text: string,
  most: number,
  visit: (key: number, distance: number, whole: boolean) => void,
): void {
  const slips = new SlipTable(text, most);
  const { keyUnits, keyShared } = index;
  const count = index.keyEnds.length;
  let depth = 0;
  let key = 0;
  while (key < count) {
    const { start, end } = keyBounds(index, key);
    const length = end - start;
    depth = Math.min(depth, keyShared[key] ?? 0);
    let alive = true;
    while (depth < length && alive) {
      const previous = depth > 0 ? (keyUnits[start + depth - 1] ?? 0) : 0;
      depth += 1;
      alive = slips.addUnit(depth, keyUnits[start + depth - 1] ?? 0, previous);
    }
    const distance = depth === length ? slips.distanceAt(depth) : FAR;
    const beginning = slips.nearestUpTo(depth);
    if (distance <= most) visit(key, distance, true);
    else if (beginning <= most) visit(key, beginning, false);

    key += 1;
    if (!alive && beginning > most) while (key < count && (keyShared[key] ?? 0) >= depth) key += 1;
  }
}

/** The slips between a text and a key that grows unit by unit; going back to a shorter one costs nothing. */
class SlipTable {
  readonly #units: Uint16Array;
  readonly #most: number;
  readonly #width: number;
  /** A row for each length of the key, a column for each of the text. */
  readonly #table: Uint8Array;
  readonly #nearest = new Uint8Array(MOST_DEPTH);

  constructor(text: string, most: number) {
    this.#units = Uint16Array.from(text, (_, at) => text.charCodeAt(at));
    this.#most = most;
    this.#width = text.length + 2;
    this.#table = new Uint8Array(MOST_DEPTH * this.#width).fill(FAR);
    for (let column = 0; column <= most && column <= text.length; column += 1) this.#table[column] = column;
    this.#nearest[0] = Math.min(text.length, FAR);
  }

  distanceAt(depth: number): number {
    const last = this.#units.length;
    return Math.abs(depth - last) > this.#most ? FAR : (this.#table[depth * this.#width + last] ?? FAR);
  }

  /** The least distance of any beginning of the key. */
  nearestUpTo(depth: number): number {
    return this.#nearest[depth] ?? FAR;
  }

  /** Makes the key `depth` long; answers whether anything that begins so can still be near. */
  addUnit(depth: number, unit: number, previous: number): boolean {
    const table = this.#table;
    const units = this.#units;
    const row = depth * this.#width;
    const above = row - this.#width;
    const first = Math.max(1, depth - this.#most);
    const last = Math.min(units.length, depth + this.#most);
    const edge = first === 1 ? depth : FAR;
    table[row + first - 1] = edge;
    let least = edge;
    let left = edge;
    for (let column = first; column <= last; column += 1) {
      let value = (table[above + column - 1] ?? FAR) + (units[column - 1] === unit ? 0 : 1);
      const added = (table[above + column] ?? FAR) + 1;
      if (added < value) value = added;
      if (left + 1 < value) value = left + 1;
      if (depth > 1 && column > 1 && units[column - 1] === previous && units[column - 2] === unit) {
        const crossed = (table[above - this.#width + column - 2] ?? FAR) + 1;
        if (crossed < value) value = crossed;
      }
      table[row + column] = Math.min(value, FAR);
      left = value;
      if (value < least) least = value;
    }
    table[row + last + 1] = FAR;
    this.#nearest[depth] = Math.min(this.#nearest[depth - 1] ?? FAR, this.distanceAt(depth));
    return least <= this.#most;
  }
}
