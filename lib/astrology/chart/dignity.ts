import { lordOfSign } from '@/lib/astrology/chart/houses';
import { type Graha, naturalRelation, type VisibleGraha } from '@/lib/astrology/grahas';
import { signIndexOf } from '@/lib/astrology/signs';

export type Dignity = 'exalted' | 'moolatrikona' | 'own' | 'friend' | 'neutral' | 'enemy' | 'debilitated';

/** Signs count from 0 = Aries, degrees within the sign. */
interface Seat {
  exaltationSign: number;
  moolatrikona: { sign: number; fromDegrees: number; untilDegrees: number };
}

const SEATS: Record<VisibleGraha, Seat> = {
  Sun: { exaltationSign: 0, moolatrikona: { sign: 4, fromDegrees: 0, untilDegrees: 20 } },
  Moon: { exaltationSign: 1, moolatrikona: { sign: 1, fromDegrees: 4, untilDegrees: 30 } },
  Mars: { exaltationSign: 9, moolatrikona: { sign: 0, fromDegrees: 0, untilDegrees: 12 } },
  Mercury: { exaltationSign: 5, moolatrikona: { sign: 5, fromDegrees: 16, untilDegrees: 20 } },
  Jupiter: { exaltationSign: 3, moolatrikona: { sign: 8, fromDegrees: 0, untilDegrees: 10 } },
  Venus: { exaltationSign: 11, moolatrikona: { sign: 6, fromDegrees: 0, untilDegrees: 15 } },
  Saturn: { exaltationSign: 6, moolatrikona: { sign: 10, fromDegrees: 0, untilDegrees: 20 } },
};

export function isExaltedIn(graha: VisibleGraha, signIndex: number): boolean {
  return SEATS[graha].exaltationSign === signIndex;
}

export function isDebilitatedIn(graha: VisibleGraha, signIndex: number): boolean {
  return (SEATS[graha].exaltationSign + 6) % 12 === signIndex;
}

/** Sign 0..11 in which a graha is exalted. */
export function exaltationSignOf(graha: VisibleGraha): number {
  return SEATS[graha].exaltationSign;
}

/** Whether a graha stands in a sign of its own or in that of its exaltation. */
export function isOwnOrExaltedIn(graha: VisibleGraha, signIndex: number): boolean {
  return lordOfSign(signIndex) === graha || isExaltedIn(graha, signIndex);
}

/**
 * Dignity of a graha at a sidereal longitude; null for the nodes, which own no sign. Exaltation and debility hold for
 * the whole sign; where exaltation, moolatrikona and own sign share one (the Moon's Taurus, Mercury's Virgo) the
 * degrees part them in that order. Friend, neutral and enemy are the natural relation to the sign's lord.
 */
export function dignityOf(graha: Graha, longitudeDegrees: number): Dignity | null {
  if (graha === 'Rahu' || graha === 'Ketu') return null;
  const signIndex = signIndexOf(longitudeDegrees);
  const degrees = longitudeDegrees - 30 * signIndex;
  const { sign, fromDegrees, untilDegrees } = SEATS[graha].moolatrikona;
  if (signIndex === sign && degrees >= fromDegrees && degrees < untilDegrees) return 'moolatrikona';
  const pastMoolatrikona = signIndex === sign && degrees >= untilDegrees;
  if (isExaltedIn(graha, signIndex) && !pastMoolatrikona) return 'exalted';
  if (isDebilitatedIn(graha, signIndex)) return 'debilitated';
  const lord = lordOfSign(signIndex);
  return lord === graha ? 'own' : naturalRelation(graha, lord);
}
