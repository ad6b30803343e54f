import { houseFrom } from '@/lib/astrology/gochara/chandra-bala';
import { type Gochara, gocharaOf } from '@/lib/astrology/gochara/gochara';
import { GRAHAS, type Graha } from '@/lib/astrology/grahas';
import { SIGNS, type SignName, signIndexOf } from '@/lib/astrology/signs';
import { siderealPositions } from '@/lib/astrology/sky/positions';

export interface GocharaRow extends Gochara {
  graha: Graha;
  sign: SignName;
  /** Sidereal, 0 <= longitude < 360. */
  longitudeDegrees: number;
  retrograde: boolean;
}

/** Names of Saturn's slow passages by its house from the birth sign. */
const SATURN_PASSAGES = {
  12: 'Sade Sati, first part',
  1: 'Sade Sati, middle part',
  2: 'Sade Sati, last part',
  4: 'Ardhashtama Shani',
  8: 'Ashtama Shani',
} as const satisfies Partial<Record<number, string>>;

export interface GocharaTable {
  /** The nine, Sun to Ketu. */
  rows: GocharaRow[];
  saturnPassage: (typeof SATURN_PASSAGES)[keyof typeof SATURN_PASSAGES] | null;
  /** The Moon stands in the eighth from the birth sign. */
  chandrashtama: boolean;
}

/**
 * All transits at an instant as they stand to a birth sign, with vedha.
 * @param birthSignIndex sign of the Moon at birth, 0..11
 */
export function gocharaTable(birthSignIndex: number, instant: Date): GocharaTable {
  const positions = siderealPositions(instant);
  const rows = GRAHAS.map((graha): GocharaRow => {
    const { longitudeDegrees, retrograde } = positions[graha];
    const sign = SIGNS[signIndexOf(longitudeDegrees)];
    if (!sign) throw new RangeError(`no sign at ${longitudeDegrees}°`);
    return { graha, sign, longitudeDegrees, retrograde, ...gocharaOf(graha, birthSignIndex, positions) };
  });
  const houseOf = (graha: Graha) => houseFrom(birthSignIndex, signIndexOf(positions[graha].longitudeDegrees));
  return { rows, saturnPassage: saturnPassageOf(houseOf('Saturn')), chandrashtama: houseOf('Moon') === 8 };
}

function saturnPassageOf(house: number): GocharaTable['saturnPassage'] {
  return house in SATURN_PASSAGES ? SATURN_PASSAGES[house as keyof typeof SATURN_PASSAGES] : null;
}
