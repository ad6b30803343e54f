import starsFile from '@/content/horoscope/stars.json' with { type: 'json' };
import type { WordSource, Words } from '@/lib/astrology/horoscope/phrases';
import { grahaPhrase } from '@/lib/astrology/horoscope/words';
import type { NamedNakshatra } from '@/lib/astrology/nakshatras';

/** A birth star's own vocabulary; see `content/horoscope/stars.json`. */
export interface StarVocabulary {
  star: string;
  image: string;
  gifts: readonly string[];
  deeds: readonly string[];
  rests: readonly string[];
}

export const STAR_VOCABULARIES: readonly StarVocabulary[] = starsFile.stars;

const BY_STAR = new Map(STAR_VOCABULARIES.map((entry) => [entry.star, entry]));

/** How far a list moves on from one turn to the next: past what one text uses up, and through the whole list in time. */
function stepOf(length: number): number {
  return [3, 5, 4].find((step) => length % step !== 0) ?? 1;
}

/**
 * The words of one star's text: its own gifts, deeds and rests, each time the next of the list, and the words given.
 * @param turn the day's or month's number, so that the lists move on with it
 */
export function createVoice(star: NamedNakshatra, turn: number): (words: Words) => WordSource {
  const vocabulary = BY_STAR.get(star.name);
  if (!vocabulary) throw new Error(`no vocabulary for ${star.name}`);
  const lists: Record<string, readonly string[]> = {
    gift: vocabulary.gifts,
    deed: vocabulary.deeds,
    rest: vocabulary.rests,
  };
  const taken: Record<string, number> = {};
  const fixed: Words = { star: star.name, starLord: grahaPhrase(star.lord), image: vocabulary.image };
  return (words) => (name) => {
    const list = lists[name];
    if (!list) return words[name] ?? fixed[name];
    const count = taken[name] ?? 0;
    taken[name] = count + 1;
    return list[(turn * stepOf(list.length) + count) % list.length];
  };
}
