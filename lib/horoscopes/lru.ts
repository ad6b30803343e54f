export interface Lru<Key, Value> {
  /** The value kept for a key, else the one made, which is then kept. What `make` throws is thrown on. */
  getOrMake(key: Key, make: () => Value): Value;
}

/** A cache of at most `size` values that forgets the one longest unused. */
export function createLru<Key, Value>(size: number): Lru<Key, Value> {
  // A Map remembers the order of insertion: what is used is put in again and so stands last.
  const kept = new Map<Key, Value>();
  return {
    getOrMake(key, make) {
      const known = kept.get(key);
      const value = known ?? make();
      kept.delete(key);
      kept.set(key, value);
      const [oldest] = kept.keys();
      if (kept.size > size && oldest !== undefined) kept.delete(oldest);
      return value;
    },
  };
}
