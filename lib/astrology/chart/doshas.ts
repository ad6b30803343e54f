import { houseOf, type Signs, signName } from '@/lib/astrology/chart/houses';
import type { Judgement } from '@/lib/astrology/chart/judgement';
import { kalaSarpaOf } from '@/lib/astrology/chart/kala-sarpa';
import { MANGLIK_HOUSES, type ManglikReference, manglikOf } from '@/lib/astrology/chart/manglik';
import { type SadeSatiPhase, sadeSatiOf } from '@/lib/astrology/chart/sade-sati';
import { fromWhere, named } from '@/lib/astrology/chart/yogas/yoga-rule';
import { houseFrom } from '@/lib/astrology/gochara/chandra-bala';
import type { Graha } from '@/lib/astrology/grahas';

export interface Dosha extends Judgement {
  /** What tradition holds to undo or soften it here; the dosha is shown present all the same. */
  cancelledBy: string[];
}

export interface DatedDosha extends Dosha {
  phases: SadeSatiPhase[];
}

const MANGLIK_NAMES: readonly [ManglikReference, string][] = [
  ['Ascendant', 'Manglik'],
  ['Moon', 'Manglik from the Moon'],
  ['Venus', 'Manglik from Venus'],
];

/** The doshas of the birth itself: Manglik from three points, and Kala Sarpa. */
export function birthDoshasOf(signs: Signs, longitudesDegrees: Readonly<Record<Graha, number>>): Dosha[] {
  const manglik = MANGLIK_NAMES.map(([from, name]): Dosha => {
    const { present, house, cancelledBy } = manglikOf(signs, from);
    const where = from === 'Ascendant' ? ' from the ascendant' : fromWhere(from);
    const needs = `Mars in house ${MANGLIK_HOUSES.join(', ')}${where}`;
    return { name, present, needs, facts: `Mars is in house ${house}`, cancelledBy };
  });

  const { present, leader, outside, cancelledBy } = kalaSarpaOf(signs, longitudesDegrees);
  const facts = leader
    ? `all follow ${leader}, which is in house ${houseOf(signs, leader)}`
    : `${named(outside)} ${outside.length > 1 ? 'stand' : 'stands'} apart`;
  const kalaSarpa: Dosha = {
    name: 'Kala Sarpa',
    present,
    needs: 'the seven from the Sun to Saturn on one side of Rahu and Ketu, counted by signs',
    facts,
    cancelledBy: cancelledBy.map((graha) => `${named([graha])} stands outside by degrees`),
  };
  return [...manglik, kalaSarpa];
}

/**
 * Sade Sati on the day of an instant, with the dates of its phases or of the next one's.
 * @param ascendantSignIndex 0..11; null when the birth time is not known
 * @throws RangeError when the day lies outside 1770-2130.
 */
export function sadeSatiDosha(
  moonSignIndex: number,
  ascendantSignIndex: number | null,
  asOf: Date,
): DatedDosha {
  const { present, saturnSignIndex, phases, cancelledBy } = sadeSatiOf(
    moonSignIndex,
    ascendantSignIndex,
    asOf,
  );
  const day = asOf.toISOString().slice(0, 10);
  const house = houseFrom(moonSignIndex, saturnSignIndex);
  const standing = `on ${day} Saturn is in ${signName(saturnSignIndex)}, house ${house} from the Moon`;
  const [first, last] = [phases[0], phases.at(-1)];
  const under = first !== undefined && first.start <= day;
  const span =
    first && last ? `; ${under ? 'this' : 'the next'} one lasts from ${first.start} to ${last.end}` : '';
  return {
    name: 'Sade Sati',
    present,
    needs: "Saturn's passage in house 12, 1 or 2 from the Moon",
    facts: `${standing}${span}`,
    cancelledBy,
    phases,
  };
}
