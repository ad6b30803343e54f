import { BODIES, recordOf, type Signs, signsOf } from '@/lib/astrology/chart/houses';
import { NARROWEST_PART_DEGREES } from '@/lib/astrology/chart/vargas';
import { GRAHAS, type Graha } from '@/lib/astrology/grahas';
import { degreesBetween, normalizeDegrees } from '@/lib/astrology/sky/angles';
import { type ChartAngles, chartAngles } from '@/lib/astrology/sky/chart-angles';
import { findIngress } from '@/lib/astrology/sky/find-ingress';
import { type GrahaPosition, type SiderealPositions, siderealPositions } from '@/lib/astrology/sky/positions';
import type { Place } from '@/lib/astrology/sky/sunrise';

/** Everything of the sky that a chart is made from. With a known time there is one moment, else a day of them. */
export interface BirthSky {
  /** The positions that are written down. */
  at: SiderealPositions;
  /** The moments that between them show every combination of signs. */
  moments: readonly SiderealPositions[];
  /** Longitudes that each graha passes, in order, half a degree or less apart. */
  passed: Readonly<Record<Graha, readonly number[]>>;
  /** Null when the time is not known: the lagna then passes every sign. */
  angles: ChartAngles | null;
}

/** A local day, from its first instant to the next day's, and the noon whose positions stand for it. */
export interface LocalDay {
  start: Date;
  noon: Date;
  end: Date;
}

/**
 * To the six decimals that answers give. Everything is derived from the rounded figure, so that a reader who derives
 * it again from the answer comes to the same sign, star and part.
 */
export function roundLongitude(degrees: number): number {
  return normalizeDegrees(Math.round(degrees * 1e6) / 1e6);
}

function rounded(positions: SiderealPositions): SiderealPositions {
  return recordOf(GRAHAS, (graha) => ({
    ...positions[graha],
    longitudeDegrees: roundLongitude(positions[graha].longitudeDegrees),
  }));
}

/** The sky of a known instant and place. */
export function skyOfInstant(instant: Date, place: Place): BirthSky {
  const at = rounded(siderealPositions(instant));
  const { lagnaDegrees, midheavenDegrees } = chartAngles(instant, place);
  return {
    at,
    moments: [at],
    passed: recordOf(GRAHAS, (graha) => [at[graha].longitudeDegrees]),
    angles: {
      lagnaDegrees: roundLongitude(lagnaDegrees),
      midheavenDegrees: roundLongitude(midheavenDegrees),
    },
  };
}

/** The sky of a whole local day, for a birth whose time is not known. */
export function skyOfDay({ start, noon, end }: LocalDay): BirthSky {
  const [first, at, last] = [start, noon, end].map((instant) => rounded(siderealPositions(instant))) as [
    SiderealPositions,
    SiderealPositions,
    SiderealPositions,
  ];
  const changes = GRAHAS.flatMap((graha) => findIngress(graha, start, end)?.instant ?? []);
  const days = (end.getTime() - start.getTime()) / 86_400_000;
  return {
    at,
    moments: [first, at, last, ...changes.map((instant) => rounded(siderealPositions(instant)))],
    passed: recordOf(GRAHAS, (graha) => longitudesPassed(first[graha], last[graha], days)),
    angles: null,
  };
}

/** Where a graha passes between two of its positions, with the place where it turns when it does. */
export function longitudesPassed(first: GrahaPosition, last: GrahaPosition, days: number): number[] {
  const [v0, v1] = [first.speedDegreesPerDay, last.speedDegreesPerDay];
  const turns = v0 * v1 < 0;
  // Near a station the speed changes evenly: it is 0 after v0 / (v0 − v1) of the time, at half its first rate on average.
  const turnDegrees = turns ? (v0 / 2) * (v0 / (v0 - v1)) * days : 0;
  const stops = turns ? [roundLongitude(first.longitudeDegrees + turnDegrees)] : [];
  const passed = [first.longitudeDegrees];
  for (const stop of [...stops, last.longitudeDegrees]) {
    const from = passed.at(-1) ?? 0;
    const way = degreesBetween(from, stop);
    const steps = Math.ceil(Math.abs(way) / NARROWEST_PART_DEGREES);
    for (let i = 1; i < steps; i += 1) passed.push(roundLongitude(from + (way * i) / steps));
    passed.push(stop);
  }
  return passed;
}

const ALL_SIGNS = Array.from({ length: 12 }, (_, i) => i);

/** Every combination of signs that the birth may have: one when the time is known. */
export function possibleSigns({ moments, angles }: BirthSky): Signs[] {
  return moments.flatMap((positions) => {
    const longitudeOf = (lagnaDegrees: number) =>
      recordOf(BODIES, (body) => (body === 'Ascendant' ? lagnaDegrees : positions[body].longitudeDegrees));
    if (angles) return [signsOf(longitudeOf(angles.lagnaDegrees))];
    const signs = signsOf(longitudeOf(0));
    return ALL_SIGNS.map((sign) => ({ ...signs, Ascendant: sign }));
  });
}
