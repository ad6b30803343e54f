import { isExaltedIn, isOwnOrExaltedIn } from '@/lib/astrology/chart/dignity';
import { houseOf, signName } from '@/lib/astrology/chart/houses';
import { isInHouse, KENDRAS, type YogaRule } from '@/lib/astrology/chart/yogas/yoga-rule';
import type { VisibleGraha } from '@/lib/astrology/grahas';

const FIVE_GREAT: readonly [name: string, graha: VisibleGraha][] = [
  ['Ruchaka', 'Mars'],
  ['Bhadra', 'Mercury'],
  ['Hamsa', 'Jupiter'],
  ['Malavya', 'Venus'],
  ['Sasa', 'Saturn'],
];

/** Pancha Mahapurusha: one of the five strong in a kendra. */
export const MAHAPURUSHA_YOGAS: readonly YogaRule[] = FIVE_GREAT.map(([name, graha]) => ({
  name,
  needs: `${graha} in its own or its exaltation sign, in house 1, 4, 7 or 10`,
  judge(signs) {
    const sign = signs[graha];
    const strong = isOwnOrExaltedIn(graha, sign);
    const strength = isExaltedIn(graha, sign) ? 'exalted' : strong ? 'its own sign' : 'neither';
    return {
      present: strong && isInHouse(signs, graha, KENDRAS),
      facts: `${graha} is in ${signName(sign)} (${strength}), house ${houseOf(signs, graha)}`,
    };
  },
}));
