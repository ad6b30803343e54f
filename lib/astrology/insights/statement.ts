import type { Facts, Words } from '@/lib/astrology/horoscope/phrases';
import { choosePhrase, fillWords } from '@/lib/astrology/insights/phrases';
import type { Insight, InsightReason } from '@/lib/astrology/insights/types';

/** What is to be said of the sky, as a reader may check it, and what chooses and fills the sentence. */
export interface Draft {
  of: Insight;
  slot: string;
  /** Undefined for a sentence that says nothing of the sky. */
  fact?: string;
  facts: Facts;
  words?: Words;
}

export interface Statement extends Draft {
  text: string;
}

/** Finds the words. @param dayNumber turns the choice from day to day */
export function stateDraft(draft: Draft, dayNumber: number): Statement {
  const { slot, facts, words = {} } = draft;
  return { ...draft, text: fillWords(choosePhrase(slot, facts, dayNumber), words) };
}

/** The sentences of one insight as a paragraph. */
export function paragraphOf(insight: Insight, statements: readonly Statement[]): string {
  return statements.flatMap(({ of, text }) => (of === insight ? [text] : [])).join(' ');
}

/** What is shown of the statements. */
export function reasonsOf(statements: readonly Statement[]): InsightReason[] {
  return statements.flatMap(({ of, fact, text }) => (fact === undefined ? [] : [{ of, fact, text }]));
}
