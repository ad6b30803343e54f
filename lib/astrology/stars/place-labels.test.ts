import { describe, expect, test } from '@jest/globals';
import { NAKSHATRA_NAMES } from '@/lib/astrology/nakshatras';
import { CHART_FRAME } from '@/lib/astrology/stars/frames';
import { placeLabels } from '@/lib/astrology/stars/place-labels';
import { starField } from '@/lib/astrology/stars/star-field';

const FRAME = { width: 400, height: 340 };
const star = (x: number, y: number, label: string) => ({ x, y, radius: 3, label });

describe('a label', () => {
  test('stands to the right of a lonely star', () => {
    const [placed] = placeLabels([star(200, 170, 'α Spica')], [], FRAME, 15);
    expect(placed).toMatchObject({ anchor: 'start' });
    expect(placed?.x).toBeGreaterThan(203);
  });

  test('stands to the left at the right edge', () => {
    const [placed] = placeLabels([star(380, 170, 'α Spica')], [], FRAME, 15);
    expect(placed).toMatchObject({ anchor: 'end' });
  });

  test('turns away from a neighbour and from a line', () => {
    const [first] = placeLabels([star(200, 170, 'α'), star(212, 170, 'β')], [], FRAME, 15);
    expect(first?.anchor).not.toBe('start');
    const line = [
      { x: 200, y: 170 },
      { x: 300, y: 170 },
    ];
    const [beside] = placeLabels([star(200, 170, 'α')], [line], FRAME, 15);
    expect(beside?.anchor).not.toBe('start');
  });
});

test.each(NAKSHATRA_NAMES)('no two labels of %s cover each other, and none leaves the picture', (name) => {
  const { figure, lines } = starField(name, CHART_FRAME);
  const labelled = figure.map((each) => ({ ...each, label: each.isYogatara ? 'α Some Long Name' : 'α' }));
  const boxes = placeLabels(labelled, lines, CHART_FRAME, 15).map(({ x, y, anchor }, place) => {
    const width = (labelled[place]?.label.length ?? 0) * 15 * 0.56;
    const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
    return { left, right: left + width, top: y - 11, bottom: y + 3 };
  });
  for (const [place, box] of boxes.entries()) {
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(CHART_FRAME.width);
    for (const other of boxes.slice(place + 1)) {
      const apart =
        box.right <= other.left ||
        other.right <= box.left ||
        box.bottom <= other.top ||
        other.bottom <= box.top;
      expect(apart).toBe(true);
    }
  }
});
