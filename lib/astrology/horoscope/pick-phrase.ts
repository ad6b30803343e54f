import { candidatesOf, type Facts, type Phrase, slotNamed } from '@/lib/astrology/horoscope/phrases';

/** Finds a phrase of the slot that is true for the facts. @throws Error when none is written */
export type PhrasePicker = (slot: string, facts: Facts, starIndex: number) => Phrase;

/** Heavier than any count of uses: within one star's text a phrase returns only when there is no other. */
const SAME_TEXT_WEIGHT = 1000;

/**
 * Chooses for one page (a day's or a month's 27 stars, asked in their order): of the phrases in band one of those least
 * used on the page so far, by a rotation that moves on with `turn` (the day's or month's number) and the star, so that
 * neighbours on a page and days in a row differ.
 */
export function createPicker(turn: number): PhrasePicker {
  const uses = new Map<Phrase, { times: number; lastStar: number }>();
  return (slotName, facts, starIndex) => {
    const slot = slotNamed(slotName);
    const candidates = candidatesOf(slot, facts);
    const count = candidates.length;
    // The extra step a round keeps what returns every third or seventh day from meeting the same phrase each time.
    const start = (slot.seed + turn + Math.floor(turn / count) + starIndex) % count;
    let best: Phrase | undefined;
    let leastWeight = Number.POSITIVE_INFINITY;
    for (let i = 0; i < count; i += 1) {
      const phrase = candidates[(start + i) % count];
      const use = phrase && uses.get(phrase);
      const weight = use ? use.times + (use.lastStar === starIndex ? SAME_TEXT_WEIGHT : 0) : 0;
      if (phrase && weight < leastWeight) {
        best = phrase;
        leastWeight = weight;
        if (weight === 0) break;
      }
    }
    if (!best) throw new Error(`no phrase of ${slotName} for ${JSON.stringify(facts)}`);
    uses.set(best, { times: (uses.get(best)?.times ?? 0) + 1, lastStar: starIndex });
    return best;
  };
}
