import type { Signs } from '@/lib/astrology/chart/houses';
import type { Judgement } from '@/lib/astrology/chart/judgement';
import { CONJUNCTION_YOGAS } from '@/lib/astrology/chart/yogas/conjunction-yogas';
import { LORDSHIP_YOGAS } from '@/lib/astrology/chart/yogas/lordship-yogas';
import { MAHAPURUSHA_YOGAS } from '@/lib/astrology/chart/yogas/mahapurusha-yogas';
import { MOON_AND_SUN_YOGAS } from '@/lib/astrology/chart/yogas/moon-and-sun-yogas';
import { NABHASA_YOGAS } from '@/lib/astrology/chart/yogas/nabhasa-yogas';
import { SEAT_YOGAS } from '@/lib/astrology/chart/yogas/seat-yogas';
import type { YogaRule } from '@/lib/astrology/chart/yogas/yoga-rule';

export const YOGA_RULES: readonly YogaRule[] = [
  ...MOON_AND_SUN_YOGAS,
  ...CONJUNCTION_YOGAS,
  ...MAHAPURUSHA_YOGAS,
  ...LORDSHIP_YOGAS,
  ...SEAT_YOGAS,
  ...NABHASA_YOGAS,
];

/** Every named yoga, judged by a chart's signs, in a fixed order. */
export function yogasOf(signs: Signs): Judgement[] {
  return YOGA_RULES.map(({ name, needs, judge }) => ({ name, needs, ...judge(signs) }));
}
