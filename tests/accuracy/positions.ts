import type { FigureGroup } from '@/lib/accuracy/figures';
import { GRAHAS, type VisibleGraha } from '@/lib/astrology/grahas';
import { nakshatraIndexOf, PADA_SPAN_DEGREES, padaOf, STAR_SPAN_DEGREES } from '@/lib/astrology/nakshatras';
import { signIndexOf } from '@/lib/astrology/signs';
import { degreesBetween } from '@/lib/astrology/sky/angles';
import { meanAyanamsaDegrees } from '@/lib/astrology/sky/ayanamsa';
import { chartAngles } from '@/lib/astrology/sky/chart-angles';
import { siderealLongitude, siderealPositions } from '@/lib/astrology/sky/positions';
import { astroTime } from '@/lib/astrology/sky/time';
import { count, measure, readReference } from './figure';

interface PositionCase {
  utc: string;
  lat: number;
  lon: number;
  ayanamsaMean: number;
  sidereal: Record<VisibleGraha, number>;
  speed: Record<VisibleGraha, number>;
  rahuMean: number;
  asc: number;
  mc: number;
}

/** Arcseconds: what the corrected series reach over 1900-2050, with a little room; asked for are 0.25 and 1. */
export const LONGITUDE_PROMISES: Record<VisibleGraha, { mean: number; worst: number }> = {
  Sun: { mean: 0.03, worst: 0.1 },
  Moon: { mean: 0.1, worst: 0.5 },
  Mars: { mean: 0.06, worst: 0.4 },
  Mercury: { mean: 0.04, worst: 0.25 },
  Jupiter: { mean: 0.15, worst: 0.45 },
  Venus: { mean: 0.04, worst: 0.2 },
  Saturn: { mean: 0.15, worst: 0.45 },
};
export const SEVEN = Object.keys(LONGITUDE_PROMISES) as VisibleGraha[];

/** The 300 instants, each with our own sky. */
export function positionCases() {
  const { cases } = readReference<{ cases: PositionCase[] }>('sky/positions.json');
  return cases.map((expected) => {
    const instant = new Date(expected.utc);
    const place = { latitudeDegrees: expected.lat, longitudeDegrees: expected.lon };
    return {
      expected,
      time: astroTime(instant),
      positions: siderealPositions(instant),
      angles: chartAngles(instant, place),
    };
  });
}
export type ComputedPosition = ReturnType<typeof positionCases>[number];

export const arcsecondsBetween = (a: number, b: number) => Math.abs(degreesBetween(a, b)) * 3600;

export const longitudeDifferences = (all: readonly ComputedPosition[], graha: VisibleGraha) =>
  all.map(({ expected, positions }) =>
    arcsecondsBetween(expected.sidereal[graha], positions[graha].longitudeDegrees),
  );

/** Whether sign, star and pada agree, for each place that is further from an edge than the promise. */
export function partAgreements(all: readonly ComputedPosition[]): boolean[] {
  const parts: [number, (longitude: number) => number][] = [
    [30, signIndexOf],
    [STAR_SPAN_DEGREES, nakshatraIndexOf],
    [PADA_SPAN_DEGREES, padaOf],
  ];
  return all.flatMap(({ expected, positions }) =>
    SEVEN.flatMap((graha) => {
      const longitude = expected.sidereal[graha];
      const { longitudeDegrees } = positions[graha];
      return parts
        .filter(([span]) => {
          const toEdge = Math.min(longitude % span, span - (longitude % span)) * 3600;
          return toEdge > LONGITUDE_PROMISES[graha].worst;
        })
        .map(([, partOf]) => partOf(longitudeDegrees) === partOf(longitude));
    }),
  );
}

export function positionFigures(): FigureGroup {
  const all = positionCases();
  return {
    id: 'positions',
    title: 'Where the grahas stand, 1900–2050',
    reference:
      'Swiss Ephemeris 2.10.03 with the files of JPL’s DE431, at 300 random instants and places of 1900–2050.',
    measured: [
      ...SEVEN.map((graha) =>
        measure(graha, 'arcseconds', longitudeDifferences(all, graha), LONGITUDE_PROMISES[graha]),
      ),
      measure(
        'Mean node (Rahu; Ketu stands opposite)',
        'arcseconds',
        all.map(({ expected, positions }) =>
          arcsecondsBetween(expected.rahuMean, positions.Rahu.longitudeDegrees),
        ),
        { worst: 0.01 },
      ),
      measure(
        'Lahiri ayanamsa',
        'arcseconds',
        all.map(({ expected, time }) => arcsecondsBetween(expected.ayanamsaMean, meanAyanamsaDegrees(time))),
        { worst: 0.005 },
      ),
      measure(
        'Lagna (ascendant)',
        'arcseconds',
        all.map(({ expected, angles }) => arcsecondsBetween(expected.asc, angles.lagnaDegrees)),
        { worst: 0.5 },
      ),
      measure(
        'Midheaven',
        'arcseconds',
        all.map(({ expected, angles }) => arcsecondsBetween(expected.mc, angles.midheavenDegrees)),
        { worst: 0.1 },
      ),
    ],
    counted: [
      count(
        'Direct or retrograde',
        all.flatMap(({ expected, positions }) =>
          SEVEN.map((graha) => positions[graha].retrograde === expected.speed[graha] < 0),
        ),
      ),
      count('Sign, star and pada, further from an edge than the promise above', partAgreements(all)),
    ],
  };
}

interface RasiChart {
  birth: { local: string; utcOffset: string; lat: number; lon: number };
  settings: { toleranceDeg: number };
  cases: { body: string; signIndex: number; degInSign: number }[];
}

/** A printed chart by a family of programs that leaves aberration out. */
export function printedChart() {
  const chart = readReference<RasiChart>('sky/rasi-chart.json');
  const instant = new Date(chart.birth.local + chart.birth.utcOffset);
  const place = { latitudeDegrees: chart.birth.lat, longitudeDegrees: chart.birth.lon };
  const longitudes: Record<string, number> = { Ascendant: chartAngles(instant, place).lagnaDegrees };
  for (const graha of GRAHAS) longitudes[graha] = siderealLongitude(graha, instant);
  return {
    toleranceDegrees: chart.settings.toleranceDeg,
    differencesDegrees: chart.cases.map(({ body, signIndex, degInSign }) =>
      Math.abs(degreesBetween((signIndex - 1) * 30 + degInSign, longitudes[body] ?? Number.NaN)),
    ),
  };
}
