/**
 * The written phrases of the insights and how one is chosen. A phrase says in `when` for which facts it is true; groups of
 * one slot never overlap, and each holds two or more, so that days in a row never say the same.
 */
import event from '@/content/insights/event.json' with { type: 'json' };
import graha from '@/content/insights/graha.json' with { type: 'json' };
import half from '@/content/insights/half.json' with { type: 'json' };
import invite from '@/content/insights/invite.json' with { type: 'json' };
import karana from '@/content/insights/karana.json' with { type: 'json' };
import phase from '@/content/insights/phase.json' with { type: 'json' };
import place from '@/content/insights/place.json' with { type: 'json' };
import star from '@/content/insights/star.json' with { type: 'json' };
import starChange from '@/content/insights/star-change.json' with { type: 'json' };
import temper from '@/content/insights/temper.json' with { type: 'json' };
import tithi from '@/content/insights/tithi.json' with { type: 'json' };
import weekday from '@/content/insights/weekday.json' with { type: 'json' };
import welcome from '@/content/insights/welcome.json' with { type: 'json' };
import yoga from '@/content/insights/yoga.json' with { type: 'json' };
import { type Facts, isInBand, type PhraseFile, type Words } from '@/lib/astrology/horoscope/phrases';
import { upperFirst } from '@/lib/astrology/horoscope/words';

export const INSIGHT_PHRASES: readonly PhraseFile[] = [
  welcome,
  phase,
  invite,
  star,
  tithi,
  weekday,
  starChange,
  temper,
  yoga,
  karana,
  half,
  event,
  place,
  graha,
];

/** Where each slot's rotation starts, so that slots do not move in step. */
const SLOTS = new Map(INSIGHT_PHRASES.map(({ slot, phrases }, seed) => [slot, { phrases, seed }]));

/**
 * The slot's sentence for these facts, the next one of its group with each day.
 * @throws Error when no phrase is written for the facts
 */
export function choosePhrase(slot: string, facts: Facts, dayNumber: number): string {
  const { phrases = [], seed = 0 } = SLOTS.get(slot) ?? {};
  const { say = [] } = phrases.find(({ when }) => isInBand(when, facts)) ?? {};
  const phrase = say[(dayNumber + seed) % say.length];
  if (phrase === undefined) throw new Error(`no phrase of ${slot} for ${JSON.stringify(facts)}`);
  return phrase;
}

/**
 * Puts the words into a phrase, with a capital where one opens it; `{name:cap}` always takes one.
 * @throws Error for a word that is not given
 */
export function fillWords(phrase: string, words: Words): string {
  return phrase.replaceAll(/\{(\w+)(:cap)?\}/g, (_, name: string, cap: string | undefined, at: number) => {
    const word = words[name];
    if (word === undefined) throw new Error(`no word for {${name}} in "${phrase}"`);
    return cap === undefined && at > 0 ? word : upperFirst(word);
  });
}
