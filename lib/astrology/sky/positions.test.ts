import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { GRAHAS } from '@/lib/astrology/grahas';
import { SIGNS, signIndexOf } from '@/lib/astrology/signs';
import { degreesBetween } from '@/lib/astrology/sky/angles';
import { meanAyanamsaDegrees, trueAyanamsaDegrees } from '@/lib/astrology/sky/ayanamsa';
import { chartAngles } from '@/lib/astrology/sky/chart-angles';
import { siderealLongitude, siderealPositions } from '@/lib/astrology/sky/positions';
import { astroTime } from '@/lib/astrology/sky/time';
import { spread } from '../../../tests/accuracy/figure';
import {
  LONGITUDE_PROMISES,
  longitudeDifferences,
  partAgreements,
  positionCases,
  printedChart,
  SEVEN,
} from '../../../tests/accuracy/positions';

const reference = <T>(file: string): T =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, '../../../tests/reference/sky', file), 'utf8')) as T;

const computed = positionCases();
const arcseconds = (degrees: number) => Math.abs(degrees) * 3600;

describe('positions against Swiss Ephemeris, 300 instants of 1900-2050', () => {
  test('the reference is whole', () => expect(computed).toHaveLength(300));

  test.each(SEVEN)('longitude of %s', (graha) => {
    const { mean, worst } = spread(longitudeDifferences(computed, graha));
    expect(mean).toBeLessThan(LONGITUDE_PROMISES[graha].mean);
    expect(worst).toBeLessThan(LONGITUDE_PROMISES[graha].worst);
  });

  test.each(SEVEN)('speed and retrogression of %s', (graha) => {
    for (const { expected, positions } of computed) {
      const { speedDegreesPerDay, retrograde } = positions[graha];
      expect(arcseconds(speedDegreesPerDay - expected.speed[graha])).toBeLessThan(1.2);
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
    const agreements = partAgreements(computed);
    expect(agreements.length).toBeGreaterThan(6000);
    expect(agreements).not.toContain(false);
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
    const { differencesDegrees, toleranceDegrees } = printedChart();
    expect(differencesDegrees).toHaveLength(10);
    for (const difference of differencesDegrees) expect(difference).toBeLessThan(toleranceDegrees);
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
