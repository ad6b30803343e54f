import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { GRAHAS, type VisibleGraha } from '@/lib/astrology/grahas';
import { nakshatraIndexOf, PADA_SPAN_DEGREES, padaOf, STAR_SPAN_DEGREES } from '@/lib/astrology/nakshatras';
import { SIGNS, signIndexOf } from '@/lib/astrology/signs';
import { degreesBetween } from '@/lib/astrology/sky/angles';
import { meanAyanamsaDegrees, trueAyanamsaDegrees } from '@/lib/astrology/sky/ayanamsa';
import { chartAngles } from '@/lib/astrology/sky/chart-angles';
import { siderealLongitude, siderealPositions } from '@/lib/astrology/sky/positions';
import { astroTime } from '@/lib/astrology/sky/time';

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

const reference = <T>(file: string): T =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, '../../../tests/reference/sky', file), 'utf8')) as T;

const { cases } = reference<{ cases: PositionCase[] }>('positions.json');
const computed = cases.map((expected) => {
  const instant = new Date(expected.utc);
  const place = { latitudeDegrees: expected.lat, longitudeDegrees: expected.lon };
  return {
    expected,
    time: astroTime(instant),
    positions: siderealPositions(instant),
    angles: chartAngles(instant, place),
  };
});

const arcseconds = (degrees: number) => Math.abs(degrees) * 3600;

function differences(list: number[]): { mean: number; worst: number } {
  return { mean: list.reduce((sum, one) => sum + one, 0) / list.length, worst: Math.max(...list) };
}

/** Arcseconds: what the plain series reach over 1900-2050, with a little room. */
const TOLERANCES: Record<VisibleGraha, { mean: number; worst: number }> = {
  Sun: { mean: 0.6, worst: 2.5 },
  Moon: { mean: 1.2, worst: 5 },
  Mars: { mean: 2, worst: 14 },
  Mercury: { mean: 2.5, worst: 12 },
  Jupiter: { mean: 3, worst: 13 },
  Venus: { mean: 2.2, worst: 18 },
  Saturn: { mean: 4, worst: 16 },
};
const SEVEN = Object.keys(TOLERANCES) as VisibleGraha[];

describe('positions against Swiss Ephemeris, 300 instants of 1900-2050', () => {
  test('the reference is whole', () => expect(cases).toHaveLength(300));

  test.each(SEVEN)('longitude of %s', (graha) => {
    const { mean, worst } = differences(
      computed.map(({ expected, positions }) =>
        arcseconds(degreesBetween(expected.sidereal[graha], positions[graha].longitudeDegrees)),
      ),
    );
    expect(mean).toBeLessThan(TOLERANCES[graha].mean);
    expect(worst).toBeLessThan(TOLERANCES[graha].worst);
  });

  test.each(SEVEN)('speed and retrogression of %s', (graha) => {
    for (const { expected, positions } of computed) {
      const { speedDegreesPerDay, retrograde } = positions[graha];
      expect(arcseconds(speedDegreesPerDay - expected.speed[graha])).toBeLessThan(3);
      expect(retrograde).toBe(expected.speed[graha] < 0);
    }
  });

  test('the mean node, and Ketu opposite', () => {
    for (const { expected, positions } of computed) {
      const { Rahu, Ketu } = positions;
      expect(arcseconds(degreesBetween(expected.rahuMean, Rahu.longitudeDegrees))).toBeLessThan(0.01);
      expect(Math.abs(degreesBetween(Rahu.longitudeDegrees, Ketu.longitudeDegrees))).toBeCloseTo(180, 9);
      expect([Rahu.retrograde, Ketu.retrograde]).toEqual([true, true]);
      // 360° in 18.6 years.
      expect(Rahu.speedDegreesPerDay).toBeCloseTo(-0.053, 3);
    }
  });

  test('the mean ayanamsa is Lahiri’s [X9-18]', () => {
    for (const { expected, time } of computed) {
      expect(arcseconds(meanAyanamsaDegrees(time) - expected.ayanamsaMean)).toBeLessThan(0.005);
    }
  });

  test('lagna and midheaven', () => {
    for (const { expected, angles } of computed) {
      expect(arcseconds(degreesBetween(expected.asc, angles.lagnaDegrees))).toBeLessThan(0.5);
      expect(arcseconds(degreesBetween(expected.mc, angles.midheavenDegrees))).toBeLessThan(0.1);
    }
  });

  test('sign, star and pada differ only where the edge is nearer than the tolerance', () => {
    for (const { expected, positions } of computed) {
      for (const graha of SEVEN) {
        const longitude = expected.sidereal[graha];
        const toEdge = (span: number) => Math.min(longitude % span, span - (longitude % span)) * 3600;
        const { longitudeDegrees } = positions[graha];
        const tolerance = TOLERANCES[graha].worst;
        if (toEdge(30) > tolerance) expect(signIndexOf(longitudeDegrees)).toBe(signIndexOf(longitude));
        if (toEdge(STAR_SPAN_DEGREES) > tolerance) {
          expect(nakshatraIndexOf(longitudeDegrees)).toBe(nakshatraIndexOf(longitude));
        }
        if (toEdge(PADA_SPAN_DEGREES) > tolerance) expect(padaOf(longitudeDegrees)).toBe(padaOf(longitude));
      }
    }
  });
});

