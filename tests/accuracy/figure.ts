import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Counted, Measured } from '@/lib/accuracy/figures';

/** A file of tests/reference. Commands and tests both run from the repository's root. */
export function readReference<T>(path: string): T {
  return JSON.parse(readFileSync(resolve('tests/reference', path), 'utf8')) as T;
}

/** @param differences absolute, at least one; NaN stays NaN, so that a missing answer is never a good one */
export function spread(differences: readonly number[]): { cases: number; mean: number; worst: number } {
  return {
    cases: differences.length,
    mean: differences.reduce((sum, one) => sum + one, 0) / differences.length,
    worst: Math.max(...differences),
  };
}

/** Differences under a name, with what is promised of them. */
export function measure(
  name: string,
  unit: Measured['unit'],
  differences: readonly number[],
  promise: { mean?: number; worst: number },
): Measured {
  return {
    name,
    unit,
    ...spread(differences),
    promisedMean: promise.mean ?? null,
    promisedWorst: promise.worst,
  };
}

/** Answers under a name: which of them agree with the reference. */
export function count(name: string, agreements: readonly boolean[]): Counted {
  return { name, cases: agreements.length, equal: agreements.filter(Boolean).length };
}
