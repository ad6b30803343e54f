import { describe, expect, test } from '@jest/globals';
import { aspectOn, aspectsOf } from '@/lib/astrology/chart/aspects';
import { BODIES, recordOf, type Signs } from '@/lib/astrology/chart/houses';
import { GRAHAS, type Graha } from '@/lib/astrology/grahas';

/** Houses on which each looks fully, counted inclusively from itself. */
const PRINTED: Record<Graha, string> = {
  Sun: '7th',
  Moon: '7th',
  Mars: '4th 7th 8th',
  Mercury: '7th',
  Jupiter: '5th 7th 9th',
  Venus: '7th',
  Saturn: '3rd 7th 10th',
  Rahu: '7th',
  Ketu: '7th',
};

const signsWith = (placed: Partial<Signs>): Signs => ({ ...recordOf(BODIES, () => 0), ...placed });

describe('graha drishti', () => {
  test.each(GRAHAS)('of %s', (graha) => {
    const other: Graha = graha === 'Moon' ? 'Sun' : 'Moon';
    const kinds = Array.from({ length: 12 }, (_, sign) =>
      aspectOn(signsWith({ [graha]: 10, [other]: (10 + sign) % 12 }), graha, other),
    );
    expect(kinds.filter(Boolean).join(' ')).toBe(PRINTED[graha]);
    kinds.forEach((kind, i) => {
      if (kind) expect(Number.parseInt(kind, 10)).toBe(i + 1);
    });
  });

  test('all of a chart', () => {
    // Everyone in Aries but Saturn in Libra and Mars in Cancer; Mars looks at Libra by its fourth, Saturn back by its tenth.
    const aspects = aspectsOf(signsWith({ Saturn: 6, Mars: 3 }));
    expect(aspects).toContainEqual({ from: 'Mars', to: 'Saturn', kind: '4th' });
    expect(aspects).toContainEqual({ from: 'Saturn', to: 'Mars', kind: '10th' });
    expect(aspects).toContainEqual({ from: 'Sun', to: 'Saturn', kind: '7th' });
    expect(aspects.filter(({ to }) => to === 'Saturn')).toHaveLength(8);
    expect(aspects.filter(({ from }) => from === 'Saturn')).toHaveLength(8);
    expect(aspects).toHaveLength(16);
  });
});
