import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { birthDoshasOf, sadeSatiDosha } from '@/lib/astrology/chart/doshas';
import { BODIES, type Body, recordOf, type Signs } from '@/lib/astrology/chart/houses';
import { kalaSarpaOf } from '@/lib/astrology/chart/kala-sarpa';
import { manglikOf } from '@/lib/astrology/chart/manglik';
import { GRAHAS } from '@/lib/astrology/grahas';
import { SIGNS, type SignName } from '@/lib/astrology/signs';

interface SignCase {
  signs: Record<Body, SignName>;
}
interface Reference {
  manglik: (SignCase & { manglik: boolean; why: string })[];
  kalaSarpa: (SignCase & { present: boolean })[];
}

const file = resolve(import.meta.dirname, '../../../tests/reference/chart/manglik-kalasarpa.json');
const reference = JSON.parse(readFileSync(file, 'utf8')) as Reference;

const signsOf = (names: Record<Body, SignName>): Signs =>
  recordOf(BODIES, (body) => SIGNS.indexOf(names[body]));
const middles = (signs: Signs) => recordOf(GRAHAS, (graha) => signs[graha] * 30 + 15);
/** Aries rises, everyone in Gemini but those named. */
const signsWith = (placed: Partial<Record<Body, SignName>>): Signs =>
  signsOf({ ...recordOf(BODIES, () => 'Gemini' as const), Ascendant: 'Aries', ...placed });

describe('Manglik', () => {
  test('the reference is whole', () => expect(reference.manglik).toHaveLength(7));

  test.each(reference.manglik)('$why: $manglik', ({ signs, manglik, why }) => {
    const houses = why.startsWith('house 1 counted') ? [1, 2, 4, 7, 8, 12] : [2, 4, 7, 8, 12];
    const found = manglikOf(signsOf(signs), 'Ascendant', houses);
    expect(found.present).toBe(manglik);
    // Each of these also carries a cancellation.
    if (manglik) expect(found.cancelledBy.length).toBeGreaterThan(0);
  });

  test('in each house two signs do no harm', () => {
    const printed: [number, SignName, SignName][] = [
      [2, 'Gemini', 'Virgo'],
      [4, 'Aries', 'Scorpio'],
      [7, 'Cancer', 'Capricorn'],
      [8, 'Sagittarius', 'Pisces'],
      [12, 'Taurus', 'Libra'],
    ];
    for (const [house, ...harmless] of printed) {
      const found = SIGNS.filter((name, mars) => {
        const rising = SIGNS[(mars - house + 13) % 12] ?? 'Aries';
        const { cancelledBy } = manglikOf(signsWith({ Ascendant: rising, Mars: name }));
        return cancelledBy.includes(`Mars does no harm in ${name} in that house`);
      });
      expect([house, ...found]).toEqual([house, ...harmless]);
    }
  });

  test('from the Moon and Venus as well', () => {
    const signs = signsWith({ Mars: 'Leo', Moon: 'Taurus', Venus: 'Pisces' });
    expect(manglikOf(signs)).toEqual({ present: false, house: 5, cancelledBy: [] });
    expect(manglikOf(signs, 'Moon')).toMatchObject({ present: true, house: 4 });
    expect(manglikOf(signs, 'Venus')).toMatchObject({ present: false, house: 6 });
  });

  test.each<[Partial<Record<Body, SignName>>, string[]]>([
    [{ Ascendant: 'Virgo', Mars: 'Libra', Jupiter: 'Leo', Moon: 'Leo' }, []],
    [{ Ascendant: 'Virgo', Mars: 'Libra', Jupiter: 'Libra', Moon: 'Leo' }, ['Jupiter is joined with Mars']],
    [{ Ascendant: 'Virgo', Mars: 'Libra', Jupiter: 'Gemini', Moon: 'Leo' }, ['Jupiter looks at Mars']],
    [{ Ascendant: 'Virgo', Mars: 'Libra', Jupiter: 'Leo', Moon: 'Libra' }, ['the Moon is joined with Mars']],
    [{ Ascendant: 'Virgo', Mars: 'Libra', Jupiter: 'Virgo' }, ['Jupiter is in the ascendant']],
    [{ Ascendant: 'Virgo', Mars: 'Libra', Jupiter: 'Leo', Venus: 'Virgo' }, ['Venus is in the ascendant']],
    [{ Ascendant: 'Libra', Mars: 'Scorpio', Jupiter: 'Leo' }, ['Mars is in its own sign Scorpio']],
    [{ Ascendant: 'Sagittarius', Mars: 'Capricorn', Jupiter: 'Leo' }, ['Mars is exalted in Capricorn']],
    [
      { Ascendant: 'Capricorn', Mars: 'Leo', Jupiter: 'Leo' },
      ['Mars does no harm in Leo', 'Jupiter is joined with Mars'],
    ],
    [
      { Ascendant: 'Leo', Mars: 'Virgo', Jupiter: 'Leo' },
      [
        'Mars does no harm in Virgo in that house',
        'Jupiter is in the ascendant',
        'Mars rules a kendra and a trikona for Leo rising',
      ],
    ],
    [{ Ascendant: 'Scorpio', Mars: 'Sagittarius', Jupiter: 'Taurus' }, ['Mars rules the ascendant']],
  ])('%j: %j', (placed, cancelledBy) => {
    expect(manglikOf(signsWith(placed))).toMatchObject({ present: true, cancelledBy });
  });
});

