import { houseFrom } from '@/lib/astrology/gochara/chandra-bala';
import { GRAHAS, type Graha } from '@/lib/astrology/grahas';
import { signIndexOf } from '@/lib/astrology/signs';

export interface Gochara {
  /** 1..12, counted inclusively from the birth sign of the Moon. */
  house: number;
  /** The house is one of the graha's good ones; it helps only while nothing obstructs it. */
  good: boolean;
  /** The first graha that obstructs a good house from its vedha house, else null. */
  vedhaBy: Graha | null;
}

/** Each good house, and the house from which another graha obstructs it; null: none is given. */
type GoodHouses = Readonly<Partial<Record<number, number | null>>>;

const NODE_HOUSES: GoodHouses = { 3: null, 6: null, 11: null };

const GOOD_HOUSES: Record<Graha, GoodHouses> = {
  Sun: { 3: 9, 6: 12, 10: 4, 11: 5 },
  Moon: { 1: 5, 3: 9, 6: 12, 7: 2, 10: 4, 11: 8 },
  Mars: { 3: 12, 6: 9, 11: 5 },
  Mercury: { 2: 5, 4: 3, 6: 9, 8: 1, 10: 8, 11: 12 },
  Jupiter: { 2: 12, 5: 4, 7: 3, 9: 10, 11: 8 },
  Venus: { 1: 8, 2: 7, 3: 1, 4: 10, 5: 9, 8: 5, 9: 11, 11: 6, 12: 3 },
  Saturn: { 3: 12, 6: 9, 11: 5 },
  Rahu: NODE_HOUSES,
  Ketu: NODE_HOUSES,
};

/** Father and son do not obstruct each other: Sun and Saturn, Moon and Mercury. */
const NEVER_OBSTRUCTED_BY: Readonly<Partial<Record<Graha, Graha>>> = {
  Sun: 'Saturn',
  Saturn: 'Sun',
  Moon: 'Mercury',
  Mercury: 'Moon',
};

/**
 * How a graha's transit stands to a birth sign, with vedha (obstruction). All nine grahas can obstruct, the nodes
 * included. The nodes' own good houses (3, 6, 11) have no vedha house in the tables.
 * @param birthSignIndex sign of the Moon at birth, 0..11
 * @param positions sidereal longitudes of all nine at the instant, as of `siderealPositions`
 */
export function gocharaOf(
  graha: Graha,
  birthSignIndex: number,
  positions: Readonly<Record<Graha, { longitudeDegrees: number }>>,
): Gochara {
  const houseOf = (any: Graha) => houseFrom(birthSignIndex, signIndexOf(positions[any].longitudeDegrees));
  const house = houseOf(graha);
  const vedhaHouse = GOOD_HOUSES[graha][house];
  const obstructs = (other: Graha) =>
    other !== graha && other !== NEVER_OBSTRUCTED_BY[graha] && houseOf(other) === vedhaHouse;
  return { house, good: vedhaHouse !== undefined, vedhaBy: GRAHAS.find(obstructs) ?? null };
}
