import { describe, expect, test } from '@jest/globals';
import {
  candidatesOf,
  fillPhrase,
  isInBand,
  PHRASE_FILES,
  slotNamed,
} from '@/lib/astrology/horoscope/phrases';
import { createPicker } from '@/lib/astrology/horoscope/pick-phrase';
import { STAR_VOCABULARIES } from '@/lib/astrology/horoscope/star-voice';
import { NAKSHATRA_NAMES } from '@/lib/astrology/nakshatras';

const groups = PHRASE_FILES.flatMap(({ slot, phrases }) => phrases.map((group) => ({ slot, ...group })));
const sentences = groups.flatMap(({ slot, say }) => say.map((text) => ({ slot, text })));

describe('what is written', () => {
  test('every phrase declares the facts and the band it is true for', () => {
    for (const { when, say } of groups) {
      expect(Object.keys(when).length).toBeGreaterThan(0);
      for (const values of Object.values(when)) expect(values?.length).toBeGreaterThan(0);
      expect(say.length).toBeGreaterThan(0);
    }
  });

  test('no sentence is written twice', () => {
    const texts = sentences.map(({ text }) => text).filter((text) => text !== '');
    expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
  });

  test('sentences are whole, and no article stands before a word to be put in', () => {
    for (const { slot, text } of sentences) {
      if (slot === 'lead') continue;
      expect(text).toMatch(/[.]$/);
      expect(text).not.toMatch(/\s{2}|\s[,.;:]|[{][^}]*\s|[…!]/);
      // Weekdays, taras and the Moon's places all begin with a consonant sound; anything else might not.
      expect(text).not.toMatch(/\b[Aa]n? \{(?!weekday|tara|nextTara)/);
      expect(text).not.toMatch(/\b[Aa] (?:[aeio]\w|u(?!s|ni))/);
    }
  });

  test('nothing frightens, foretells a lot, or promises health, money or law', () => {
    const unkind =
      /\b(death|die|dies|fatal|disease|illness|sick|cure|heal your|accident|danger|disaster|doom|curse|destiny|fated?|lottery|profit guaranteed|win money|lawsuit|court case|verdict|will (?:get|earn|win|lose|fall|marry|recover))\b/i;
    const words = STAR_VOCABULARIES.flatMap(({ gifts, deeds, rests }) => [...gifts, ...deeds, ...rests]);
    for (const text of [...sentences.map((each) => each.text), ...words]) expect(text).not.toMatch(unkind);
  });

  test('what may follow a pada label or a lead begins with a common word', () => {
    const afterLabel = sentences.filter(({ slot }) => slot === 'moonHouse');
    for (const { text } of afterLabel) expect(text).toMatch(/^(The|With|An?|Your|When) /);
  });
});

describe('the stars’ own words', () => {
  test('27 stars in order, five or more of each kind, none shared', () => {
    expect(STAR_VOCABULARIES.map(({ star }) => star)).toEqual(NAKSHATRA_NAMES);
    for (const kind of ['gifts', 'deeds', 'rests'] as const) {
      const all = STAR_VOCABULARIES.flatMap((entry) => entry[kind]);
      for (const entry of STAR_VOCABULARIES) expect(entry[kind].length).toBeGreaterThanOrEqual(5);
      expect(new Set(all).size).toBe(all.length);
    }
  });

  test('deeds and rests are gerunds, and none breaks a sentence by a comma', () => {
    for (const { gifts, deeds, rests } of STAR_VOCABULARIES) {
      for (const text of [...deeds, ...rests]) {
        expect(text).toMatch(/^\w+ing\b|^saying no\b/);
      }
      for (const text of [...gifts, ...deeds, ...rests]) expect(text).not.toContain(',');
    }
  });
});

describe('choosing', () => {
  const candidates = candidatesOf(slotNamed('tara'), { tara: 6, cycle: 2 });

  test('only phrases in band are candidates', () => {
    expect(candidates.length).toBeGreaterThan(3);
    for (const { when } of candidates) expect(isInBand(when, { tara: 6, cycle: 2 })).toBe(true);
    expect(isInBand({ tara: [1], cycle: [1] }, { tara: 1, cycle: 2 })).toBe(false);
    expect(isInBand({ tara: [1] }, { cycle: 1 })).toBe(false);
  });

  test('a page uses every phrase of a band before any returns', () => {
    const pick = createPicker(2_461_366);
    const picked = candidates.map((_, star) => pick('tara', { tara: 6, cycle: 2 }, star));
    expect(new Set(picked).size).toBe(candidates.length);
  });

  test('within one text a phrase returns last', () => {
    const pick = createPicker(1);
    const facts = { moonHouse: 8 };
    const warmUp = [0, 1, 2].map((star) => pick('moonHouse', facts, star));
    const first = pick('moonHouse', facts, 3);
    expect(warmUp).not.toContain(first);
    expect(pick('moonHouse', facts, 3)).not.toBe(first);
  });

  test('the same page gives the same phrases, another turn others', () => {
    const page = (turn: number) => {
      const pick = createPicker(turn);
      return [0, 1, 2, 3].map((star) => pick('almanac', { omens: 1 }, star).text);
    };
    expect(page(100)).toEqual(page(100));
    expect(page(101)).not.toEqual(page(100));
  });

  test('a fact no phrase is written for is an error, as is an unknown slot', () => {
    const pick = createPicker(1);
    expect(() => pick('tara', { tara: 10, cycle: 1 }, 0)).toThrow(/no phrase of tara/);
    expect(() => pick('weather', {}, 0)).toThrow(/weather/);
  });
});

test('words are put in, with a capital at the start, and a missing one is an error', () => {
  const pieces = [
    { name: 'lord', capital: true },
    { literal: ' rules ' },
    { name: 'lord', capital: false },
    { literal: '.' },
  ];
  const phrase = { when: {}, text: '{lord} rules {lord}.', pieces };
  expect(fillPhrase(phrase, () => 'the Moon')).toBe('The Moon rules the Moon.');
  expect(() => fillPhrase(phrase, () => undefined)).toThrow(/lord/);
});
