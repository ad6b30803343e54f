/**
 * Runs `work` and lets its outcome out only at a whole multiple of `beatMs` milliseconds after it began, so that a
 * difference in its duration that is smaller than a beat cannot be seen from outside.
 */
export async function onBeat<T>(beatMs: number, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  try {
    return await work();
  } finally {
    const passed = performance.now() - startedAt;
    await new Promise((resolve) => setTimeout(resolve, beatMs - (passed % beatMs)));
  }
}
