import { describe, expect, it } from '@jest/globals';
import type { EveningSky, SkyPlace } from '@/components/landing/landing-sky';
import { drawKutas } from '@/components/landing/pictures/draw-kutas';
import { drawSkyChart } from '@/components/landing/pictures/draw-sky-chart';
import { drawTonight } from '@/components/landing/pictures/draw-tonight';
import { svgFile } from '@/components/landing/pictures/svg';

const sky = (places: readonly SkyPlace[], moonStar = 13): EveningSky => ({
  date: '2026-01-01',
  litFraction: 0.5,
  waxing: true,
  moonStar,
  places,
});

const at = (graha: SkyPlace['graha'], longitudeDegrees: number, latitudeDegrees = 0): SkyPlace => ({
  graha,
  longitudeDegrees,
  latitudeDegrees,
});

/** Where a word stands in a drawing. */
function placeOf(word: string, marks: string): { x: number; y: number } {
  const [, x, y] =
    new RegExp(`<text x="([-\\d.]+)" y="([-\\d.]+)"[^>]*>(?:<[^>]*>)?${word}<`).exec(marks) ?? [];
  return { x: Number(x), y: Number(y) };
}

describe('the Moon’s part of the sky', () => {
  // The Moon in mid Chitra, some 6° west of Spica, whose sidereal longitude is the origin of Lahiri: 180°, 2° south.
  const { marks, label } = drawTonight(sky([at('Moon', 174), at('Mars', 190), at('Saturn', 158, 3)]));

  it('has the east on the left and the north above', () => {
    const [mars, saturn] = [placeOf('Mars', marks), placeOf('Saturn', marks)];
    expect(mars.x).toBeLessThan(500);
    expect(saturn.x).toBeGreaterThan(500);
    expect(saturn.y).toBeLessThan(mars.y);
  });

  it('has Spica where the sky has it', () => {
    const wide = drawTonight(sky([at('Moon', 160, 4), at('Mars', 179.98, -2.05)], 11)).marks;
    const [spica, mars] = [placeOf('Spica', wide), placeOf('Mars', wide)];
    expect(Math.abs(spica.x - mars.x)).toBeLessThan(4);
    expect(Math.abs(spica.y - mars.y)).toBeLessThan(1);
  });

  it('names the Moon’s star below it, and says what it shows', () => {
    expect(Math.abs(placeOf('Chitra', marks).x - 500)).toBeLessThan((360 / 27 / 2) * 13);
    expect(label).toBe(
      'The Moon tonight, waxing, 50 percent lit, in Chitra, among the stars and planets around it',
    );
  });

  it('shows no node, no graha from the far side, and none behind the Moon', () => {
    const hidden = sky([at('Moon', 174), at('Rahu', 190), at('Venus', 354), at('Jupiter', 176)]);
    expect(drawTonight(hidden).marks).not.toMatch(/Rahu|Venus|Jupiter/);
  });

  it('goes on across 0° Aries', () => {
    const near = drawTonight(sky([at('Moon', 359), at('Mars', 12)], 26)).marks;
    expect(placeOf('Mars', near).x).toBeCloseTo(500 - 13 * 13 + 12, 0);
  });
});

describe('the chart of the sky', () => {
  it('keeps the names of neighbours apart', () => {
    const places = (['Sun', 'Moon', 'Mars', 'Mercury'] as const).map((graha, step) => at(graha, 100 + step));
    const { marks } = drawSkyChart(sky(places));
    const names = places.map(({ graha }) => placeOf(graha, marks));
    for (const [index, { x, y }] of names.entries())
      for (const other of names.slice(index + 1))
        expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(30);
  });
});

describe('the example match', () => {
  it('has a Moon for each of 36 points and lights what is given', () => {
    const { marks, label } = drawKutas();
    // By the northern tables: Varna 1, Vashya ½, Tara 3, Yoni 2, Graha Maitri 4, Gana 6, Bhakoot 0, Nadi 8.
    expect(label).toContain('24.5 of 36 points');
    expect(marks.match(/<circle/g)).toHaveLength(36);
    expect(marks.match(/<circle[^>]*fill="#f0e3c2"/g)).toHaveLength(24);
    expect(marks.match(/<path[^>]*fill="#f0e3c2"/g)).toHaveLength(1);
  });
});

it('a file is the drawing on a panel of its own', () => {
  expect(svgFile({ width: 10, height: 20, label: 'What it shows', marks: '<circle r="1"/>' })).toMatch(
    /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 10 20".*<title>What it shows<\/title>.*<circle r="1"\/><\/svg>$/,
  );
});
