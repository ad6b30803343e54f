import { type Facts, fillPhrase, type PhrasePicker, type Words } from '@/lib/astrology/horoscope/phrases';
import { createVoice } from '@/lib/astrology/horoscope/star-voice';
import type { NamedNakshatra } from '@/lib/astrology/nakshatras';

/** Writes sentences for one star on one page. */
export interface StarWriter {
  /** A sentence of the slot that is true for the facts, with the words put in. */
  say(slot: string, facts: Facts, words?: Words): string;
}

/**
 * @param picker the page's, shared by its 27 stars
 * @param turn the day's or month's number
 */
export function createStarWriter(
  picker: PhrasePicker,
  star: NamedNakshatra,
  starIndex: number,
  turn: number,
): StarWriter {
  const voice = createVoice(star, turn);
  return {
    say: (slot, facts, words = {}) => fillPhrase(picker.pick(slot, facts, starIndex), voice(words)),
  };
}
