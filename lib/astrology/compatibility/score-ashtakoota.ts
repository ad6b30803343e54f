import { findNotes } from '@/lib/astrology/compatibility/find-notes';
import { KUTA_RULES } from '@/lib/astrology/compatibility/kutas';
import {
  type Ashtakoota,
  type AshtakootaOrder,
  KUTA_MAXIMA,
  KUTA_NAMES,
  MAXIMUM_POINTS,
  type MoonPlace,
  type Partner,
} from '@/lib/astrology/compatibility/types';
import { nakshatraIndexOf, padaOf } from '@/lib/astrology/nakshatras';
import { signIndexOf } from '@/lib/astrology/signs';

/** Named in each answer, since books differ. */
export const ASHTAKOOTA_CONVENTION =
  'Ashtakoota of 36 points from the birth Moons (sidereal, Lahiri), scored [bride][groom] in both orders; the total is ' +
  'their mean. Varna: water Brahmin, fire Kshatriya, earth Vaishya, air Shudra. Vashya: northern table, Sagittarius and ' +
  'Capricorn by halves of 15°. Tara: 1.5 for each direction. Gana: bride Deva with groom Manushya 5, the reverse 6. ' +
  'Bhakoot and Nadi are given in full or not at all; cancellations are told in the notes and change no points.';

/** @throws RangeError for a longitude outside 0 <= longitude < 360 */
export function moonPlaceOf(longitudeDegrees: number): MoonPlace {
  if (!(longitudeDegrees >= 0 && longitudeDegrees < 360)) {
    throw new RangeError(`not a longitude: ${longitudeDegrees}`);
  }
  return {
    longitudeDegrees,
    signIndex: signIndexOf(longitudeDegrees),
    starIndex: nakshatraIndexOf(longitudeDegrees),
    pada: padaOf(longitudeDegrees),
  };
}

function scoreOrder(moons: readonly [MoonPlace, MoonPlace], bride: 1 | 2): AshtakootaOrder {
  const [brideMoon, groomMoon] = bride === 1 ? moons : [moons[1], moons[0]];
  const kutas = KUTA_NAMES.map((name) => ({
    name,
    maximum: KUTA_MAXIMA[name],
    ...KUTA_RULES[name](brideMoon, groomMoon),
  }));
  const total = kutas.reduce((sum, { score }) => sum + score, 0);
  return { bride, groom: bride === 1 ? 2 : 1, total, kutas };
}

/**
 * The eight kutas of two births, each of the two taken as bride once: some kutas depend on who is which, and the answer
 * should not.
 * @throws RangeError for a longitude outside 0 <= longitude < 360
 */
export function scoreAshtakoota(first: Partner, second: Partner): Ashtakoota {
  const moons = [moonPlaceOf(first.moonDegrees), moonPlaceOf(second.moonDegrees)] as const;
  const orders: Ashtakoota['orders'] = [scoreOrder(moons, 1), scoreOrder(moons, 2)];
  return {
    convention: ASHTAKOOTA_CONVENTION,
    total: (orders[0].total + orders[1].total) / 2,
    maximum: MAXIMUM_POINTS,
    orders,
    notes: findNotes([first, second], moons, orders),
  };
}
