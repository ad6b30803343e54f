import { describe, expect, it } from '@jest/globals';
import { findNakshatra, NAKSHATRAS } from '@/lib/astrology/nakshatras';
import { starPath } from '@/lib/horoscopes/star-path';
import { hasStarPage, starDateRoute, starRoute } from '@/lib/horoscopes/star-routes';

it('a star and a date have their address', () => {
  const star = findNakshatra('purva-phalguni');
  if (!star) throw new Error('there is no such star');
  expect(starPath(star)).toBe('/horoscope/purva-phalguni');
  expect(starPath(star, '2026-11-21')).toBe('/horoscope/purva-phalguni/2026-11-21');
});

it.each([
  ['2026-10-21', false],
  ['2026-10-22', true],
  ['2026-11-21', true],
  ['2026-11-28', true],
  ['2026-11-29', false],
  ['2026-11-31', false],
  ['today', false],
])('on 21 November 2026, %s has a page: %s', (date, has) => {
  expect(hasStarPage(date, '2026-11-21')).toBe(has);
});

describe('the heads of the stars’ pages', () => {
  const routes = NAKSHATRAS.flatMap((star) => [starRoute(star), starDateRoute(star, '2026-11-21')]);

  it('name no title or description twice', () => {
    for (const key of ['path', 'title', 'description'] as const)
      expect(new Set(routes.map((route) => route[key])).size).toBe(routes.length);
  });

  it('keep within what a result page shows', () => {
    for (const { title, description } of routes) {
      expect(title.length).toBeLessThanOrEqual(60);
      expect(description.length).toBeGreaterThanOrEqual(70);
      expect(description.length).toBeLessThanOrEqual(170);
    }
  });
});
