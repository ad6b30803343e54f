import { describe, expect, test } from '@jest/globals';
import { chandraBalaSpans, taraSpans } from '@/lib/astrology/gochara/bala-spans';
import { gocharaTable } from '@/lib/astrology/gochara/gochara-table';
import { GRAHAS } from '@/lib/astrology/grahas';
import { NAKSHATRA_NAMES } from '@/lib/astrology/nakshatras';
import { SIGNS, type SignName } from '@/lib/astrology/signs';

const sign = (name: SignName) => SIGNS.indexOf(name);
// Saturn in Aquarius from January 2023 to March 2025, as every almanac of those years has it.
const IN_2024 = new Date('2024-06-01T00:00:00Z');

describe('gocharaTable', () => {
  test('the nine in order, houses counted from the birth sign', () => {
    const { rows } = gocharaTable(sign('Leo'), IN_2024);
    expect(rows.map(({ graha }) => graha)).toEqual(GRAHAS);
    const row = (graha: string) => rows.find((each) => each.graha === graha);
    expect(row('Saturn')).toMatchObject({ sign: 'Aquarius', house: 7, good: false, vedhaBy: null });
    // Jupiter in Taurus is 10th from Leo; Rahu in Pisces 8th, Ketu in Virgo 2nd.
    expect([row('Jupiter')?.house, row('Rahu')?.house, row('Ketu')?.house]).toEqual([10, 8, 2]);
    expect(row('Rahu')?.retrograde).toBe(true);
  });

  test('vedha is read from the same sky', () => {
    // From Virgo Saturn is 6th, a good house whose vedha is 9th: Sun, Mercury, Venus and Jupiter were in Taurus, the 9th.
    const saturn = gocharaTable(sign('Virgo'), IN_2024).rows.find(({ graha }) => graha === 'Saturn');
    expect(saturn).toMatchObject({ house: 6, good: true, vedhaBy: 'Mercury' });
  });

  test('Saturn in Aquarius: its slow passages for all twelve signs', () => {
    const passages = SIGNS.flatMap((name, i) => {
      const { saturnPassage } = gocharaTable(i, IN_2024);
      return saturnPassage ? [`${name}: ${saturnPassage}`] : [];
    });
    expect(passages).toEqual([
      'Cancer: Ashtama Shani',
      'Scorpio: Ardhashtama Shani',
      'Capricorn: Sade Sati, last part',
      'Aquarius: Sade Sati, middle part',
      'Pisces: Sade Sati, first part',
    ]);
  });

  test('chandrashtama for one sign at a time', () => {
    const eighth = SIGNS.filter((_, i) => gocharaTable(i, IN_2024).chandrashtama);
    const moon = gocharaTable(0, IN_2024).rows[1]?.sign ?? 'Aries';
    expect(eighth).toEqual([SIGNS[(sign(moon) + 5) % 12]]);
  });
});

describe('bala through time', () => {
  const from = new Date('2024-01-01T01:43:43Z');
  const until = new Date('2024-01-29T00:00:00Z');

  test('tara: nine after nine, in three cycles, from the star that runs', () => {
    const spans = taraSpans(NAKSHATRA_NAMES.indexOf('Magha'), from, until);
    // Delhi's sunrise of that day is in Magha by Swiss Ephemeris.
    expect(spans[0]).toMatchObject({ star: { name: 'Magha' }, tara: { index: 1, cycle: 1, name: 'Janma' } });
    for (const [i, { tara }] of spans.entries()) {
      expect([tara.index, tara.cycle]).toEqual([(i % 9) + 1, (Math.floor(i / 9) % 3) + 1]);
    }
    expect(spans.length).toBeGreaterThan(27);
  });

  test('chandra bala: the eighth sign is chandrashtama and not good', () => {
    const spans = chandraBalaSpans(sign('Leo'), from, until);
    expect(spans.slice(0, 12).map(({ house }) => house)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(spans.filter(({ chandrashtama }) => chandrashtama)).toMatchObject([
      { sign: { name: 'Pisces' }, house: 8, good: false },
    ]);
  });
});
