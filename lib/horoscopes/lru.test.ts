import { expect, test } from '@jest/globals';
import { createLru } from '@/lib/horoscopes/lru';

test('forgets the value longest unused, and makes each but once while it is kept', () => {
  const made: string[] = [];
  const lru = createLru<string, string>(2);
  const get = (key: string) =>
    lru.getOrMake(key, () => {
      made.push(key);
      return key.toUpperCase();
    });
  expect([get('a'), get('b'), get('a'), get('c'), get('a'), get('b')]).toEqual([
    'A',
    'B',
    'A',
    'C',
    'A',
    'B',
  ]);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

test('keeps nothing of a failed making', () => {
  const lru = createLru<string, number>(2);
  const fail = () => {
    throw new Error('no');
  };
  expect(() => lru.getOrMake('a', fail)).toThrow('no');
  expect(lru.getOrMake('a', () => 1)).toBe(1);
});
