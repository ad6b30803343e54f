import type { Graha } from '@/lib/astrology/grahas';
import { degreesBetween } from '@/lib/astrology/sky/angles';

interface Orb {
  directDegrees: number;
  retrogradeDegrees: number;
}

/** How near the Sun a graha is burnt. The Sun itself and the nodes, which do not shine, are not. */
const ORBS: Readonly<Partial<Record<Graha, Orb>>> = {
  Moon: { directDegrees: 12, retrogradeDegrees: 12 },
  Mars: { directDegrees: 17, retrogradeDegrees: 17 },
  Mercury: { directDegrees: 14, retrogradeDegrees: 12 },
  Jupiter: { directDegrees: 11, retrogradeDegrees: 11 },
  Venus: { directDegrees: 10, retrogradeDegrees: 8 },
  Saturn: { directDegrees: 15, retrogradeDegrees: 15 },
};

/** Whether a graha stands within its orb of the Sun, the distance being taken along the ecliptic. */
export function isCombust(
  graha: Graha,
  { longitudeDegrees, retrograde }: { longitudeDegrees: number; retrograde: boolean },
  sunDegrees: number,
): boolean {
  const orb = ORBS[graha];
  if (!orb) return false;
  const distance = Math.abs(degreesBetween(sunDegrees, longitudeDegrees));
  return distance <= (retrograde ? orb.retrogradeDegrees : orb.directDegrees);
}
