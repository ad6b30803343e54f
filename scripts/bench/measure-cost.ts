/** Numbers in 0..1, the same in each run. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/**
 * Milliseconds of each single run, after a tenth of them to warm up. Several computations take turns, so that a moment in
 * which the machine is busy falls on all of them alike.
 */
export function timeInTurn<T>(inputs: readonly T[], runs: readonly ((input: T) => unknown)[]): number[][] {
  for (const run of runs) for (const input of inputs.slice(0, Math.ceil(inputs.length / 10))) run(input);
  const times = runs.map((): number[] => []);
  for (const input of inputs) {
    for (const [i, run] of runs.entries()) {
      const start = performance.now();
      run(input);
      times[i]?.push(performance.now() - start);
    }
  }
  return times;
}

export const timeEach = <T>(inputs: readonly T[], run: (input: T) => unknown): number[] =>
  timeInTurn(inputs, [run])[0] ?? [];

export interface Cost {
  name: string;
  /** Milliseconds. */
  times: readonly number[];
  /** Milliseconds that the usual machine should not exceed in the median; only reported. */
  targetMs: number;
}

export const median = (times: readonly number[]) => quantile(times, 0.5);

/** "85 µs" or "1.24 ms". */
export function formatMs(ms: number): string {
  return ms < 0.3 ? `${(ms * 1000).toFixed(0)} µs` : `${ms.toFixed(2)} ms`;
}

export function printCosts(costs: readonly Cost[]): void {
  const cells = ['median', 'p95', 'target'].map((head) => head.padStart(9)).join(' ');
  console.log(`${''.padEnd(52)} ${cells}`);
  for (const { name, times, targetMs } of costs) {
    const row = [median(times), quantile(times, 0.95), targetMs].map((ms) => formatMs(ms).padStart(9));
    console.log(`${name.padEnd(52)} ${row.join(' ')}${median(times) > targetMs ? '  above' : ''}`);
  }
}
