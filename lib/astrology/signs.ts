export const SIGNS = [
  'Aries',
  'Taurus',
  'Gemini',
  'Cancer',
  'Leo',
  'Virgo',
  'Libra',
  'Scorpio',
  'Sagittarius',
  'Capricorn',
  'Aquarius',
  'Pisces',
] as const;

export type SignName = (typeof SIGNS)[number];

/** Sign 0..11 (0 = Aries) of a sidereal longitude in degrees 0..360. */
export function signIndexOf(longitudeDegrees: number): number {
  return Math.floor(longitudeDegrees / 30) % 12;
}
