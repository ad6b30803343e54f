import { gocharaOf } from '@/lib/astrology/gochara';
import { GRAHAS, type Graha } from '@/lib/astrology/grahas';

/** Whether a house 1..12 from the birth sign is one of a graha's good ones, vedha not counted. */
export function isGoodHouse(graha: Graha, house: number): boolean {
  const longitudeDegrees = (house - 1) * 30 + 15;
  const positions = Object.fromEntries(GRAHAS.map((each) => [each, { longitudeDegrees }])) as Record<
    Graha,
    { longitudeDegrees: number }
  >;
  return gocharaOf(graha, 0, positions).good;
}
