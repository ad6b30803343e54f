import { aspectOn } from '@/lib/astrology/chart/aspects';
import {
  exaltationSignOf,
  isDebilitatedIn,
  isExaltedIn,
  isOwnOrExaltedIn,
} from '@/lib/astrology/chart/dignity';
import { houseOf, lordOfHouse, lordOfSign, SEVEN, type Signs, signName } from '@/lib/astrology/chart/houses';
import {
  DUSTHANAS,
  exchangeSigns,
  isInHouse,
  KENDRAS,
  lordNamed,
  named,
  stands,
  TRIKONAS,
  tieBetween,
  type YogaRule,
} from '@/lib/astrology/chart/yogas/yoga-rule';

const GOOD_HOUSES = [...new Set([...KENDRAS, ...TRIKONAS])];
const TIED = 'joined, exchanging signs or looking at each other';

/** The lords of two houses and how they are tied. */
function tiedLords(signs: Signs, houseA: number, houseB: number) {
  const tie = tieBetween(signs, lordOfHouse(signs, houseA), lordOfHouse(signs, houseB));
  const lords = `${lordNamed(signs, houseA)}, and ${lordNamed(signs, houseB)},`;
  return { present: tie !== null, facts: `${lords} ${tie ?? 'are not tied'}` };
}

/** The lord of a bad house in a bad house. */
const vipareeta = (name: string, house: number): YogaRule => ({
  name,
  needs: `the lord of house ${house} in house 6, 8 or 12`,
  judge(signs) {
    const lord = lordOfHouse(signs, house);
    return {
      present: isInHouse(signs, lord, DUSTHANAS),
      facts: `${lordNamed(signs, house)}, is in house ${houseOf(signs, lord)}`,
    };
  },
});

type ExchangeKind = 'Maha' | 'Khala' | 'Dainya';

function exchangeKindOf(houseA: number, houseB: number): ExchangeKind {
  if (DUSTHANAS.includes(houseA) || DUSTHANAS.includes(houseB)) return 'Dainya';
  return houseA === 3 || houseB === 3 ? 'Khala' : 'Maha';
}

/** Pairs of planets that stand in each other's signs, with the houses they stand in. */
function exchanges(signs: Signs) {
  return SEVEN.flatMap((a, i) =>
    SEVEN.slice(i + 1)
      .filter((b) => exchangeSigns(signs, a, b))
      .map((b) => {
        const [houseA, houseB] = [houseOf(signs, a), houseOf(signs, b)];
        return {
          kind: exchangeKindOf(houseA, houseB),
          text: `${named([a, b])} exchange houses ${houseA} and ${houseB}`,
        };
      }),
  );
}

const parivartana = (kind: ExchangeKind, houses: string): YogaRule => ({
  name: `${kind} Parivartana`,
  needs: `an exchange of signs between the lords of ${houses}`,
  judge(signs) {
    const found = exchanges(signs);
    const present = found.some((one) => one.kind === kind);
    return { present, facts: found.map(({ text }) => text).join(', ') || 'no two lords exchange signs' };
  },
});

const hasGoodSeat = (signs: Signs, house: number) => {
  const lord = lordOfHouse(signs, house);
  return isOwnOrExaltedIn(lord, signs[lord]) || isInHouse(signs, lord, GOOD_HOUSES);
};

/** Two lords in kendras from each other while the ascendant's lord is well seated. */
const mutualKendra = (name: string, houseA: number, houseB: number): YogaRule => ({
  name,
  needs: `the lords of houses ${houseA} and ${houseB}, two planets, in kendras from each other, and the ascendant's lord in its own or exaltation sign, a kendra or a trikona`,
  judge(signs) {
    const [a, b] = [lordOfHouse(signs, houseA), lordOfHouse(signs, houseB)];
    const lordText = `${lordNamed(signs, 1)}, in ${signName(signs[lordOfHouse(signs, 1)])}`;
    return {
      present: a !== b && isInHouse(signs, a, KENDRAS, b) && hasGoodSeat(signs, 1),
      facts: a === b ? `${named([a])} rules both` : `${stands(signs, a, b)}, and ${lordText}`,
    };
  },
});

