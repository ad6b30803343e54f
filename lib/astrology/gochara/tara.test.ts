import { describe, expect, test } from '@jest/globals';
import { taraOf } from '@/lib/astrology/gochara/tara';

/** Index 0..26 of a star's number 1..27, counted on round the circle. */
const star = (number: number) => (number - 1) % 27;

describe('taraOf', () => {
  // The nine by name and quality, as the rules list them.
  test.each([
    [1, 'Janma', 'mixed'],
    [2, 'Sampat', 'good'],
    [3, 'Vipat', 'bad'],
    [4, 'Kshema', 'good'],
    [5, 'Pratyari', 'bad'],
    [6, 'Sadhaka', 'very good'],
    [7, 'Naidhana', 'worst'],
    [8, 'Mitra', 'good'],
    [9, 'Parama Mitra', 'very good'],
  ])('the %ith star from birth is %s, %s', (count, name, quality) => {
    expect(taraOf(star(1), star(count))).toMatchObject({ index: count, name, quality, cycle: 1 });
  });

  test('the count goes on over Revati to Ashwini', () => {
    expect(taraOf(star(27), star(1))).toMatchObject({ index: 2, name: 'Sampat', cycle: 1 });
    expect(taraOf(star(2), star(1))).toMatchObject({ index: 9, name: 'Parama Mitra', cycle: 3 });
  });

  test.each([
    ['karma', 10, 1, 2],
    ['sanghatika', 16, 7, 2],
    ['adhana', 19, 1, 3],
    ['vainasika', 23, 5, 3],
  ])('the special star %s, %ith from birth', (_, count, index, cycle) => {
    expect(taraOf(star(14), star(13 + count))).toMatchObject({ index, cycle });
  });

  test('a bad tara weakens with its cycle, a good one does not', () => {
    expect([3, 12, 21].map((count) => taraOf(0, star(count)).strength)).toEqual([1, 0.5, 0]);
    expect([7, 16, 25].map((count) => taraOf(0, star(count)).strength)).toEqual([1, 0.5, 0]);
    expect([2, 11, 20].map((count) => taraOf(0, star(count)).strength)).toEqual([1, 1, 1]);
  });

  test('an index that is no star is refused', () => {
    expect(() => taraOf(0.5, 1)).toThrow(RangeError);
    expect(() => taraOf(Number.NaN, 1)).toThrow(RangeError);
  });
});