describe('Kala Sarpa', () => {
  test('the reference is whole', () => expect(reference.kalaSarpa).toHaveLength(7));

  test.each(reference.kalaSarpa.map((one, i) => ({ ...one, number: i + 1 })))(
    'case $number: $present',
    ({ signs, present }) => {
      expect(kalaSarpaOf(signsOf(signs)).present).toBe(present);
    },
  );

  const [, , shared] = reference.kalaSarpa;
  const signs = signsOf((shared as SignCase).signs);

  test('who leads, and who breaks it', () => {
    expect(kalaSarpaOf(signs)).toMatchObject({ leader: 'Rahu', outside: [] });
    const broken = kalaSarpaOf({ ...signs, Mars: SIGNS.indexOf('Aries') });
    expect(broken).toEqual({ present: false, leader: null, outside: ['Mars'], cancelledBy: [] });
  });

  test("in a node's sign, degrees tell on which side of it a planet stands", () => {
    // Sun with Rahu in Taurus, Saturn with Ketu in Scorpio, the nodes at the tenth degree.
    const longitudes = { ...middles(signs), Rahu: 40, Ketu: 220, Sun: 45, Saturn: 215 };
    expect(kalaSarpaOf(signs, longitudes)).toMatchObject({ present: true, cancelledBy: [] });
    expect(kalaSarpaOf(signs, { ...longitudes, Sun: 35, Saturn: 225 }).cancelledBy).toEqual([
      'Sun',
      'Saturn',
    ]);
  });
});

describe('doshas as answered', () => {
  test('names, rules and facts', () => {
    const signs = signsWith({ Mars: 'Scorpio' });
    const doshas = birthDoshasOf(signs, middles(signs));
    expect(doshas.map(({ name }) => name)).toEqual([
      'Manglik',
      'Manglik from the Moon',
      'Manglik from Venus',
      'Kala Sarpa',
    ]);
    expect(doshas[0]).toMatchObject({
      present: true,
      needs: 'Mars in house 1, 2, 4, 7, 8, 12 from the ascendant',
      facts: 'Mars is in house 8',
      cancelledBy: ['Mars is in its own sign Scorpio', 'Mars rules the ascendant'],
    });
  });

  test('Sade Sati tells its dates, or those of the next', () => {
    const asOf = new Date('2026-11-21T00:00:00Z');
    expect(sadeSatiDosha(SIGNS.indexOf('Aquarius'), null, asOf)).toMatchObject({
      name: 'Sade Sati',
      present: true,
      facts:
        'on 2026-11-21 Saturn is in Pisces, house 2 from the Moon; this one lasts from 2020-01-24 to 2028-02-23',
    });
    expect(sadeSatiDosha(SIGNS.indexOf('Gemini'), null, asOf)).toMatchObject({
      present: false,
      facts: expect.stringMatching(/house 10 from the Moon; the next one lasts from 2029-08-08 to 20/),
    });
  });
});
