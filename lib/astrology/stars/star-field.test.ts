import { describe, expect, test } from '@jest/globals';
import { NAKSHATRA_NAMES, type NakshatraName } from '@/lib/astrology/nakshatras';
import { BANNER_FRAME, CHART_FRAME } from '@/lib/astrology/stars/frames';
import { starField } from '@/lib/astrology/stars/star-field';
import type { Frame } from '@/lib/astrology/stars/types';

const FRAMES: readonly (readonly [string, Frame])[] = [
  ['banner', BANNER_FRAME],
  ['chart', CHART_FRAME],
];

const figureOf = (name: NakshatraName) =>
  Object.fromEntries(starField(name, CHART_FRAME).figure.map((star) => [star.designation, star]));

/** Every star has one place in a figure, so a missing one is a fault of the test. */
function at(name: NakshatraName, designation: string) {
  const star = figureOf(name)[designation];
  if (!star) throw new Error(`${name} has no ${designation}`);
  return star;
}

describe('a field as one sees it in the sky', () => {
  test('has east to the left: Atlas stands left of the Pleiades’ bowl, the brow of the Scorpion right of its heart', () => {
    expect(at('Krittika', '27 Tau').x).toBeLessThan(at('Krittika', 'η Tau').x);
    expect(at('Krittika', '17 Tau').x).toBeGreaterThan(at('Krittika', 'η Tau').x);
    expect(at('Jyeshtha', 'σ Sco').x).toBeGreaterThan(at('Jyeshtha', 'α Sco').x);
  });

  test('has north up: Castor above Pollux, the Sickle above Regulus', () => {
    expect(at('Punarvasu', 'α Gem').y).toBeLessThan(at('Punarvasu', 'β Gem').y);
    expect(at('Magha', 'γ Leo').y).toBeLessThan(at('Magha', 'α Leo').y);
  });

  test('curls the Scorpion’s tail: down from ε, to the left, and up again to the sting', () => {
    expect(at('Mula', 'θ Sco').y).toBeGreaterThan(at('Mula', 'ε Sco').y);
    expect(at('Mula', 'θ Sco').x).toBeLessThan(at('Mula', 'ε Sco').x);
    expect(at('Mula', 'λ Sco').y).toBeLessThan(at('Mula', 'θ Sco').y);
  });

  test('shows the Crow’s four as a quadrilateral, its narrow side up', () => {
    const gamma = at('Hasta', 'γ Crv');
    const delta = at('Hasta', 'δ Crv');
    const epsilon = at('Hasta', 'ε Crv');
    const beta = at('Hasta', 'β Crv');
    expect(Math.max(gamma.y, delta.y)).toBeLessThan(Math.min(epsilon.y, beta.y));
    expect(gamma.x - delta.x).toBeLessThan(epsilon.x - beta.x);
  });

  test('keeps true distances: Castor is 4°30′ from Pollux', () => {
    const { pixelsPerDegree } = starField('Punarvasu', CHART_FRAME);
    const pollux = at('Punarvasu', 'β Gem');
    const castor = at('Punarvasu', 'α Gem');
    const apart = Math.hypot(pollux.x - castor.x, pollux.y - castor.y) / pixelsPerDegree;
    expect(apart).toBeCloseTo(4.51, 1);
  });

  test('carries the Sun’s path where it passes: through Magha’s Regulus, not near Swati', () => {
    const { ecliptic, pixelsPerDegree } = starField('Magha', CHART_FRAME);
    const regulus = at('Magha', 'α Leo');
    const nearest = Math.min(...ecliptic.map(({ x, y }) => Math.hypot(x - regulus.x, y - regulus.y)));
    // Regulus stands 28′ north of the ecliptic.
    expect(nearest / pixelsPerDegree).toBeCloseTo(0.47, 1);
    expect(starField('Swati', CHART_FRAME).ecliptic).toEqual([]);
    // Across 0° of longitude too.
    const path = starField('Revati', BANNER_FRAME).ecliptic;
    const steps = path.slice(1).map(({ x }, index) => (path[index]?.x ?? 0) - x);
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(2);
  });
});

describe.each(FRAMES)('in the %s', (_name, frame) => {
  test.each(NAKSHATRA_NAMES)('%s fills its part and no more, amid other stars', (name) => {
    const { figure, others } = starField(name, frame);
    const across = figure.map(({ x }) => x);
    const down = figure.map(({ y }) => y);
    const width = Math.max(...across) - Math.min(...across);
    const height = Math.max(...down) - Math.min(...down);
    expect(width).toBeLessThanOrEqual(frame.figureWidth + 0.01);
    expect(height).toBeLessThanOrEqual(frame.figureHeight + 0.01);
    if (figure.length > 1)
      expect(Math.max(width / frame.figureWidth, height / frame.figureHeight)).toBeGreaterThan(0.5);
    expect((Math.max(...across) + Math.min(...across)) / 2).toBeCloseTo(frame.middle.x);
    expect((Math.max(...down) + Math.min(...down)) / 2).toBeCloseTo(frame.middle.y);
    expect(others.length).toBeGreaterThan(8);
  });
});

test('a brighter star is drawn larger, and the figure is never lost', () => {
  for (const name of NAKSHATRA_NAMES) {
    const { figure } = starField(name, BANNER_FRAME);
    const byLight = figure.toSorted((a, b) => a.magnitude - b.magnitude).map(({ radius }) => radius);
    expect(byLight).toEqual(byLight.toSorted((a, b) => b - a));
    expect(Math.min(...byLight)).toBeGreaterThanOrEqual(1.7);
    expect(Math.max(...byLight)).toBeLessThanOrEqual(3.7);
  }
});
