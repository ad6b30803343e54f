import { describe, expect, test } from '@jest/globals';
import { AstroTime } from 'astronomy-engine';
import { correctionSeries, evaluateCorrection } from '@/lib/astrology/sky/correction-series';

const ARCSECOND = Math.PI / 648_000;
const timeAt = (centuries: number) => AstroTime.FromTerrestrialTime(centuries * 36_525);

/** Two channels, one wave of each power. */
const TABLE = {
  polynomials: [
    [1000, 200, -30],
    [0, 0, 500],
  ],
  rows: [0, 2608.79, 10_000, -5000, 0, 0, 1, 52.3, 300, 400, 700, 0, 2, 21_000.5, 0, 900, -80, 20],
};
const SERIES = correctionSeries(TABLE);

/** The formula of `CorrectionTable`, word for word, in arcseconds. */
function byFormula(channel: number, T: number): number {
  const x = (T + 0.5) / 1.55;
  let sum = (TABLE.polynomials[channel] ?? []).reduce((total, value, k) => total + value * x ** k, 0);
  for (let at = 0; at < TABLE.rows.length; at += 6) {
    const [power = 0, rate = 0, ...amplitudes] = TABLE.rows.slice(at, at + 6);
    const [cosine = 0, sine = 0] = amplitudes.slice(2 * channel, 2 * channel + 2);
    sum += x ** power * (cosine * Math.cos(rate * T) + sine * Math.sin(rate * T));
  }
  return sum / 10_000;
}

describe('evaluateCorrection', () => {
  const centuries = Array.from({ length: 200 }, (_, i) => -2.04 + i * 0.01537);

  test('is the formula', () => {
    for (const T of centuries) {
      const { values } = evaluateCorrection(SERIES, timeAt(T));
      expect(values).toHaveLength(2);
      for (const channel of [0, 1]) {
        expect(Math.abs((values[channel] ?? Number.NaN) / ARCSECOND - byFormula(channel, T))).toBeLessThan(
          1e-6,
        );
      }
    }
  });

  test('rates are those of the values, a day', () => {
    const hour = 1 / 24 / 36_525;
    for (const T of centuries) {
      const { rates } = evaluateCorrection(SERIES, timeAt(T));
      for (const channel of [0, 1]) {
        const slope = (byFormula(channel, T + hour) - byFormula(channel, T - hour)) * 12;
        expect(Math.abs((rates[channel] ?? Number.NaN) / ARCSECOND - slope)).toBeLessThan(1e-4);
      }
    }
  });

  test.each([-2.05, 1.05])('no jump at the edge of the fitted years, %d', (edge) => {
    const day = 1 / 36_525;
    const [inside, outside] = [edge - Math.sign(edge) * day, edge + Math.sign(edge) * day].map(
      (T) => (evaluateCorrection(SERIES, timeAt(T)).values[0] ?? 0) / ARCSECOND - byFormula(0, T),
    );
    expect(Math.abs(inside ?? 1)).toBeLessThan(1e-6);
    expect(Math.abs(outside ?? 1)).toBeLessThan(2e-3);
  });

  test.each([-2.2, 1.2])('nothing well beyond them, %d', (T) => {
    expect(evaluateCorrection(SERIES, timeAt(T))).toEqual({ values: [0, 0], rates: [0, 0] });
  });
});

test('a torn table is refused', () => {
  expect(() => correctionSeries({ polynomials: [[0], [0]], rows: [0, 1, 2, 3, 4] })).toThrow(RangeError);
});
