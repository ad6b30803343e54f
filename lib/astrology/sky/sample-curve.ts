import type { AstroTime } from 'astronomy-engine';
import { degreesBetween } from '@/lib/astrology/sky/angles';
import { astroTime } from '@/lib/astrology/sky/time';

/** A quantity at a UT in days since J2000, as `AstroTime.ut` counts them. */
export type Curve = (utDays: number) => number;

/** How many values a curve wants: some, and some more for each day of the span. */
export interface SampleDensity {
  least: number;
  perDay: number;
}

/**
 * A span of time over which costly series are evaluated a few times only, at the nodes of a Chebyshev polynomial, and
 * read off that polynomial after. Searches for many instants within a few days then cost next to nothing.
 */
export interface SampledSpan {
  /** The nodes, the latest first. */
  times: readonly AstroTime[];
  /** The polynomial through one value for each of `times`. */
  curve(values: readonly number[]): Curve;
}

/** @throws RangeError for an invalid Date. */
export function sampledSpan(from: Date, until: Date, density: SampleDensity): SampledSpan {
  const start = astroTime(from);
  const halfDays = (astroTime(until).ut - start.ut) / 2;
  const count = Math.ceil(density.least + density.perDay * 2 * halfDays);
  const middle = start.AddDays(halfDays);
  const turns = Array.from({ length: count }, (_, i) => (Math.PI * (i + 0.5)) / count);
  return {
    times: turns.map((turn) => middle.AddDays(halfDays * Math.cos(turn))),
    curve: (values) => {
      const coefficients = turns.map((_, k) => {
        const sum = turns.reduce((part, turn, i) => part + (values[i] ?? 0) * Math.cos(k * turn), 0);
        return ((k === 0 ? 1 : 2) * sum) / count;
      });
      return (utDays) => chebyshevSum(coefficients, (utDays - middle.ut) / halfDays);
    },
  };
}

/** Clenshaw's recurrence. */
function chebyshevSum(coefficients: readonly number[], x: number): number {
  let next = 0;
  let afterNext = 0;
  for (let k = coefficients.length - 1; k > 0; k -= 1) {
    const current = (coefficients[k] ?? 0) + 2 * x * next - afterNext;
    afterNext = next;
    next = current;
  }
  return (coefficients[0] ?? 0) + x * next - afterNext;
}

/** Angles in degrees, each moved by whole turns to within half a turn of the one before it, so that none jumps at 360°. */
export function unwrapDegrees(angles: readonly number[]): number[] {
  let last = angles[0] ?? 0;
  return angles.map((angle) => {
    last += degreesBetween(last, angle);
    return last;
  });
}
