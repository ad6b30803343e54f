import { fillPhrase } from '@/lib/astrology/horoscope/phrases';
import type { PhrasePicker } from '@/lib/astrology/horoscope/pick-phrase';
import { createVoice } from '@/lib/astrology/horoscope/star-voice';
import type { Draft } from '@/lib/astrology/horoscope/statement';
import type { NamedNakshatra } from '@/lib/astrology/nakshatras';

/** Writes the sentence of a draft for one star on one page. */
export type StarWriter = (draft: Omit<Draft, 'fact'>) => string;

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
  return ({ slot, facts, words = {} }) => fillPhrase(picker(slot, facts, starIndex), voice(words));
}
