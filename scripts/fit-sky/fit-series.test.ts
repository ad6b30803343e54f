import { expect, test } from '@jest/globals';
import { fitSeries } from './fit-series';

test('finds the waves that were put in, and their amplitudes', () => {
  const T = Float64Array.from({ length: 400 }, (_, i) => -2.05 + ((i * 0.618_033_988_7) % 1) * 3.1);
  const x = T.map((t) => (t + 0.5) / 1.55);
  const first = T.map((t, i) => 2 + 5 * Math.cos(628.3 * t) + (x[i] ?? 0) * 3 * Math.sin(40.5 * t));
  const second = T.map((t) => -1.5 * Math.sin(628.3 * t));
  const rates = [10, 40.5, 77, 300, 628.3, 900];
  const fit = fitSeries({ T, channels: [first, second] }, rates, {
    weights: [1, 1],
    mostWaves: 12,
    enough: 1e-9,
  });
  const at = (power: number, rate: number) =>
    5 + 2 * fit.waves.findIndex((one) => one.power === power && one.rate === rate);
  expect(fit.left[0]).toBeLessThan(1e-8);
  expect(fit.coefficients[0]?.[0]).toBeCloseTo(2, 6);
  expect(fit.coefficients[0]?.[at(0, 628.3)]).toBeCloseTo(5, 6);
  expect(fit.coefficients[0]?.[at(1, 40.5) + 1]).toBeCloseTo(3, 6);
  expect(fit.coefficients[1]?.[at(0, 628.3) + 1]).toBeCloseTo(-1.5, 6);
});
