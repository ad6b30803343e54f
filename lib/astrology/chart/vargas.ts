import { signIndexOf } from '@/lib/astrology/signs';

/** A division of each sign into parts, and the sign 0..11 that a part 0.. of a sign falls into. */
interface Varga {
  parts: number;
  /** Upper ends of unequal parts, in degrees; equal ones need none. */
  endsDegrees?: (signIndex: number) => readonly number[];
  signOf: (signIndex: number, part: number) => number;
}

const isOdd = (signIndex: number) => signIndex % 2 === 0;
/** 0 movable, 1 fixed, 2 dual. */
const modalityOf = (signIndex: number) => signIndex % 3;
/** 0 fire, 1 earth, 2 air, 3 water. */
const elementOf = (signIndex: number) => signIndex % 4;

/** Parts run on sign by sign from the start that the sign has. */
const from =
  (startOf: (signIndex: number) => number, step = 1): Varga['signOf'] =>
  (signIndex, part) =>
    startOf(signIndex) + part * step;

const itself = (signIndex: number) => signIndex;
/** Its own sign when odd, else the house-th counted from it. */
const evenFrom = (house: number) => (signIndex: number) =>
  isOdd(signIndex) ? signIndex : signIndex + house - 1;
const byModality = (movable: number, fixed: number, dual: number) => (signIndex: number) =>
  [movable, fixed, dual][modalityOf(signIndex)] ?? 0;
const byElement = (fire: number, earth: number, air: number, water: number) => (signIndex: number) =>
  [fire, earth, air, water][elementOf(signIndex)] ?? 0;

const [ARIES, TAURUS, GEMINI, CANCER, LEO, VIRGO, LIBRA, SCORPIO, SAGITTARIUS, CAPRICORN, AQUARIUS, PISCES] =
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

/** Trimshamsha: Mars 5, Saturn 5, Jupiter 8, Mercury 7, Venus 5 degrees in odd signs, the reverse in even ones. */
const TRIMSHAMSHA = {
  odd: { ends: [5, 10, 18, 25, 30], signs: [ARIES, AQUARIUS, SAGITTARIUS, GEMINI, LIBRA] },
  even: { ends: [5, 12, 20, 25, 30], signs: [TAURUS, VIRGO, PISCES, CAPRICORN, SCORPIO] },
} as const;
const trimshamsha = (signIndex: number) => (isOdd(signIndex) ? TRIMSHAMSHA.odd : TRIMSHAMSHA.even);

/** The sixteen divisions of Parashara. */
const VARGAS = {
  D1: { parts: 1, signOf: from(itself) },
  D2: { parts: 2, signOf: (sign, part) => (isOdd(sign) === (part === 0) ? LEO : CANCER) },
  D3: { parts: 3, signOf: from(itself, 4) },
  D4: { parts: 4, signOf: from(itself, 3) },
  D7: { parts: 7, signOf: from(evenFrom(7)) },
  D9: { parts: 9, signOf: from((sign) => sign + byModality(0, 8, 4)(sign)) },
  D10: { parts: 10, signOf: from(evenFrom(9)) },
  D12: { parts: 12, signOf: from(itself) },
  D16: { parts: 16, signOf: from(byModality(ARIES, LEO, SAGITTARIUS)) },
  D20: { parts: 20, signOf: from(byModality(ARIES, SAGITTARIUS, LEO)) },
  D24: { parts: 24, signOf: from((sign) => (isOdd(sign) ? LEO : CANCER)) },
  D27: { parts: 27, signOf: from(byElement(ARIES, CANCER, LIBRA, CAPRICORN)) },
  D30: {
    parts: 5,
    endsDegrees: (sign) => trimshamsha(sign).ends,
    signOf: (sign, part) => trimshamsha(sign).signs[part] ?? 0,
  },
  D40: { parts: 40, signOf: from((sign) => (isOdd(sign) ? ARIES : LIBRA)) },
  D45: { parts: 45, signOf: from(byModality(ARIES, LEO, SAGITTARIUS)) },
  D60: { parts: 60, signOf: from(itself) },
} satisfies Record<string, Varga>;

export type VargaName = keyof typeof VARGAS;
export const VARGA_NAMES = Object.keys(VARGAS) as VargaName[];

/** No part of any division is narrower than this: half a degree, of the sixtieth. */
export const NARROWEST_PART_DEGREES = 0.5;

/** Sign 0..11 in a division of a sidereal longitude, 0 <= longitude < 360 degrees. */
export function vargaSign(name: VargaName, longitudeDegrees: number): number {
  const varga: Varga = VARGAS[name];
  const signIndex = signIndexOf(longitudeDegrees);
  const degrees = longitudeDegrees - 30 * signIndex;
  const part = varga.endsDegrees
    ? varga.endsDegrees(signIndex).findIndex((end) => degrees < end)
    : Math.floor((degrees * varga.parts) / 30);
  return varga.signOf(signIndex, part) % 12;
}
