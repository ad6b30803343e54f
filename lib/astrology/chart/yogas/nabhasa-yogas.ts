import { houseOf, SEVEN, type Signs } from '@/lib/astrology/chart/houses';
import {
  BENEFICS,
  isInHouse,
  KENDRAS,
  named,
  stands,
  type YogaRule,
} from '@/lib/astrology/chart/yogas/yoga-rule';
import type { VisibleGraha } from '@/lib/astrology/grahas';

/** Ashraya: all seven in signs of one modality, in the order of the signs. */
const ASHRAYA: readonly [name: string, modality: string][] = [
  ['Rajju', 'movable'],
  ['Musala', 'fixed'],
  ['Nala', 'dual'],
];

/** Sankhya: by how many signs hold the seven, from one on. */
const SANKHYA = ['Gola', 'Yuga', 'Shula', 'Kedara', 'Pasha', 'Dama', 'Vina'] as const;

const DALA_MALEFICS: readonly VisibleGraha[] = ['Sun', 'Mars', 'Saturn'];

const signsHeld = (signs: Signs) => new Set(SEVEN.map((graha) => signs[graha])).size;

/** Dala: three of one kind in three kendras, none of the other kind in any. */
function dala(name: string, wanted: readonly VisibleGraha[], unwanted: readonly VisibleGraha[]): YogaRule {
  return {
    name,
    needs: `${named(wanted)} in three different kendras, and none of ${named(unwanted)} in a kendra`,
    judge(signs) {
      const seats = new Set(wanted.map((graha) => houseOf(signs, graha)));
      const spoilers = unwanted.filter((graha) => isInHouse(signs, graha, KENDRAS));
      return {
        present:
          seats.size === 3 && [...seats].every((house) => KENDRAS.includes(house)) && spoilers.length === 0,
        facts: `${wanted.map((graha) => stands(signs, graha)).join(', ')}; of the others in kendras: ${named(spoilers)}`,
      };
    },
  };
}

/** Yogas of the pattern that the seven visible grahas make; the nodes do not count. */
export const NABHASA_YOGAS: readonly YogaRule[] = [
  ...ASHRAYA.map(
    ([name, modality], index): YogaRule => ({
      name,
      needs: `the seven from the Sun to Saturn all in ${modality} signs`,
      judge(signs) {
        const count = SEVEN.filter((graha) => signs[graha] % 3 === index).length;
        return { present: count === 7, facts: `${count} of the seven are` };
      },
    }),
  ),
  dala('Mala', BENEFICS, DALA_MALEFICS),
  dala('Sarpa', DALA_MALEFICS, BENEFICS),
  ...SANKHYA.map(
    (name, index): YogaRule => ({
      name,
      needs: `the seven from the Sun to Saturn in ${index + 1} ${index === 0 ? 'sign' : 'signs'}`,
      judge(signs) {
        const held = signsHeld(signs);
        return { present: held === index + 1, facts: `they hold ${held}` };
      },
    }),
  ),
];
