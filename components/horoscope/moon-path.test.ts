import { describe, expect, it } from '@jest/globals';
import { litMoonPath } from '@/components/horoscope/moon-path';

/**
 * Area of the outline by sampling: the two arcs as an observer's geometry gives them, limb and half ellipse, read back from
 * the path's own numbers and flags.
 */
function litShare(path: string, radius: number): { share: number; side: 'left' | 'right' } {
  const match = /^M0 -(\d+)A\1 \1 0 0 ([01]) 0 \1A([\d.]+) \1 0 0 ([01]) 0 -\1Z$/.exec(path) ?? [];
  const [, drawnRadius, limbSweep, bulge, terminatorSweep] = match;
  expect(Number(drawnRadius)).toBe(radius);
  // The limb runs from the north to the south end: clockwise (1) by the right. The terminator runs back: clockwise by the left.
  const limbSide = limbSweep === '1' ? 1 : -1;
  const terminatorSide = terminatorSweep === '1' ? -1 : 1;
  const half = (Math.PI * radius ** 2) / 2;
  const ellipse = (Math.PI * radius * Number(bulge)) / 2;
  const area = half - limbSide * terminatorSide * ellipse;
  return { share: area / (2 * half), side: limbSide === 1 ? 'right' : 'left' };
}

describe('the lit part of the Moon', () => {
  it.each([0, 0.02, 0.25, 0.5, 0.75, 0.98, 1])('covers the lit share %d of the disc', (lit) => {
    expect(litShare(litMoonPath(lit, true, 50), 50).share).toBeCloseTo(lit, 3);
    expect(litShare(litMoonPath(lit, false, 50), 50).share).toBeCloseTo(lit, 3);
  });

  it('lies on the right while waxing and on the left while waning', () => {
    expect(litShare(litMoonPath(0.3, true, 50), 50).side).toBe('right');
    expect(litShare(litMoonPath(0.3, false, 50), 50).side).toBe('left');
  });
});
