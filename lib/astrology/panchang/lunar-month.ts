import { signIndexOf } from '@/lib/astrology/signs';
import { findCrossing, MOON_MINUS_SUN } from '@/lib/astrology/sky/find-crossing';
import { siderealLongitude } from '@/lib/astrology/sky/positions';

/** The twelve months, each the one in whose course the Sun enters the sign of the same place: Chaitra Aries. */
export const MONTH_NAMES: readonly string[] = [
  'Chaitra',
  'Vaishakha',
  'Jyeshtha',
  'Ashadha',
  'Shravana',
  'Bhadrapada',
  'Ashwina',
  'Kartika',
  'Margashirsha',
  'Pausha',
  'Magha',
  'Phalguna',
];

export interface LunarMonth {
  /** Reckoned from new moon to new moon, as in the south and west: "Kartika", in a leap month "Adhika Kartika". */
  amanta: string;
  /** Reckoned from full moon to full moon, as in the north: another name in the dark half of an ordinary month. */
  purnimanta: string;
  /** A leap month, in which the Sun enters no sign. Both reckonings have it from new moon to new moon. */
  adhika: boolean;
  /** The name that is passed over after this month, in which the Sun enters two signs; null but once in decades. */
  lost: string | null;
  /** The new moons between which the month runs. */
  start: Date;
  end: Date;
}

const DAY_MS = 86_400_000;
const SYNODIC_MONTH_DAYS = 29.530589;

const nameOf = (monthIndex: number) => MONTH_NAMES[monthIndex % 12] ?? '';

/**
 * The lunar month that runs at an instant, named by the sidereal (Lahiri) signs in which the Sun stands at its two new
 * moons.
 * @param elongationDegrees of the Moon from the Sun at the instant, 0..360: how far the month has come
 */
export function lunarMonthAt(instant: Date, elongationDegrees: number): LunarMonth {
  const daysIn = (elongationDegrees / 360) * SYNODIC_MONTH_DAYS;
  const newMoonNear = (days: number) =>
    findCrossing(MOON_MINUS_SUN, 0, new Date(instant.getTime() + days * DAY_MS));
  const start = newMoonNear(-daysIn);
  const end = newMoonNear(SYNODIC_MONTH_DAYS - daysIn);

  const signAtStart = signIndexOf(siderealLongitude('Sun', start));
  const signsEntered = (signIndexOf(siderealLongitude('Sun', end)) - signAtStart + 12) % 12;
  const month = signAtStart + 1;
  const adhika = signsEntered === 0;
  const amanta = adhika ? `Adhika ${nameOf(month)}` : nameOf(month);
  const darkHalf = elongationDegrees >= 180;
  return {
    amanta,
    purnimanta: darkHalf && !adhika ? nameOf(month + 1) : amanta,
    adhika,
    lost: signsEntered === 2 ? nameOf(month + 1) : null,
    start,
    end,
  };
}
