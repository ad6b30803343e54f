import { roundLongitude } from '@/lib/astrology/chart/birth-sky';
import type { Partner } from '@/lib/astrology/compatibility';
import { NAKSHATRA_NAMES, nakshatraIndexOf } from '@/lib/astrology/nakshatras';
import { SIGNS, signIndexOf } from '@/lib/astrology/signs';
import { chartAngles, siderealLongitude } from '@/lib/astrology/sky';
import { findCivilDay } from '@/lib/birth-time/find-civil-day';
import { type CivilBirth, resolveBirthTime } from '@/lib/birth-time/resolve-birth-time';

export interface FoundPartner {
  partner: Partner;
  /** What the unknown time of birth leaves open, to follow "The first birth"; null when it changes nothing. */
  doubt: string | null;
}

/** What matching needs of a birth. Of an unknown time the Moon of local noon is taken. */
export function findPartner(birth: CivilBirth): FoundPartner {
  const { instant, timezone } = resolveBirthTime(birth);
  const known = birth.timeOfBirth !== null;
  const place = { latitudeDegrees: birth.latitude, longitudeDegrees: birth.longitude };
  const moonDegrees = moonAt(instant);
  return {
    partner: {
      moonDegrees,
      marsDegrees: roundLongitude(siderealLongitude('Mars', instant)),
      lagnaDegrees: known ? roundLongitude(chartAngles(instant, place).lagnaDegrees) : null,
    },
    doubt: known ? null : doubtOf(birth, timezone, moonDegrees),
  };
}

const moonAt = (instant: Date) => roundLongitude(siderealLongitude('Moon', instant));
const starOf = (degrees: number) => NAKSHATRA_NAMES[nakshatraIndexOf(degrees)];
const signOf = (degrees: number) => SIGNS[signIndexOf(degrees)];

/** The Moon never turns back, so what it has at both ends of a day it has all day. */
function doubtOf(birth: CivilBirth, timezone: string, noonDegrees: number): string | null {
  const { start, end } = findCivilDay(birth.dateOfBirth, timezone, birth.longitude);
  const passed = [moonAt(start), noonDegrees, moonAt(end)];
  const stars = [...new Set(passed.map(starOf))];
  const signs = [...new Set(passed.map(signOf))];
  if (stars.length === 1 && signs.length === 1) return null;
  const open = [stars, signs].filter((names) => names.length > 1).map((names) => names.join(' to '));
  return (
    `has no known time, and its Moon goes from ${open.join(' and from ')} that day. The Moon of noon is taken, in ` +
    `${starOf(noonDegrees)} and ${signOf(noonDegrees)}; at another hour the points may differ.`
  );
}
