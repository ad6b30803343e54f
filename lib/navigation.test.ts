import { describe, expect, it } from '@jest/globals';
import { isActive } from '@/lib/is-active';
import { BOTTOM_BAR, type NavigationItem, TOP_BAR } from '@/lib/navigation';

const activeAt = (items: readonly NavigationItem[], pathname: string) =>
  items.filter((item) => isActive(item.activeUnder, pathname)).map(({ label }) => label);

describe('the active item [C2-NAV-07] [C2-NAV-08]', () => {
  it.each([
    ['/horoscope', 'Daily Horoscope', 'Horoscope'],
    ['/horoscope/purva-phalguni', 'Daily Horoscope', 'Horoscope'],
    ['/birth-chart', 'My Chart', 'Chart'],
    ['/numerology', 'Numerology', 'Numbers'],
    ['/numerology/report/abc', 'Numerology', 'Numbers'],
    ['/spiritual-ai', 'Spiritual AI', 'Spiritual AI'],
    ['/spiritual-ai/anything', 'Spiritual AI', 'Spiritual AI'],
    ['/spiritual-chat', 'Spiritual AI', 'Spiritual AI'],
    ['/profile', 'Profile', 'Profile'],
  ])('at %s is %s at the top and %s at the bottom', (pathname, top, bottom) => {
    expect(activeAt(TOP_BAR, pathname)).toEqual([top]);
    expect(activeAt(BOTTOM_BAR, pathname)).toEqual([bottom]);
  });

  it.each(['/sacred-texts', '/sacred-texts/browse/bhagavad-gita/2'])(
    'at %s is Sacred Texts, which the bottom bar has no room for',
    (pathname) => {
      expect(activeAt(TOP_BAR, pathname)).toEqual(['Sacred Texts']);
      expect(activeAt(BOTTOM_BAR, pathname)).toEqual([]);
    },
  );

  it.each(['/', '/home', '/numerology-of-names', '/profiles', '/spiritual'])('at %s is none', (pathname) => {
    expect(activeAt(TOP_BAR, pathname)).toEqual([]);
    expect(activeAt(BOTTOM_BAR, pathname)).toEqual([]);
  });
});

/** Core specification, section 2, "Navigation shell". */
it('leads where the specification says, in its order', () => {
  const pairs = (items: readonly NavigationItem[]) => items.map(({ label, path }) => [label, path]);
  expect(pairs(TOP_BAR)).toEqual([
    ['Daily Horoscope', '/'],
    ['My Chart', '/birth-chart'],
    ['Numerology', '/numerology'],
    ['Sacred Texts', '/sacred-texts'],
    ['Spiritual AI', '/spiritual-ai'],
    ['Profile', '/profile'],
  ]);
  expect(pairs(BOTTOM_BAR)).toEqual([
    ['Horoscope', '/'],
    ['Chart', '/birth-chart'],
    ['Spiritual AI', '/spiritual-ai'],
    ['Numbers', '/numerology'],
    ['Profile', '/profile'],
  ]);
});
