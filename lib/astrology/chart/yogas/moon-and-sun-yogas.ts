import { type Body, houseOf, SEVEN, type Signs } from '@/lib/astrology/chart/houses';
import {
  BENEFICS,
  FIVE,
  fromWhere,
  isInHouse,
  KENDRAS,
  named,
  occupants,
  stands,
  type YogaRule,
} from '@/lib/astrology/chart/yogas/yoga-rule';

/** Planets beside a luminary: in the house after it, before it, or both. */
function besideYogas(
  luminary: 'Sun' | 'Moon',
  names: { after: string; before: string; both: string },
): YogaRule[] {
  const one = (house: number) => `one of ${named(FIVE)} in house ${house}${fromWhere(luminary)}`;
  const beside = (signs: Signs, house: number) => occupants(signs, FIVE, house, luminary);
  const single = (name: string, house: number): YogaRule => ({
    name,
    needs: one(house),
    judge(signs) {
      const { found, text } = beside(signs, house);
      return { present: found.length > 0, facts: text };
    },
  });
  return [
    single(names.after, 2),
    single(names.before, 12),
    {
      name: names.both,
      needs: `${one(2)} and another in house 12`,
      judge(signs) {
        const [second, twelfth] = [beside(signs, 2), beside(signs, 12)];
        return {
          present: second.found.length > 0 && twelfth.found.length > 0,
          facts: `${second.text} and ${twelfth.text}`,
        };
      },
    },
  ];
}

/** The three benefics all within some houses from a body. */
function allBenefics(name: string, houses: readonly number[], from: Body): YogaRule {
  return {
    name,
    needs: `${named(BENEFICS)} all within houses ${houses.join(', ')}${fromWhere(from)}`,
    judge: (signs) => ({
      present: BENEFICS.every((graha) => isInHouse(signs, graha, houses, from)),
      facts: BENEFICS.map((graha) => stands(signs, graha, from)).join(', '),
    }),
  };
}

const OTHERS = SEVEN.filter((graha) => graha !== 'Moon');

export const MOON_AND_SUN_YOGAS: readonly YogaRule[] = [
  {
    name: 'Gaja Kesari',
    needs: 'Jupiter in house 1, 4, 7 or 10 from the Moon',
    judge: (signs) => ({
      present: isInHouse(signs, 'Jupiter', KENDRAS, 'Moon'),
      facts: stands(signs, 'Jupiter', 'Moon'),
    }),
  },
  ...besideYogas('Moon', { after: 'Sunapha', before: 'Anapha', both: 'Durudhara' }),
  {
    name: 'Kemadruma',
    needs: `none of ${named(FIVE)} in houses 2 and 12 from the Moon, and no planet in a kendra from the Moon or the ascendant`,
    judge(signs) {
      const sides = [2, 12].map((house) => occupants(signs, FIVE, house, 'Moon'));
      const alone = sides.every(({ found }) => found.length === 0);
      const rescuers = OTHERS.filter(
        (graha) => isInHouse(signs, graha, KENDRAS, 'Moon') || isInHouse(signs, graha, KENDRAS),
      );
      const sidesText = sides.map(({ text }) => text).join(' and ');
      const rescue = rescuers.length > 0 ? `${named(rescuers)} in a kendra` : 'no planet in a kendra';
      return {
        present: alone && rescuers.length === 0,
        facts: alone ? `the Moon has none beside it, with ${rescue}` : sidesText,
      };
    },
  },
  allBenefics('Adhi', [6, 7, 8], 'Moon'),
  allBenefics('Vasumati', [3, 6, 10, 11], 'Moon'),
  {
    name: 'Amala',
    needs: `${named(BENEFICS, 'or')} in house 10 from the ascendant or the Moon`,
    judge(signs) {
      const tenths = (['Ascendant', 'Moon'] as const).map((from) => occupants(signs, BENEFICS, 10, from));
      return {
        present: tenths.some(({ found }) => found.length > 0),
        facts: tenths.map(({ text }) => text).join(' and '),
      };
    },
  },
  {
    name: 'Shakata',
    needs: 'the Moon in house 6, 8 or 12 from Jupiter and in no kendra',
    judge: (signs) => ({
      present: isInHouse(signs, 'Moon', [6, 8, 12], 'Jupiter') && !isInHouse(signs, 'Moon', KENDRAS),
      facts: `${stands(signs, 'Moon', 'Jupiter')} and in house ${houseOf(signs, 'Moon')}`,
    }),
  },
  ...besideYogas('Sun', { after: 'Vesi', before: 'Vosi', both: 'Ubhayachari' }),
];
