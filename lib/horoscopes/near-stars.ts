import { NAKSHATRAS, type NamedNakshatra } from '@/lib/astrology/nakshatras';

const NEAREST = 3;
/** Further apart than this, two words only happen to share letters. */
const FURTHEST = 0.4;

const fold = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

/** Levenshtein's distance: how many letters must be put in, left out or changed. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, place) => place);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

/** 0 the same, 1 nothing alike; a name that holds the word, or the other way round, is near. */
function farness(word: string, name: string): number {
  if (word === name) return 0;
  if (word.length > 3 && (name.includes(word) || word.includes(name))) return 0.1;
  return distance(word, name) / Math.max(word.length, name.length);
}

/** The stars that a mistaken or regional name may have meant, the nearest first; at most three, perhaps none. */
export function nearStars(word: string): NamedNakshatra[] {
  const written = NAKSHATRAS.filter(({ devanagari }) => devanagari === word.trim());
  if (written.length > 0) return written;
  const wanted = fold(word);
  if (wanted === '') return [];
  return NAKSHATRAS.map((star) => ({
    star,
    farness: Math.min(...[star.name, ...star.altNames].map((name) => farness(wanted, fold(name)))),
  }))
    .filter((each) => each.farness <= FURTHEST)
    .sort((a, b) => a.farness - b.farness)
    .slice(0, NEAREST)
    .map(({ star }) => star);
}
