import { aspectOn } from '@/lib/astrology/chart/aspects';
import { isExaltedIn } from '@/lib/astrology/chart/dignity';
import { type Body, houseOf, lordOfSign, type Signs, signName } from '@/lib/astrology/chart/houses';

export interface Manglik {
  present: boolean;
  /** House 1..12 of Mars from the reference point. */
  house: number;
  cancelledBy: string[];
}

/** From where Mars is counted. The ascendant is the usual one; many look from the Moon and Venus as well. */
export type ManglikReference = Extract<Body, 'Ascendant' | 'Moon' | 'Venus'>;

/** North and South together; the South leaves out 1, some leave out 2. */
export const MANGLIK_HOUSES: readonly number[] = [1, 2, 4, 7, 8, 12];

/** Signs 0..11 in which Mars does no harm in that house. */
const HARMLESS_SIGNS: Readonly<Partial<Record<number, readonly number[]>>> = {
  2: [2, 5],
  4: [0, 7],
  7: [3, 9],
  8: [8, 11],
  12: [1, 6],
};

const [CANCER, LEO, AQUARIUS] = [3, 4, 10];

/** Cancellations commonly listed, in words, each with its test. */
const CANCELLATIONS: readonly [
  text: (signs: Signs) => string,
  holds: (signs: Signs, house: number) => boolean,
][] = [
  [
    (signs) => `Mars is in its own sign ${signName(signs.Mars)}`,
    (signs) => lordOfSign(signs.Mars) === 'Mars',
  ],
  [() => 'Mars is exalted in Capricorn', (signs) => isExaltedIn('Mars', signs.Mars)],
  [
    (signs) => `Mars does no harm in ${signName(signs.Mars)}`,
    (signs) => signs.Mars === LEO || signs.Mars === AQUARIUS,
  ],
  [
    (signs) => `Mars does no harm in ${signName(signs.Mars)} in that house`,
    (signs, house) => HARMLESS_SIGNS[house]?.includes(signs.Mars) ?? false,
  ],
  [() => 'Jupiter is joined with Mars', (signs) => signs.Jupiter === signs.Mars],
  [() => 'Jupiter looks at Mars', (signs) => aspectOn(signs, 'Jupiter', 'Mars') !== null],
  [() => 'the Moon is joined with Mars', (signs) => signs.Moon === signs.Mars],
  [() => 'Jupiter is in the ascendant', (signs) => signs.Jupiter === signs.Ascendant],
  [() => 'Venus is in the ascendant', (signs) => signs.Venus === signs.Ascendant],
  [() => 'Mars rules the ascendant', (signs) => lordOfSign(signs.Ascendant) === 'Mars'],
  [
    (signs) => `Mars rules a kendra and a trikona for ${signName(signs.Ascendant)} rising`,
    (signs) => signs.Ascendant === CANCER || signs.Ascendant === LEO,
  ],
];

/** Manglik (Mangala dosha): Mars in certain houses, counted by whole signs from a reference point. */
export function manglikOf(
  signs: Signs,
  from: ManglikReference = 'Ascendant',
  houses: readonly number[] = MANGLIK_HOUSES,
): Manglik {
  const house = houseOf(signs, 'Mars', from);
  const present = houses.includes(house);
  const cancelledBy = present
    ? CANCELLATIONS.filter(([, holds]) => holds(signs, house)).map(([text]) => text(signs))
    : [];
  return { present, house, cancelledBy };
}
