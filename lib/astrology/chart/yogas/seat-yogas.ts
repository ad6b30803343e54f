import { aspectOn } from '@/lib/astrology/chart/aspects';
import { isOwnOrExaltedIn } from '@/lib/astrology/chart/dignity';
import { houseOf, lordOfSign, SEVEN, type Signs, signName } from '@/lib/astrology/chart/houses';
import {
  areJoined,
  BENEFICS,
  isInHouse,
  KENDRAS,
  MALEFICS,
  named,
  occupants,
  stands,
  type YogaRule,
} from '@/lib/astrology/chart/yogas/yoga-rule';
import { type Graha, naturalRelation } from '@/lib/astrology/grahas';

/** The ascendant between two planets of one kind, none of the other kind beside it. */
function kartari(name: string, kind: string, wanted: readonly Graha[], unwanted: readonly Graha[]): YogaRule {
  return {
    name,
    needs: `${kind} (${named(wanted, 'or')}) in both houses 2 and 12, and none of ${named(unwanted)} there`,
    judge(signs) {
      const sides = [2, 12].map((house) => occupants(signs, wanted, house));
      const spoilers = unwanted.filter((graha) => isInHouse(signs, graha, [2, 12]));
      const spoiled = spoilers.length > 0 ? `, with ${named(spoilers)} beside the ascendant` : '';
      return {
        present: sides.every(({ found }) => found.length > 0) && spoilers.length === 0,
        facts: sides.map(({ text }) => text).join(' and ') + spoiled,
      };
    },
  };
}

const isAtHome = (signs: Signs, graha: 'Jupiter') =>
  isOwnOrExaltedIn(graha, signs[graha]) || naturalRelation(graha, lordOfSign(signs[graha])) === 'friend';

const SARASWATI_HOUSES = [1, 2, 4, 5, 7, 9, 10];

/** Yogas of planets in certain houses from the ascendant. */
export const SEAT_YOGAS: readonly YogaRule[] = [
  {
    name: 'Saraswati',
    needs: `${named(BENEFICS)} in kendras, trikonas or house 2, Jupiter in its own, exaltation or a friend's sign`,
    judge: (signs) => ({
      present:
        BENEFICS.every((graha) => isInHouse(signs, graha, SARASWATI_HOUSES)) && isAtHome(signs, 'Jupiter'),
      facts: `${BENEFICS.map((graha) => stands(signs, graha)).join(', ')}, Jupiter in ${signName(signs.Jupiter)}`,
    }),
  },
  {
    name: 'Kalanidhi',
    needs: 'Jupiter in house 2 or 5, joined or looked upon by both Mercury and Venus',
    judge(signs) {
      const helpers = (['Mercury', 'Venus'] as const).filter(
        (graha) => areJoined(signs, graha, 'Jupiter') || aspectOn(signs, graha, 'Jupiter') !== null,
      );
      return {
        present: isInHouse(signs, 'Jupiter', [2, 5]) && helpers.length === 2,
        facts: `${stands(signs, 'Jupiter')}, helped by ${named(helpers)}`,
      };
    },
  },
  {
    name: 'Parvata',
    needs: `${named(BENEFICS, 'or')} in a kendra, and none of ${named(MALEFICS)} in house 6 or 8`,
    judge(signs) {
      const helpers = BENEFICS.filter((graha) => isInHouse(signs, graha, KENDRAS));
      const spoilers = MALEFICS.filter((graha) => isInHouse(signs, graha, [6, 8]));
      return {
        present: helpers.length > 0 && spoilers.length === 0,
        facts: `in kendras: ${named(helpers)}; in houses 6 and 8: ${named(spoilers)}`,
      };
    },
  },
  {
    name: 'Chatussagara',
    needs: 'a planet from the Sun to Saturn in each of houses 1, 4, 7 and 10',
    judge(signs) {
      const empty = KENDRAS.filter((house) => !SEVEN.some((graha) => houseOf(signs, graha) === house));
      const facts = empty.length > 0 ? `without a planet: ${empty.join(', ')}` : 'all four are held';
      return { present: empty.length === 0, facts };
    },
  },
  kartari('Shubha Kartari', 'a benefic', BENEFICS, MALEFICS),
  kartari('Papa Kartari', 'a malefic', MALEFICS, BENEFICS),
];
