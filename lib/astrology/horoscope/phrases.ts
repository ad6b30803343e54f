/**
 * The written phrases and how one is chosen. A phrase belongs to a slot and says in `when` for which values of which
 * facts it is true; only those are ever candidates. Nothing is random: the same date gives the same text.
 */
import almanac from '@/content/horoscope/almanac.json';
import change from '@/content/horoscope/change.json';
import cycle from '@/content/horoscope/cycle.json';
import lead from '@/content/horoscope/lead.json';
import lifeClose from '@/content/horoscope/life-close.json';
import lifeHouse from '@/content/horoscope/life-house.json';
import lifePlanet from '@/content/horoscope/life-planet.json';
import lords from '@/content/horoscope/lords.json';
import monthClose from '@/content/horoscope/month-close.json';
import monthDays from '@/content/horoscope/month-days.json';
import monthEighth from '@/content/horoscope/month-eighth.json';
import monthMoons from '@/content/horoscope/month-moons.json';
import monthQuick from '@/content/horoscope/month-quick.json';
import monthSun from '@/content/horoscope/month-sun.json';
import moonHouse from '@/content/horoscope/moon-house.json';
import secondChange from '@/content/horoscope/second-change.json';
import signChange from '@/content/horoscope/sign-change.json';
import slow from '@/content/horoscope/slow.json';
import tara from '@/content/horoscope/tara.json';
import weekday from '@/content/horoscope/weekday.json';
import { upperFirst } from '@/lib/astrology/horoscope/words';

export type FactValue = string | number | boolean;
export type Facts = Readonly<Record<string, FactValue>>;
export type Words = Readonly<Record<string, string>>;
/** Looks up a word for a phrase; undefined for one it does not know. */
export type WordSource = (name: string) => string | undefined;

/** Sentences that are true while every fact named in `when` has one of the values listed for it: their band. */
export interface PhraseGroup {
  when: Readonly<Partial<Record<string, readonly FactValue[]>>>;
  say: readonly string[];
}

export interface PhraseFile {
  slot: string;
  about: string;
  phrases: readonly PhraseGroup[];
}

export interface Phrase {
  when: PhraseGroup['when'];
  text: string;
}

export const PHRASE_FILES: readonly PhraseFile[] = [
  tara,
  cycle,
  moonHouse,
  lead,
  weekday,
  lords,
  almanac,
  slow,
  change,
  secondChange,
  signChange,
  monthSun,
  monthQuick,
  monthMoons,
  monthDays,
  monthEighth,
  monthClose,
  lifePlanet,
  lifeHouse,
  lifeClose,
];

interface Slot {
  /** Facts that any phrase of the slot depends on; their values together name a band. */
  factNames: readonly string[];
  phrases: readonly Phrase[];
  byBand: Map<string, readonly Phrase[]>;
}

const SLOTS: ReadonlyMap<string, Slot> = new Map(
  PHRASE_FILES.map((file): [string, Slot] => [
    file.slot,
    {
      factNames: [...new Set(file.phrases.flatMap((group) => Object.keys(group.when)))],
      phrases: file.phrases.flatMap(({ when, say }) => say.map((text) => ({ when, text }))),
      byBand: new Map(),
    },
  ]),
);

/** Whether a phrase's band holds the facts. */
export function isInBand(when: PhraseGroup['when'], facts: Facts): boolean {
  return Object.entries(when).every(([name, values]) => {
    const value = facts[name];
    return value !== undefined && values?.includes(value) === true;
  });
}

/** Every phrase of a slot that is true for the facts. @throws Error when none is written */
export function phrasesFor(slotName: string, facts: Facts): readonly Phrase[] {
  const slot = SLOTS.get(slotName);
  if (!slot) throw new Error(`no phrases for the slot ${slotName}`);
  const band = slot.factNames.map((name) => facts[name]).join('|');
  const known = slot.byBand.get(band);
  if (known) return known;
  const found = slot.phrases.filter((phrase) => isInBand(phrase.when, facts));
  if (found.length === 0) throw new Error(`no phrase of ${slotName} for ${slot.factNames} = ${band}`);
  slot.byBand.set(band, found);
  return found;
}

/**
 * Puts words into a phrase: `{name}` as it is, with a capital where it opens the phrase, and `{name:cap}` always with one.
 * @throws Error for a word that is not given
 */
export function fillPhrase(text: string, word: WordSource): string {
  return text.replace(/\{(\w+)(:cap)?\}/g, (_, name: string, capital: string | undefined, at: number) => {
    const value = word(name);
    if (value === undefined) throw new Error(`no word for {${name}} in "${text}"`);
    return capital || at === 0 ? upperFirst(value) : value;
  });
}

function seedOf(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return hash >>> 0;
}

export interface PhrasePicker {
  /** A phrase of the slot that is true for the facts. */
  pick(slot: string, facts: Facts, starIndex: number): string;
}

/**
 * Chooses for one page (a day's or a month's 27 stars, asked in their order): of the phrases in band one of those least used on
 * the page so far, by a rotation that moves on with `turn` (the day's or month's number) and the star, so that
 * neighbours on a page and days in a row differ.
 */
export function createPicker(turn: number): PhrasePicker {
  const timesUsed = new Map<Phrase, number>();
  return {
    pick(slot, facts, starIndex) {
      const candidates = phrasesFor(slot, facts);
      const start = (seedOf(slot) + turn + starIndex) % candidates.length;
      let best: Phrase | undefined;
      let fewest = Number.POSITIVE_INFINITY;
      for (let i = 0; i < candidates.length; i += 1) {
        const phrase = candidates[(start + i) % candidates.length];
        const times = phrase ? (timesUsed.get(phrase) ?? 0) : fewest;
        if (phrase && times < fewest) {
          best = phrase;
          fewest = times;
        }
      }
      if (!best) throw new Error(`no phrase of ${slot}`);
      timesUsed.set(best, fewest + 1);
      return best.text;
    },
  };
}
