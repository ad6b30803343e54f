import type { AstroTime } from 'astronomy-engine';
import { DAYS_PER_CENTURY } from '@/lib/astrology/sky/ayanamsa';

/** The years the corrections are fitted to, 1795-2105: their middle and half-width in Julian centuries from J2000. */
export const FITTED_MIDDLE = -0.5;
export const FITTED_HALF_WIDTH = 1.55;
/** Beyond the fitted years a correction fades to nothing over this many centuries: the plain library, without a jump. */
const FADE_CENTURIES = 0.1;

/**
 * A correction of one or more quantities ("channels") of a body, as `scripts/fit-sky.ts` writes it.
 * With T in Julian centuries (TT) from J2000 and x = (T − middle) / half-width, each channel is
 * `Σ polynomial[k] xᵏ + Σ x^power (cosine cos(rate T) + sine sin(rate T))`.
 */
export interface CorrectionTable {
  /** For each channel its coefficients from x⁰ upwards, in 0.1 milliarcseconds. */
  polynomials: readonly (readonly number[])[];
  /** Row after row: power, rate in radians a century, then cosine and sine of each channel in 0.1 milliarcseconds. */
  rows: readonly number[];
}

/** The rows of one power of x, column by column. */
interface Waves {
  power: number;
  /** Quarter turns a century. */
  rates: Float64Array;
  /** For each channel its amplitudes in radians. */
  cosines: Float64Array[];
  sines: Float64Array[];
}

/** A correction ready to be evaluated. */
export interface CorrectionSeries {
  /** For each channel its coefficients in radians. */
  polynomials: readonly (readonly number[])[];
  waves: readonly Waves[];
}

/** Values in radians and rates in radians a day, one for each channel. */
export interface Correction {
  values: number[];
  rates: number[];
}

const RADIANS_PER_UNIT = Math.PI / 648_000 / 10_000;
const QUARTER_TURN = Math.PI / 2;

/** @throws RangeError when the table's rows are not whole. */
export function correctionSeries({ polynomials, rows }: CorrectionTable): CorrectionSeries {
  const channels = polynomials.map((_, channel) => channel);
  const width = 2 + 2 * channels.length;
  if (rows.length % width !== 0) throw new RangeError(`rows of ${width} numbers, but ${rows.length} in all`);
  const table = Array.from({ length: rows.length / width }, (_, i) => rows.slice(i * width, (i + 1) * width));

  const wavesOf = (power: number): Waves => {
    const own = table.filter((row) => row[0] === power);
    const column = (at: number, unit: number) => Float64Array.from(own, (row) => (row[at] ?? 0) * unit);
    return {
      power,
      rates: column(1, 1 / QUARTER_TURN),
      cosines: channels.map((channel) => column(2 + 2 * channel, RADIANS_PER_UNIT)),
      sines: channels.map((channel) => column(3 + 2 * channel, RADIANS_PER_UNIT)),
    };
  };
  return {
    polynomials: polynomials.map((row) => row.map((value) => value * RADIANS_PER_UNIT)),
    waves: [...new Set(table.map((row) => row[0] ?? 0))].map(wavesOf),
  };
}

/**
 * A correction and its rate of change at an instant. One sine and cosine a row serve all channels and their rates, so
 * that a speed costs next to nothing.
 */
export function evaluateCorrection({ polynomials, waves }: CorrectionSeries, time: AstroTime): Correction {
  const T = time.tt / DAYS_PER_CENTURY;
  const x = (T - FITTED_MIDDLE) / FITTED_HALF_WIDTH;
  const fade = fadeAt(T);
  if (fade === 0) return { values: polynomials.map(() => 0), rates: polynomials.map(() => 0) };

  const sums = polynomials.map((coefficients) => evaluatePolynomial(coefficients, x));
  for (const { power, rates, cosines, sines } of waves) {
    const angles = cosinesAndSines(rates, T);
    const scale = x ** power;
    const growth = power === 0 ? 0 : power * x ** (power - 1);
    for (const [channel, sum] of sums.entries()) {
      const wave = addWaves(rates, angles, cosines[channel] ?? rates, sines[channel] ?? rates);
      sum.value += scale * wave.value;
      sum.slope += growth * wave.value + scale * wave.slope * FITTED_HALF_WIDTH;
    }
  }
  return {
    values: sums.map(({ value }) => fade * value),
    rates: sums.map(({ slope }) => (fade * slope) / FITTED_HALF_WIDTH / DAYS_PER_CENTURY),
  };
}

/** 1 within the fitted years, 0 well beyond them. */
function fadeAt(T: number): number {
  const beyond = Math.abs(T - FITTED_MIDDLE) - FITTED_HALF_WIDTH;
  return Math.min(1, Math.max(0, 1 - beyond / FADE_CENTURIES));
}

interface ValueAndSlope {
  value: number;
  slope: number;
}

function evaluatePolynomial(coefficients: readonly number[], x: number): ValueAndSlope {
  let value = 0;
  let slope = 0;
  for (const coefficient of coefficients.toReversed()) {
    slope = slope * x + value;
    value = value * x + coefficient;
  }
  return { value, slope };
}

/** Σ and its slope by T. */
function addWaves(
  rates: Float64Array,
  angles: Float64Array,
  cosines: Float64Array,
  sines: Float64Array,
): ValueAndSlope {
  let value = 0;
  let slope = 0;
  for (let i = 0; i < rates.length; i += 1) {
    // The bounds hold by construction; the fallbacks satisfy the compiler and cost nothing measurable.
    const cosine = angles[2 * i] ?? 0;
    const sine = angles[2 * i + 1] ?? 0;
    const c = cosines[i] ?? 0;
    const s = sines[i] ?? 0;
    value += c * cosine + s * sine;
    slope += (rates[i] ?? 0) * (s * cosine - c * sine);
  }
  return { value, slope: slope * QUARTER_TURN };
}

/**
 * Cosine and sine of each rate times T, one after the other, to 3e-8: the first terms of their series within an eighth
 * of a turn, then the quadrant. These angles run to thousands of turns, where Math.cos and Math.sin take several times
 * as long, and they are most of a chart's cost; amplitudes are below 30″, which leaves 1e-6″. No branch: the quadrants
 * come at random, and a branch would be guessed wrong half of the time.
 */
function cosinesAndSines(rates: Float64Array, T: number): Float64Array {
  const angles = new Float64Array(2 * rates.length);
  for (let i = 0; i < rates.length; i += 1) {
    const quarters = (rates[i] ?? 0) * T;
    const whole = Math.floor(quarters + 0.5);
    const angle = (quarters - whole) * QUARTER_TURN;
    const square = angle * angle;
    const sine =
      angle * (1 + square * (-1 / 6 + square * (1 / 120 + square * (-1 / 5040 + square * (1 / 362_880)))));
    const cosine = 1 + square * (-1 / 2 + square * (1 / 24 + square * (-1 / 720 + square * (1 / 40_320))));
    const sign = 1 - (whole & 2);
    const odd = whole & 1;
    angles[2 * i] = sign * (cosine - odd * (cosine + sine));
    angles[2 * i + 1] = sign * (sine + odd * (cosine - sine));
  }
  return angles;
}
