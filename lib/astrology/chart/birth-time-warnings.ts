import { signName } from '@/lib/astrology/chart/houses';
import { NAKSHATRA_NAMES, nakshatraIndexOf, padaOf } from '@/lib/astrology/nakshatras';
import { signIndexOf } from '@/lib/astrology/signs';
import { normalizeDegrees } from '@/lib/astrology/sky/angles';
import { chartAngles } from '@/lib/astrology/sky/chart-angles';
import type { GrahaPosition } from '@/lib/astrology/sky/positions';
import type { Place } from '@/lib/astrology/sky/sunrise';

const MINUTE_MS = 60_000;
const MINUTES_PER_DAY = 1440;

/** What a chart is first asked for, in words. */
function headlines(lagnaDegrees: number, moonDegrees: number): [what: string, value: string][] {
  return [
    ['the ascendant', signName(signIndexOf(lagnaDegrees))],
    ["the Moon's sign", signName(signIndexOf(moonDegrees))],
    ["the Moon's star", NAKSHATRA_NAMES[nakshatraIndexOf(moonDegrees)] ?? ''],
    ["the Moon's pada", String(padaOf(moonDegrees))],
  ];
}

/**
 * Plain sentences about what a minute of birth time would change: ascendant, Moon's sign, star or pada; usually none.
 * @param moon the Moon at that instant; its speed carries it over the minute, well within a thousandth of an arcsecond
 */
export function birthTimeWarnings(instant: Date, place: Place, moon: GrahaPosition): string[] {
  const at = (minutes: number) =>
    headlines(
      chartAngles(new Date(instant.getTime() + minutes * MINUTE_MS), place).lagnaDegrees,
      normalizeDegrees(moon.longitudeDegrees + (moon.speedDegreesPerDay * minutes) / MINUTES_PER_DAY),
    );
  const now = at(0);
  const changed = (minutes: number, when: string) =>
    at(minutes).flatMap(([what, value], i) => {
      const stated = now[i]?.[1];
      return value === stated
        ? []
        : [`Born a minute ${when}, ${what} would be ${value} instead of ${stated}.`];
    });
  return [...changed(-1, 'earlier'), ...changed(1, 'later')];
}
