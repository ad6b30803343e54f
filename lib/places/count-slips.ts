/**
 * How many slips part two texts: letters left out, added, changed, or neighbours exchanged. Stops counting beyond
 * `most` and then answers `most + 1`.
 */
export function countSlips(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  if (most === 1 && !sharesAnEnd(a, b)) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1;
      let value = Math.min(
        (above[column - 1] ?? 0) + same,
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
      );
      const crossed = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (crossed) value = Math.min(value, (before[column - 2] ?? 0) + 1);
      current.push(value);
    }
    if (Math.min(...current) > most) return most + 1;
    before = above;
    above = current;
  }
  return Math.min(above[b.length] ?? most + 1, most + 1);
}

/** One slip leaves the first half as it is, or the last. */
function sharesAnEnd(a: string, b: string): boolean {
  const half = Math.floor((Math.min(a.length, b.length) - 1) / 2);
  return a.startsWith(b.slice(0, half)) || a.endsWith(b.slice(b.length - half));
}
