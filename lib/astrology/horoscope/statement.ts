import type { Facts } from '@/lib/astrology/horoscope/phrases';
import type { Reason, ReasonScope } from '@/lib/astrology/horoscope/types';

/** One thing said: the words, the fact they rest on, and how they were chosen. */
export interface Statement extends Reason {
  slot: string;
  /** The facts by which the phrase was in band. */
  facts: Facts;
}

export interface ComposedText {
  text: string;
  statements: readonly Statement[];
}

/** What is shown of statements; a fact stated twice in the same words is one reason. */
export function reasonsOf(statements: readonly Statement[]): Reason[] {
  return statements.map(({ of, fact, text }) => ({ of, fact, text }));
}

export interface Part {
  statement: Statement;
  words: number;
  /** Lower goes in first; 0 always goes in. */
  rank: number;
}

/**
 * The parts that fit: those of rank 0, then others by rank while the whole keeps to `maxWords`. Order is kept.
 */
export function fitParts(parts: readonly Part[], maxWords: number): Part[] {
  let words = 0;
  const kept = new Set<Part>();
  for (const part of [...parts].sort((a, b) => a.rank - b.rank)) {
    if (part.rank > 0 && words + part.words > maxWords) continue;
    kept.add(part);
    words += part.words;
  }
  return parts.filter((part) => kept.has(part));
}

export type { ReasonScope };
