/**
 * The written phrases and how one is chosen. A phrase belongs to a slot and says in `when` for which values of which
 * facts it is true; only those are ever candidates. Nothing is random: the same date gives the same text.
 */
import almanac from '@/content/horoscope/almanac.json' with { type: 'json' };
import change from '@/content/horoscope/change.json' with { type: 'json' };
import cycle from '@/content/horoscope/cycle.json' with { type: 'json' };
import lead from '@/content/horoscope/lead.json' with { type: 'json' };
import lifeClose from '@/content/horoscope/life-close.json' with { type: 'json' };
import lifeHouse from '@/content/horoscope/life-house.json' with { type: 'json' };
import lifePlanet from '@/content/horoscope/life-planet.json' with { type: 'json' };
import lords from '@/content/horoscope/lords.json' with { type: 'json' };
import monthClose from '@/content/horoscope/month-close.json' with { type: 'json' };
import monthDays from '@/content/horoscope/month-days.json' with { type: 'json' };
import monthEighth from '@/content/horoscope/month-eighth.json' with { type: 'json' };
import monthMoons from '@/content/horoscope/month-moons.json' with { type: 'json' };
import monthQuick from '@/content/horoscope/month-quick.json' with { type: 'json' };
import monthSun from '@/content/horoscope/month-sun.json' with { type: 'json' };
import moonHouse from '@/content/horoscope/moon-house.json' with { type: 'json' };
import secondChange from '@/content/horoscope/second-change.json' with { type: 'json' };
import signChange from '@/content/horoscope/sign-change.json' with { type: 'json' };
import slow from '@/content/horoscope/slow.json' with { type: 'json' };
import tara from '@/content/horoscope/tara.json' with { type: 'json' };
import weekday from '@/content/horoscope/weekday.json' with { type: 'json' };
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

/** A piece of a phrase: words as they are, or the name of a word to put in. */
type Piece = { literal: string } | { name: string; capital: boolean };

export interface Phrase {
  when: PhraseGroup['when'];
  text: string;
  pieces: readonly Piece[];
}

/** `{name}` stands for a word, with a capital where it opens the phrase; `{name:cap}` always takes one. */
function piecesOf(text: string): Piece[] {
  return text
    .split(/(\{\w+(?::cap)?\})/)
    .map((piece, i): Piece => {
      if (i % 2 === 0) return { literal: piece };
      const [name = '', mark] = piece.slice(1, -1).split(':');
      return { name, capital: mark === 'cap' || text.startsWith(piece) };
    })
    .filter((piece) => !('literal' in piece) || piece.literal !== '');
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
  /** Where the slot's rotation starts, so that slots do not move in step. */
  seed: number;
}

const SLOTS: ReadonlyMap<string, Slot> = new Map(
  PHRASE_FILES.map((file): [string, Slot] => [
    file.slot,
    {
      factNames: [...new Set(file.phrases.flatMap((group) => Object.keys(group.when)))],
      phrases: file.phrases.flatMap(({ when, say }) =>
        say.map((text) => ({ when, text, pieces: piecesOf(text) })),
      ),
      byBand: new Map(),
      seed: seedOf(file.slot),
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

/** @throws Error for a slot that has no file */
export function slotNamed(name: string): Slot {
  const slot = SLOTS.get(name);
  if (!slot) throw new Error(`no phrases for the slot ${name}`);
  return slot;
}

/** The slot's phrases that are true for the facts; none when none is written. */
export function candidatesOf(slot: Slot, facts: Facts): readonly Phrase[] {
  const band = slot.factNames.map((name) => facts[name]).join('|');
  const known = slot.byBand.get(band);
  if (known) return known;
  const found = slot.phrases.filter((phrase) => isInBand(phrase.when, facts));
  slot.byBand.set(band, found);
  return found;
}

/** Puts the words into a phrase. @throws Error for a word that is not given */
export function fillPhrase({ pieces, text }: Phrase, word: WordSource): string {
  let filled = '';
  for (const piece of pieces) {
    if ('literal' in piece) {
      filled += piece.literal;
      continue;
    }
    const value = word(piece.name);
    if (value === undefined) throw new Error(`no word for {${piece.name}} in "${text}"`);
    filled += piece.capital ? upperFirst(value) : value;
  }
  return filled;
}

function seedOf(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return hash >>> 0;
}
