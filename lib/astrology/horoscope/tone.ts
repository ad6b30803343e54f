/** How facts are graded for the choice of words; the bands that phrases name. */
import type { Gochara } from '@/lib/astrology/gochara';

export type TaraTone = 'good' | 'hard' | 'own';

/** Tara 1 is one's own and neither; 3, 5 and 7 are hard; the rest good. */
export function taraTone(taraIndex: number): TaraTone {
  if (taraIndex === 1) return 'own';
  return [3, 5, 7].includes(taraIndex) ? 'hard' : 'good';
}

export type TransitState = 'helps' | 'checked' | 'asks';

/** A transit in a good house, in a good one that another graha obstructs, or in any other. */
export function transitState({ good, vedhaBy }: Gochara): TransitState {
  if (!good) return 'asks';
  return vedhaBy ? 'checked' : 'helps';
}

/** The same in a reason's words. */
export function standingOf({ good, vedhaBy }: Gochara): string {
  if (vedhaBy) return `a good house, obstructed by ${vedhaBy}`;
  return good ? 'a good house' : 'not one of its good houses';
}

const TITHI_CLASSES = ['Nanda', 'Bhadra', 'Jaya', 'Rikta', 'Purna'] as const;
export type TithiClass = (typeof TITHI_CLASSES)[number];

/** The five classes in turn through each half month. @param tithiIndex 1..30 */
export function tithiClass(tithiIndex: number): TithiClass {
  return TITHI_CLASSES[(tithiIndex - 1) % 5] ?? 'Nanda';
}

/** The nine yogas that almanacs mark as harsh. */
const HARSH_YOGAS: ReadonlySet<string> = new Set([
  'Vishkambha',
  'Atiganda',
  'Shula',
  'Ganda',
  'Vyaghata',
  'Vajra',
  'Vyatipata',
  'Parigha',
  'Vaidhriti',
]);

const NEW_MOON_TITHI = 30;

/** Which of tithi, yoga and karana the almanac marks with caution: a Rikta tithi or the new moon, a harsh yoga, Vishti. */
export function findOmens(day: { tithiIndex: number; yogaName: string; karanaName: string }) {
  const omens: ('tithi' | 'yoga' | 'karana')[] = [];
  if (tithiClass(day.tithiIndex) === 'Rikta' || day.tithiIndex === NEW_MOON_TITHI) omens.push('tithi');
  if (HARSH_YOGAS.has(day.yogaName)) omens.push('yoga');
  if (day.karanaName === 'Vishti') omens.push('karana');
  return omens;
}
