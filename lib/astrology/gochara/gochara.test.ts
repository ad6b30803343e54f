import { describe, expect, test } from '@jest/globals';
import { gocharaOf } from '@/lib/astrology/gochara/gochara';
import { GRAHAS, type Graha } from '@/lib/astrology/grahas';

/** Good houses with their vedha houses in brackets, as the rules print them. */
const PRINTED: Record<Graha, string> = {
  Sun: '3(9) 6(12) 10(4) 11(5)',
  Moon: '1(5) 3(9) 6(12) 7(2) 10(4) 11(8)',
  Mars: '3(12) 6(9) 11(5)',
  Mercury: '2(5) 4(3) 6(9) 8(1) 10(8) 11(12)',
  Jupiter: '2(12) 5(4) 7(3) 9(10) 11(8)',
  Venus: '1(8) 2(7) 3(1) 4(10) 5(9) 8(5) 9(11) 11(6) 12(3)',
  Saturn: '3(12) 6(9) 11(5)',
  Rahu: '3 6 11',
  Ketu: '3 6 11',
};

/** Which graha may obstruct each in the test: one that is not exempt. */
const obstructorOf = (graha: Graha): Graha => (graha === 'Mars' ? 'Venus' : 'Mars');

/** All nine counted from Aries; whoever is not placed stands with the graha asked for, where it obstructs nothing. */
function skyWith(houses: Partial<Record<Graha, number>>, otherwise: number) {
  const entries = GRAHAS.map((graha) => [
    graha,
    { longitudeDegrees: ((houses[graha] ?? otherwise) - 1) * 30 + 15 },
  ]);
  return Object.fromEntries(entries) as Record<Graha, { longitudeDegrees: number }>;
}

describe.each(GRAHAS)('gochara of %s', (graha) => {
  const rules = PRINTED[graha].split(' ').map((text) => {
    const [, house, vedha] = /^(\d+)(?:\((\d+)\))?$/.exec(text) ?? [];
    return { house: Number(house), vedha: vedha ? Number(vedha) : null };
  });

  test('good houses', () => {
    const good = Array.from({ length: 12 }, (_, i) => i + 1).filter((house) => {
      const found = gocharaOf(graha, 0, skyWith({}, house));
      expect(found).toMatchObject({ house, vedhaBy: null });
      return found.good;
    });
    expect(good).toEqual(rules.map((rule) => rule.house));
  });

  test('vedha comes from its own house and no other', () => {
    const obstructor = obstructorOf(graha);
    for (const { house, vedha } of rules) {
      for (let other = 1; other <= 12; other += 1) {
        const { vedhaBy } = gocharaOf(graha, 0, skyWith({ [obstructor]: other }, house));
        expect(vedhaBy).toBe(other === vedha ? obstructor : null);
      }
    }
  });
});

describe('vedha', () => {
  test('Sun and Saturn, Moon and Mercury never obstruct each other', () => {
    expect(gocharaOf('Sun', 0, skyWith({ Saturn: 9 }, 3)).vedhaBy).toBeNull();
    expect(gocharaOf('Saturn', 0, skyWith({ Sun: 12 }, 3)).vedhaBy).toBeNull();
    expect(gocharaOf('Moon', 0, skyWith({ Mercury: 5 }, 1)).vedhaBy).toBeNull();
    expect(gocharaOf('Mercury', 0, skyWith({ Moon: 5 }, 2)).vedhaBy).toBeNull();
    expect(gocharaOf('Sun', 0, skyWith({ Jupiter: 9 }, 3)).vedhaBy).toBe('Jupiter');
  });

  test('houses are counted from the birth sign', () => {
    // Jupiter in Cancer for birth in Taurus stands in the 3rd; for Pisces in the 5th, obstructed from the 4th, Gemini.
    const sky = skyWith({ Jupiter: 4, Rahu: 3 }, 8);
    expect(gocharaOf('Jupiter', 1, sky)).toEqual({ house: 3, good: false, vedhaBy: null });
    expect(gocharaOf('Jupiter', 11, sky)).toEqual({ house: 5, good: true, vedhaBy: 'Rahu' });
  });
});
