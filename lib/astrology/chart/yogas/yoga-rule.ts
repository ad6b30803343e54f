import { aspectOn } from '@/lib/astrology/chart/aspects';
import { type Body, houseOf, lordOfHouse, lordOfSign, type Signs } from '@/lib/astrology/chart/houses';
import type { Graha, VisibleGraha } from '@/lib/astrology/grahas';

/** What a chart shows of a yoga, in words that end a sentence begun with the rule. */
export interface Finding {
  present: boolean;
  facts: string;
}

/** A named yoga as data: what it needs, in words, and the predicate that looks for it. */
export interface YogaRule {
  name: string;
  /** Completes "Needs …". */
  needs: string;
  judge(signs: Signs): Finding;
}

/** The five that are neither luminary nor node. */
export const FIVE: readonly VisibleGraha[] = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'];
/** Benefic and malefic by nature; the Moon, which is either by its light, is counted with neither. */
export const BENEFICS: readonly VisibleGraha[] = ['Mercury', 'Jupiter', 'Venus'];
export const MALEFICS: readonly Graha[] = ['Sun', 'Mars', 'Saturn', 'Rahu', 'Ketu'];

export const KENDRAS: readonly number[] = [1, 4, 7, 10];
export const TRIKONAS: readonly number[] = [1, 5, 9];
export const DUSTHANAS: readonly number[] = [6, 8, 12];

export const isInHouse = (signs: Signs, graha: Graha, houses: readonly number[], from?: Body) =>
  houses.includes(houseOf(signs, graha, from));

export const areJoined = (signs: Signs, a: Graha, b: Graha) => signs[a] === signs[b];

/** Each stands in a sign of the other. */
export const exchangeSigns = (signs: Signs, a: VisibleGraha, b: VisibleGraha) =>
  a !== b && lordOfSign(signs[a]) === b && lordOfSign(signs[b]) === a;

export const lookAtEachOther = (signs: Signs, a: Graha, b: Graha) =>
  aspectOn(signs, a, b) !== null && aspectOn(signs, b, a) !== null;

/** How two lords are tied, in words, or null. */
export function tieBetween(signs: Signs, a: VisibleGraha, b: VisibleGraha): string | null {
  if (a === b) return 'are one planet';
  if (areJoined(signs, a, b)) return 'are joined';
  if (exchangeSigns(signs, a, b)) return 'exchange signs';
  return lookAtEachOther(signs, a, b) ? 'look at each other' : null;
}

const called = (body: Body) => (body === 'Sun' || body === 'Moon' ? `the ${body}` : body);

/** "Mars, the Sun and Venus". */
export function named(bodies: readonly Body[], conjunction = 'and'): string {
  const names = bodies.map(called);
  const last = names.pop() ?? 'none';
  return names.length > 0 ? `${names.join(', ')} ${conjunction} ${last}` : last;
}

export const fromWhere = (from: Body) => (from === 'Ascendant' ? '' : ` from ${called(from)}`);

/** "Jupiter is in house 10 from the Moon". */
export const stands = (signs: Signs, graha: Graha, from: Body = 'Ascendant') =>
  `${called(graha)} is in house ${houseOf(signs, graha, from)}${fromWhere(from)}`;

/** "Saturn, lord of house 9". */
export const lordNamed = (signs: Signs, house: number) =>
  `${called(lordOfHouse(signs, house))}, lord of house ${house}`;

/** Who of some grahas stands in a house, and the sentence that says so. */
export function occupants(signs: Signs, of: readonly Graha[], house: number, from: Body = 'Ascendant') {
  const found = of.filter((graha) => isInHouse(signs, graha, [house], from));
  const verb = found.length > 1 ? 'are' : 'is';
  const who = found.length > 0 ? named(found) : 'none of them';
  return { found, text: `${who} ${verb} in house ${house}${fromWhere(from)}` };
}
