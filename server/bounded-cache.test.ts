import { expect, test } from '@jest/globals';
import { createBoundedCache } from '@/server/bounded-cache';

const bytes = (count: number) => Buffer.alloc(count);

test('many who ask at once wait for one making', async () => {
  const cache = createBoundedCache<Buffer>(10_000);
  let made = 0;
  const make = async () => {
    made += 1;
    return bytes(10);
  };
  const all = await Promise.all(Array.from({ length: 50 }, () => cache.obtain('a', make)));
  expect(made).toBe(1);
  expect(new Set(all).size).toBe(1);
  expect(await cache.obtain('a', make)).toBe(all[0]);
  expect(made).toBe(1);
});

test('the least recently used go when it is full', async () => {
  const cache = createBoundedCache<Buffer>(4_000);
  const made: string[] = [];
  const ask = (key: string) =>
    cache.obtain(key, async () => {
      made.push(key);
      return bytes(1_000);
    });
  for (const key of ['a', 'b', 'c', 'a', 'd', 'a', 'c', 'd', 'b']) await ask(key);
  expect(made).toEqual(['a', 'b', 'c', 'd', 'b']);
});

test('one that is larger than the cache is given and not kept', async () => {
  const cache = createBoundedCache<Buffer>(1_000);
  expect(await cache.obtain('a', async () => bytes(5_000))).toHaveLength(5_000);
  expect(await cache.obtain('a', async () => bytes(1))).toHaveLength(1);
});

test('a failure is not kept', async () => {
  const cache = createBoundedCache<Buffer>(1_000);
  const fail = () => cache.obtain('a', () => Promise.reject(new Error('no')));
  await expect(fail()).rejects.toThrow('no');
  expect(await cache.obtain('a', async () => bytes(1))).toHaveLength(1);
});