export const LORDSHIP_YOGAS: readonly YogaRule[] = [
  {
    name: 'Raja',
    needs: `a lord of house 4, 7 or 10 and a lord of house 5 or 9, two planets, ${TIED}`,
    judge(signs) {
      const pairs = [4, 7, 10].flatMap((kendra) => [5, 9].map((trikona) => [kendra, trikona] as const));
      const found = pairs
        .filter(([kendra, trikona]) => lordOfHouse(signs, kendra) !== lordOfHouse(signs, trikona))
        .map(([kendra, trikona]) => tiedLords(signs, kendra, trikona))
        .filter(({ present }) => present);
      return {
        present: found.length > 0,
        facts: found.map(({ facts }) => facts).join('; ') || 'no such pair is tied',
      };
    },
  },
  {
    name: 'Dharma Karmadhipati',
    needs: `the lords of houses 9 and 10 to be one planet, ${TIED}`,
    judge: (signs) => tiedLords(signs, 9, 10),
  },
  {
    name: 'Dhana',
    needs: `the lords of houses 2 and 11 to be one planet, ${TIED}`,
    judge: (signs) => tiedLords(signs, 2, 11),
  },
  {
    name: 'Lakshmi',
    needs: 'the lord of house 9 in its own or exaltation sign, in a kendra or trikona',
    judge(signs) {
      const lord = lordOfHouse(signs, 9);
      return {
        present: isOwnOrExaltedIn(lord, signs[lord]) && isInHouse(signs, lord, GOOD_HOUSES),
        facts: `${lordNamed(signs, 9)}, is in ${signName(signs[lord])}, house ${houseOf(signs, lord)}`,
      };
    },
  },
  vipareeta('Harsha', 6),
  vipareeta('Sarala', 8),
  vipareeta('Vimala', 12),
  parivartana('Maha', 'two of houses 1, 2, 4, 5, 7, 9, 10 and 11'),
  parivartana('Khala', 'house 3 and of another house that is not 6, 8 or 12'),
  parivartana('Dainya', 'house 6, 8 or 12 and of any other house'),
  {
    name: 'Neecha Bhanga',
    needs:
      'a debilitated planet, and the lord of its sign or of its exaltation sign in a kendra from the ascendant or the Moon',
    judge(signs) {
      const fallen = SEVEN.filter((graha) => isDebilitatedIn(graha, signs[graha]));
      const raisers = fallen.flatMap((graha) =>
        [...new Set([lordOfSign(signs[graha]), lordOfSign(exaltationSignOf(graha))])]
          .filter((lord) => isInHouse(signs, lord, KENDRAS) || isInHouse(signs, lord, KENDRAS, 'Moon'))
          .map((lord) => `${named([lord])} in a kendra raises ${named([graha])}`),
      );
      const facts =
        raisers.join(', ') ||
        (fallen.length > 0 ? `nothing raises ${named(fallen)}` : 'no planet is debilitated');
      return { present: raisers.length > 0, facts };
    },
  },
  {
    name: 'Chamara',
    needs: "the ascendant's lord exalted in a kendra and looked upon by Jupiter",
    judge(signs) {
      const lord = lordOfHouse(signs, 1);
      return {
        present:
          isExaltedIn(lord, signs[lord]) &&
          isInHouse(signs, lord, KENDRAS) &&
          aspectOn(signs, 'Jupiter', lord) !== null,
        facts: `${lordNamed(signs, 1)}, is in ${signName(signs[lord])}, house ${houseOf(signs, lord)}`,
      };
    },
  },
  mutualKendra('Kahala', 4, 9),
  mutualKendra('Shankha', 5, 6),
];
