import { houseOf, type Signs } from '@/lib/astrology/chart/houses';
import { GRAHAS, type Graha } from '@/lib/astrology/grahas';

const KINDS = { 3: '3rd', 4: '4th', 5: '5th', 7: '7th', 8: '8th', 9: '9th', 10: '10th' } as const;

/** The house, counted inclusively from the graha that looks. */
export type AspectKind = (typeof KINDS)[keyof typeof KINDS];

export interface Aspect {
  from: Graha;
  to: Graha;
  kind: AspectKind;
}

type AspectHouse = keyof typeof KINDS;

const EVERYONES: readonly AspectHouse[] = [7];

/** Full aspects (graha drishti). The nodes have the seventh alone: their fifth and ninth are disputed. */
const SPECIAL: Readonly<Partial<Record<Graha, readonly AspectHouse[]>>> = {
  Mars: [4, 7, 8],
  Jupiter: [5, 7, 9],
  Saturn: [3, 7, 10],
};

/** The aspect that one graha casts on another by whole signs, or null. Grahas in one sign are joined, not aspected. */
export function aspectOn(signs: Signs, from: Graha, to: Graha): AspectKind | null {
  const house = houseOf(signs, to, from);
  const cast = (SPECIAL[from] ?? EVERYONES).find((one) => one === house);
  return cast ? KINDS[cast] : null;
}

/** All aspects between the nine grahas, in the order of `GRAHAS`. */
export function aspectsOf(signs: Signs): Aspect[] {
  return GRAHAS.flatMap((from) =>
    GRAHAS.flatMap((to): Aspect[] => {
      const kind = aspectOn(signs, from, to);
      return kind ? [{ from, to, kind }] : [];
    }),
  );
}
