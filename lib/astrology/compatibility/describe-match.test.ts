import { describe, expect, test } from '@jest/globals';
import { describeMatch } from '@/lib/astrology/compatibility/describe-match';
import { KUTA_MAXIMA, KUTA_NAMES, type Partner } from '@/lib/astrology/compatibility/types';
import { NAKSHATRA_NAMES, type NakshatraName, starStartDegrees } from '@/lib/astrology/nakshatras';

/** A Moon and a Mars that is Manglik from nowhere: third from the Moon. */
const born = (moonDegrees: number, more: Partial<Partner> = {}): Partner => ({
  moonDegrees,
  marsDegrees: (moonDegrees + 60) % 360,
  lagnaDegrees: null,
  ...more,
});

const inStar = (name: NakshatraName, degreesIn: number) =>
  born(starStartDegrees(NAKSHATRA_NAMES.indexOf(name)) + degreesIn);

const notesOf = (first: Partner, second: Partner) => describeMatch(first, second).ashtakoota.notes.join('\n');

describe('scores', () => {
  const first = inStar('Bharani', 5);
  const second = inStar('Punarvasu', 2);
  const match = describeMatch(first, second);

  test('worked by hand: Bharani in Aries, Punarvasu in Gemini', () => {
    const [asIs, reversed] = match.ashtakoota.orders;
    // Varna Kshatriya over Shudra; Vashya C-M; Tara 6th and 23rd (5); Yoni elephant-cat; Mars-Mercury; gana M-D; 3/11; M-A.
    expect(asIs.kutas.map(({ score }) => score)).toEqual([0, 1, 1.5, 2, 0.5, 6, 7, 8]);
    expect(reversed.kutas.map(({ score }) => score)).toEqual([1, 1, 1.5, 2, 0.5, 5, 7, 8]);
    expect([asIs.bride, asIs.groom, asIs.total]).toEqual([1, 2, 26]);
    expect([reversed.bride, reversed.groom, reversed.total]).toEqual([2, 1, 26]);
    expect(match.ashtakoota).toMatchObject({ total: 26, maximum: 36 });
    expect(match.score).toBe(72);
  });

  test('the words follow the points', () => {
    expect(match.analysis).toContain('26 of 36 points, 72 of 100');
    expect(match.analysis).toContain('25 to 32 a good match');
    expect(match.strengths.map((text) => text.split(':')[0])).toEqual([
      'Nadi 8 of 8',
      'Bhakoot 7 of 7',
      'Gana 5.5 of 6',
    ]);
    expect(match.challenges.map((text) => text.split(':')[0])).toEqual(['Graha Maitri 0.5 of 5']);
  });
});

describe('every pair of padas', () => {
  const padas = Array.from({ length: 108 }, (_, i) => born((i * 360) / 108 + 1));

  test('sums, bounds, mirrored orders, and kind words', () => {
    const words = new Set<string>();
    for (const one of padas) {
      for (const other of padas) {
        const { score, analysis, strengths, challenges, ashtakoota } = describeMatch(one, other);
        const [asIs, reversed] = ashtakoota.orders;
        for (const { total, kutas } of ashtakoota.orders) {
          if (
            kutas.some(
              ({ name, score: points, maximum }, i) =>
                name !== KUTA_NAMES[i] || points < 0 || points > maximum,
            )
          ) {
            throw new Error(`out of bounds at ${one.moonDegrees}, ${other.moonDegrees}`);
          }
          if (total !== kutas.reduce((sum, kuta) => sum + kuta.score, 0)) throw new Error('a sum is off');
        }
        const mean = (asIs.total + reversed.total) / 2;
        if (ashtakoota.total !== mean || score !== Math.round((mean / 36) * 100))
          throw new Error('a mean is off');
        if (strengths.length === 0 || (challenges.length === 0 && mean < 36))
          throw new Error('nothing is said');
        for (const text of [analysis, ...strengths, ...challenges, ...ashtakoota.notes]) words.add(text);
      }
    }
    expect(words.size).toBeGreaterThan(200);
    const all = [...words].join('\n');
    expect(all).not.toMatch(/danger|death|doom|disaster|divorce|never|curse|bad|fail|must|NaN|undefined/i);
  });

  test('who is first changes no total', () => {
    for (const [i, one] of padas.entries()) {
      const other = padas[(i * 31 + 7) % 108] ?? one;
      expect(describeMatch(one, other).score).toBe(describeMatch(other, one).score);
    }
  });
});

