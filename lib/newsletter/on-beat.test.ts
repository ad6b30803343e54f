import { describe, expect, test } from '@jest/globals';
import { onBeat } from '@/lib/newsletter/on-beat';

const BEAT = 40;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function duration(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await onBeat(BEAT, work).catch(() => undefined);
  return performance.now() - startedAt;
}

describe('on the beat', () => {
  test('work of any length under a beat takes one', async () => {
    for (const work of [async () => 1, () => pause(20), () => Promise.reject(new Error('no'))]) {
      const took = await duration(work);
      // Timers keep whole milliseconds.
      expect(took).toBeGreaterThanOrEqual(BEAT - 1);
    }
  });

  test('longer work takes a whole number of them', async () => {
    expect(await duration(() => pause(BEAT + 10))).toBeGreaterThanOrEqual(2 * BEAT - 1);
  });

  test('what the work gives, and what it throws, comes through', async () => {
    expect(await onBeat(1, async () => 'done')).toBe('done');
    await expect(onBeat(1, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });
});
