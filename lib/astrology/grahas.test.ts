import { describe, expect, test } from '@jest/globals';
import { naturalRelation, SIGN_LORDS, type VisibleGraha } from '@/lib/astrology/grahas';
import { SIGNS } from '@/lib/astrology/signs';

const SEVEN: VisibleGraha[] = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'];

/** Natural relations, a row towards each column in the order above: f friend, n neutral, e enemy, - itself. */
const RELATIONS: Record<VisibleGraha, string> = {
  Sun: '-ffnfee',
  Moon: 'f-nfnnn',
  Mars: 'ff-efnn',
  Mercury: 'fen-nfn',
  Jupiter: 'fffe-en',
  Venus: 'eenfn-f',
  Saturn: 'eeefnf-',
};

describe('grahas', () => {
  test.each(SEVEN)('natural relations of %s', (from) => {
    const row = SEVEN.map((to) => (to === from ? '-' : naturalRelation(from, to)[0])).join('');
    expect(row).toBe(RELATIONS[from]);
  });

  test('each graha is its own friend', () => {
    expect(naturalRelation('Saturn', 'Saturn')).toBe('friend');
  });

  test('the luminaries rule one sign each and the five planets two', () => {
    const signsOf = (lord: VisibleGraha) => SIGNS.filter((_, i) => SIGN_LORDS[i] === lord).join(' ');
    expect(SEVEN.map(signsOf)).toEqual([
      'Leo',
      'Cancer',
      'Aries Scorpio',
      'Gemini Virgo',
      'Sagittarius Pisces',
      'Taurus Libra',
      'Capricorn Aquarius',
    ]);
  });
});