test('the eight maxima make 36', () => {
  expect(Object.values(KUTA_MAXIMA).reduce((sum, points) => sum + points, 0)).toBe(36);
});

describe('notes on cancellation leave the points as they are', () => {
  test.each([
    ['same star, other pada', inStar('Ashwini', 1), inStar('Ashwini', 5), 'different padas (1 and 2)'],
    // Ardra and Punarvasu are both of Adi nadi and, in its first three padas, of Gemini.
    ['same sign, other star', inStar('Ardra', 1), inStar('Punarvasu', 1), 'share the sign Gemini'],
    [
      'same star, other sign',
      inStar('Krittika', 1),
      inStar('Krittika', 9),
      'Krittika but in different signs',
    ],
    ['a star the Tirupati tables exempt', inStar('Rohini', 1), inStar('Rohini', 2), 'births under Rohini'],
  ])('Nadi: %s', (_, first, second, words) => {
    expect(notesOf(first, second)).toContain(words);
    expect(describeMatch(first, second).ashtakoota.orders.map(({ kutas }) => kutas[7]?.score)).toEqual([
      0, 0,
    ]);
  });

  test('Nadi: none for the very same pada of a star that is not exempt, nor where the points are given', () => {
    expect(notesOf(inStar('Ashwini', 1), inStar('Ashwini', 2))).toBe('');
    expect(notesOf(inStar('Ashwini', 1), inStar('Bharani', 2))).not.toContain('Nadi');
  });

  test('Bhakoot: one lord, or lords who are mutual friends', () => {
    // Aries and Scorpio (6/8) are both of Mars; Leo and Sagittarius (5/9) of Sun and Jupiter.
    expect(notesOf(born(5), born(215))).toContain('Mars rules both Moon signs');
    expect(notesOf(born(125), born(245))).toContain('the sign lords Sun and Jupiter are mutual friends');
    // Aries and Taurus: Venus and Mars are neutral to each other.
    expect(notesOf(born(5), born(35))).not.toContain('Bhakoot');
  });

  test('Gana: where Bhakoot is full and the lords are friends, and the Tirupati rule', () => {
    // Jyeshtha of Scorpio and Purva Phalguni of Leo: 4/10, Mars and Sun. Krittika and Pushya lack friends, Magha and
    // Ashwini (5/9) Bhakoot.
    expect(notesOf(inStar('Jyeshtha', 1), inStar('Purva Phalguni', 1))).toContain('Gana: many traditions');
    expect(notesOf(inStar('Krittika', 1), inStar('Pushya', 1))).not.toContain('Gana: many traditions');
    expect(notesOf(inStar('Magha', 1), inStar('Ashwini', 1))).not.toContain('Gana: many traditions');
    expect(notesOf(inStar('Krittika', 1), inStar('Bharani', 1))).toContain(
      'Rakshasa bride with a Manushya groom',
    );
    expect(notesOf(inStar('Krittika', 1), inStar('Ashwini', 1))).not.toContain('Rakshasa bride');
  });

  test('Manglik: both, one, neither; from the Moon where the lagna is not known', () => {
    const manglik = born(5, { lagnaDegrees: 100, marsDegrees: 290 });
    const fromMoon = born(5, { marsDegrees: 10 });
    const calm = born(5, { lagnaDegrees: 100, marsDegrees: 170 });
    expect(notesOf(manglik, fromMoon)).toMatch(
      /house 7 from the lagna .*house 1 from the Moon .*balances out/,
    );
    expect(notesOf(calm, manglik)).toMatch(/house 7 from the lagna of the second chart only/);
    expect(notesOf(calm, calm)).not.toContain('Manglik');
    const houses = Array.from({ length: 12 }, (_, i) => i + 1).filter((house) =>
      notesOf(born(65, { lagnaDegrees: 0, marsDegrees: house * 30 - 1 }), calm).includes('Manglik'),
    );
    expect(houses).toEqual([1, 2, 4, 7, 8, 12]);
  });
});

test.each([Number.NaN, -1, 360])('a longitude of %p is refused', (moonDegrees) => {
  expect(() => describeMatch(born(moonDegrees), born(5))).toThrow(RangeError);
});
