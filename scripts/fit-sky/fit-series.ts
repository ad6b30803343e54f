import { FITTED_HALF_WIDTH, FITTED_MIDDLE } from '@/lib/astrology/sky/correction-series';

/** What is to be matched: one column of residuals a channel, taken at the times T (Julian centuries from J2000). */
export interface Samples {
  T: Float64Array;
  channels: Float64Array[];
}

export interface Wave {
  power: number;
  rate: number;
}

export interface Aim {
  /** How much each channel matters. */
  weights: number[];
  mostWaves: number;
  /** The root mean square, in the samples' unit and times its weight, at which a channel is good enough. */
  enough: number;
}

export interface Fit {
  waves: Wave[];
  /** For each channel the coefficients: those of the polynomial, then cosine and sine of each wave. */
  coefficients: Float64Array[];
  /** Root mean square of what is left, for each channel. */
  left: number[];
}

const POLYNOMIAL_TERMS = 5;
const MOST_POWER = 2;
/** Rates nearer than this cannot be told apart in three centuries: a power of time on one of them stands for the other. */
const LEAST_RATE_GAP = 1.2;
/** Slower than this the polynomial takes it. */
const LEAST_RATE = 1.5;
/** Waves taken at a time before everything is solved again. */
const BATCH = 8;

/**
 * Orthogonal matching pursuit: takes, batch by batch, the waves of the given rates that explain most of what is left in
 * all channels together, and solves all coefficients again by least squares after each batch.
 */
export function fitSeries(
  { T, channels }: Samples,
  rates: number[],
  { weights, mostWaves, enough }: Aim,
): Fit {
  const x = T.map((t) => (t - FITTED_MIDDLE) / FITTED_HALF_WIDTH);
  const waves: Wave[] = [];
  const squares = leastSquares(channels);
  for (let k = 0; k < POLYNOMIAL_TERMS; k += 1) squares.add(x.map((value) => value ** k));
  let solved = squares.solve();
  const lacking = (column: Float64Array, c: number) => rootMeanSquare(column) * (weights[c] ?? 0) > enough;
  while (waves.length < mostWaves && solved.residuals.some(lacking)) {
    const ranked = rank(
      T,
      x,
      solved.residuals,
      rates.filter((rate) => rate > LEAST_RATE),
      weights,
    );
    const before = waves.length;
    for (const wave of ranked) {
      if (waves.length >= Math.min(before + BATCH, mostWaves)) break;
      if (waves.some((other) => tooNear(wave, other))) continue;
      waves.push(wave);
      squares.add(T.map((t, i) => (x[i] ?? 0) ** wave.power * Math.cos(wave.rate * t)));
      squares.add(T.map((t, i) => (x[i] ?? 0) ** wave.power * Math.sin(wave.rate * t)));
    }
    if (waves.length === before) break;
    solved = squares.solve();
  }
  return { waves, coefficients: solved.coefficients, left: solved.residuals.map(rootMeanSquare) };
}

function tooNear(a: Wave, b: Wave): boolean {
  return a.rate === b.rate ? a.power === b.power : Math.abs(a.rate - b.rate) < LEAST_RATE_GAP;
}

export function rootMeanSquare(values: Float64Array): number {
  return Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);
}

/** Every wave with the variance it would explain alone, the best first. */
function rank(
  T: Float64Array,
  x: Float64Array,
  residuals: Float64Array[],
  rates: number[],
  weights: number[],
): Wave[] {
  const norms = Array.from(
    { length: MOST_POWER + 1 },
    (_, power) => x.reduce((sum, value) => sum + value ** (2 * power), 0) / 2,
  );
  const scored: { wave: Wave; score: number }[] = [];
  for (const rate of rates) {
    const sums = new Float64Array((MOST_POWER + 1) * residuals.length * 2);
    for (let i = 0; i < T.length; i += 1) {
      const cosine = Math.cos(rate * (T[i] ?? 0));
      const sine = Math.sin(rate * (T[i] ?? 0));
      let at = 0;
      for (const channel of residuals) {
        let value = channel[i] ?? 0;
        for (let power = 0; power <= MOST_POWER; power += 1) {
          sums[at] = (sums[at] ?? 0) + value * cosine;
          sums[at + 1] = (sums[at + 1] ?? 0) + value * sine;
          at += 2;
          value *= x[i] ?? 0;
        }
      }
    }
    for (let power = 0; power <= MOST_POWER; power += 1) {
      let score = 0;
      weights.forEach((weight, channel) => {
        const at = 2 * (channel * (MOST_POWER + 1) + power);
        score += (weight ** 2 * ((sums[at] ?? 0) ** 2 + (sums[at + 1] ?? 0) ** 2)) / (norms[power] ?? 1);
      });
      scored.push({ wave: { power, rate }, score });
    }
  }
  return scored.sort((a, b) => b.score - a.score).map(({ wave }) => wave);
}

/** Least squares by the normal equations, which grow row by row as columns come, and Cholesky. */
function leastSquares(channels: Float64Array[]) {
  const columns: Float64Array[] = [];
  const normal: Float64Array[] = [];
  const right: number[][] = channels.map(() => []);

  const add = (column: Float64Array) => {
    columns.push(column);
    normal.push(Float64Array.from(columns, (other) => dot(column, other)));
    channels.forEach((channel, c) => {
      right[c]?.push(dot(column, channel));
    });
  };

  const solve = () => {
    const factor = choleskyFactor(normal);
    const coefficients = right.map((column) => substitute(factor, column));
    const residuals = channels.map((channel, c) => {
      const left = Float64Array.from(channel);
      columns.forEach((column, j) => {
        const coefficient = coefficients[c]?.[j] ?? 0;
        for (let i = 0; i < left.length; i += 1) left[i] = (left[i] ?? 0) - coefficient * (column[i] ?? 0);
      });
      return left;
    });
    return { coefficients, residuals };
  };
  return { add, solve };
}

/** Lower triangle whose product with its transpose is `normal`, itself given as a lower triangle. */
function choleskyFactor(normal: Float64Array[]): Float64Array[] {
  const factor = normal.map((row) => Float64Array.from(row));
  for (const [i, row] of factor.entries()) {
    for (const [j, other] of factor.slice(0, i + 1).entries()) {
      let sum = row[j] ?? 0;
      for (let k = 0; k < j; k += 1) sum -= (row[k] ?? 0) * (other[k] ?? 0);
      if (i === j && sum <= 0) throw new Error('the waves chosen are not independent');
      row[j] = i === j ? Math.sqrt(sum) : sum / (other[j] ?? 1);
    }
  }
  return factor;
}

/** The solution by the factor forwards, then by its transpose backwards. */
function substitute(factor: Float64Array[], right: number[]): Float64Array {
  const solution = Float64Array.from(right);
  for (const [i, row] of factor.entries()) {
    let sum = solution[i] ?? 0;
    for (let k = 0; k < i; k += 1) sum -= (row[k] ?? 0) * (solution[k] ?? 0);
    solution[i] = sum / (row[i] ?? 1);
  }
  for (let i = factor.length - 1; i >= 0; i -= 1) {
    let sum = solution[i] ?? 0;
    for (let k = i + 1; k < factor.length; k += 1) sum -= (factor[k]?.[i] ?? 0) * (solution[k] ?? 0);
    solution[i] = sum / (factor[i]?.[i] ?? 1);
  }
  return solution;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}