describe('single cases', () => {
  test('the true Lahiri ayanamsa of 1996', () => {
    const { instant, valuesDeg, toleranceDeg } = reference<{
      instant: { local: string; utcOffset: string };
      valuesDeg: { LAHIRI: number };
      toleranceDeg: number;
    }>('ayanamsa.json');
    const time = astroTime(new Date(instant.local + instant.utcOffset));
    expect(Math.abs(trueAyanamsaDegrees(time) - valuesDeg.LAHIRI)).toBeLessThan(toleranceDeg);
  });

  test('a chart by another family of programs', () => {
    const chart = reference<{
      birth: { local: string; utcOffset: string; lat: number; lon: number };
      settings: { toleranceDeg: number };
      cases: { body: string; signIndex: number; degInSign: number }[];
    }>('rasi-chart.json');
    const instant = new Date(chart.birth.local + chart.birth.utcOffset);
    const place = { latitudeDegrees: chart.birth.lat, longitudeDegrees: chart.birth.lon };
    const longitudes: Record<string, number> = { Ascendant: chartAngles(instant, place).lagnaDegrees };
    for (const graha of GRAHAS) longitudes[graha] = siderealLongitude(graha, instant);
    expect(chart.cases).toHaveLength(10);
    for (const { body, signIndex, degInSign } of chart.cases) {
      const difference = degreesBetween((signIndex - 1) * 30 + degInSign, longitudes[body] ?? Number.NaN);
      expect(Math.abs(difference)).toBeLessThan(chart.settings.toleranceDeg);
    }
  });

  test('Chennai, noon of 1 January 2020', () => {
    const instant = new Date('2020-01-01T12:00:00+05:30');
    const signOf = (longitude: number) => SIGNS[signIndexOf(longitude)];
    const lagna = chartAngles(instant, { latitudeDegrees: 13.0827, longitudeDegrees: 80.2707 }).lagnaDegrees;
    const positions = siderealPositions(instant);
    expect(signOf(lagna)).toBe('Pisces');
    expect(signOf(positions.Moon.longitudeDegrees)).toBe('Aquarius');
    for (const graha of ['Sun', 'Mercury', 'Jupiter', 'Saturn', 'Ketu'] as const) {
      expect(signOf(positions[graha].longitudeDegrees)).toBe('Sagittarius');
    }
  });

  test('one graha alone stands where it stands among the nine', () => {
    const instant = new Date('2026-11-21T06:00:00Z');
    for (const graha of GRAHAS) {
      expect(siderealLongitude(graha, instant)).toBeCloseTo(
        siderealPositions(instant)[graha].longitudeDegrees,
        9,
      );
    }
  });

  test('an invalid date is refused', () => {
    expect(() => siderealPositions(new Date(Number.NaN))).toThrow(RangeError);
  });
});
