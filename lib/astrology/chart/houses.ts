import { houseFrom } from '@/lib/astrology/gochara/chandra-bala';
import { GRAHAS, type Graha, SIGN_LORDS, type VisibleGraha } from '@/lib/astrology/grahas';
import { SIGNS, type SignName, signIndexOf } from '@/lib/astrology/signs';

/** What a chart places: the nine grahas and the rising point. */
export type Body = Graha | 'Ascendant';
export const BODIES: readonly Body[] = [...GRAHAS, 'Ascendant'];

/** The seven that can be seen, in the order of their weekdays. */
export const SEVEN: readonly VisibleGraha[] = GRAHAS.slice(0, 7) as VisibleGraha[];

/** Sign 0..11 of each body: all that yogas, aspects and most doshas are judged by. */
export type Signs = Readonly<Record<Body, number>>;

export interface House {
  /** 1..12; in whole-sign houses the first is the whole sign that rises. */
  house: number;
  sign: SignName;
  lord: VisibleGraha;
  grahas: Graha[];
}

/** A record with one entry for each of `keys`. */
export function recordOf<K extends string, T>(keys: readonly K[], entry: (key: K) => T): Record<K, T> {
  const record = {} as Record<K, T>;
  for (const key of keys) record[key] = entry(key);
  return record;
}

/** Signs of bodies from their sidereal longitudes, 0 <= longitude < 360 degrees. */
export function signsOf(longitudesDegrees: Readonly<Record<Body, number>>): Signs {
  return recordOf(BODIES, (body) => signIndexOf(longitudesDegrees[body]));
}

/** House 1..12 in which a body stands, counted inclusively from another: the ascendant unless said. */
export function houseOf(signs: Signs, body: Body, from: Body = 'Ascendant'): number {
  return houseFrom(signs[from], signs[body]);
}

/** Sign 0..11 of the house 1..12 counted from a body. */
export function signOfHouse(signs: Signs, house: number, from: Body = 'Ascendant'): number {
  return (signs[from] + house - 1) % 12;
}

/** Lord of a sign 0..11. */
export function lordOfSign(signIndex: number): VisibleGraha {
  const lord = SIGN_LORDS[signIndex];
  if (!lord) throw new RangeError(`no sign has the index ${signIndex}`);
  return lord;
}

/** Name of a sign 0..11. */
export function signName(signIndex: number): SignName {
  const name = SIGNS[signIndex];
  if (!name) throw new RangeError(`no sign has the index ${signIndex}`);
  return name;
}

/** Lord of a house 1..12 counted from the ascendant. */
export function lordOfHouse(signs: Signs, house: number): VisibleGraha {
  return lordOfSign(signOfHouse(signs, house));
}

/** The twelve whole-sign houses with who stands in them: what every drawing of the chart is made from. */
export function wholeSignHouses(signs: Signs): House[] {
  return Array.from({ length: 12 }, (_, i): House => {
    const signIndex = signOfHouse(signs, i + 1);
    return {
      house: i + 1,
      sign: signName(signIndex),
      lord: lordOfSign(signIndex),
      grahas: GRAHAS.filter((graha) => signs[graha] === signIndex),
    };
  });
}
