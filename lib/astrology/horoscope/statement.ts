import type { Facts, Words } from '@/lib/astrology/horoscope/phrases';
import type { Reason, ReasonScope } from '@/lib/astrology/horoscope/types';
import { countWords } from '@/lib/astrology/horoscope/words';

/** What is to be said: the computed fact, as a reader may check it, and what chooses and fills the phrase. */
export interface Draft {
  slot: string;
  fact: string;
  /** The facts by which a phrase is in band. */
  facts: Facts;
  words?: Words;
}

/** One thing said: the words, the fact they rest on, and how they were chosen. */
export interface Statement extends Reason {
  slot: string;
  facts: Facts;
}

export interface ComposedText {
  text: string;
  statements: readonly Statement[];
}

/** A statement that may have to make room for others. */
export interface Part {
  statement: Statement;
  /** Lower goes in first; 0 always goes in. */
  rank: number;
}

/** @param text the draft's sentence as it stands in the text */
export function stateDraft(of: ReasonScope, { slot, fact, facts }: Draft, text: string): Statement {
  return { of, slot, fact, facts, text };
}

/** What is shown of statements. */
export function reasonsOf(statements: readonly Statement[]): Reason[] {
  return statements.map(({ of, fact, text }) => ({ of, fact, text }));
}

/** The parts that fit: those of rank 0, then the others by rank while the whole keeps to `maxWords`. Order is kept. */
export function fitParts<P extends Part>(parts: readonly P[], maxWords: number): P[] {
  let words = 0;
  const kept = new Set<P>();
  for (const part of [...parts].sort((a, b) => a.rank - b.rank)) {
    const more = countWords(part.statement.text);
    if (part.rank > 0 && words + more > maxWords) continue;
    kept.add(part);
    words += more;
  }
  return parts.filter((part) => kept.has(part));
}
