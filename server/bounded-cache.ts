/** A cache by key, bounded in bytes; the least recently used go first. One key is made once, however many ask for it. */
export interface BoundedCache<Value> {
  /** What is kept, or what `make` gives; those who ask meanwhile wait for the same making. A failure is not kept. */
  readonly obtain: (key: string, make: () => Promise<Value>) => Promise<Value>;
}

const KEY_OVERHEAD_BYTES = 200;

export function createBoundedCache<Value extends { readonly length: number }>(
  maximumBytes: number,
): BoundedCache<Value> {
  const kept = new Map<string, Value>();
  const making = new Map<string, Promise<Value>>();
  let bytes = 0;
  const sizeOf = (key: string, value: Value) => key.length + value.length + KEY_OVERHEAD_BYTES;

  const recall = (key: string) => {
    const value = kept.get(key);
    if (value === undefined) return undefined;
    // A Map keeps the order of insertion: the first key is the one longest unused.
    kept.delete(key);
    kept.set(key, value);
    return value;
  };

  const keep = (key: string, value: Value) => {
    kept.set(key, value);
    bytes += sizeOf(key, value);
    for (const [oldKey, oldValue] of kept) {
      if (bytes <= maximumBytes) return;
      kept.delete(oldKey);
      bytes -= sizeOf(oldKey, oldValue);
    }
  };

  const obtain = (key: string, make: () => Promise<Value>) => {
    const value = recall(key);
    if (value !== undefined) return Promise.resolve(value);
    const running = making.get(key);
    if (running !== undefined) return running;
    const made = make()
      .then((fresh) => {
        keep(key, fresh);
        return fresh;
      })
      .finally(() => making.delete(key));
    making.set(key, made);
    return made;
  };

  return { obtain };
}
