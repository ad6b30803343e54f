/**
 * Writes content/stars/catalogue.json from the unpacked npm package d3-celestial: the stars of the asterisms and, for every
 * picture, the brightest others that it can show. `node scripts/run.mjs scripts/build-star-fields.ts <folder of the package>`,
 * then `npm run lint`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import asterisms from '@/content/stars/asterisms.json' with { type: 'json' };
import { fitField, isInFrame } from '@/lib/astrology/stars/fit-field';
import { BANNER_FRAME, CHART_FRAME } from '@/lib/astrology/stars/frames';
import type { Star } from '@/lib/astrology/stars/types';

interface Feature {
  id: number;
  properties: { mag: number; bv: string };
  geometry: { coordinates: [number, number] };
}
type Names = Record<string, { bayer: string; flam: string; c: string }>;

const folder = process.argv.at(-1) ?? '';
const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, 'data', name), 'utf8'));

const stars = (read('stars.8.json') as { features: Feature[] }).features
  .map(({ id, properties, geometry }): Star => {
    const [longitude, declinationDegrees] = geometry.coordinates;
    return {
      hip: id,
      rightAscensionDegrees: Number(((longitude + 360) % 360).toFixed(4)),
      declinationDegrees,
      magnitude: properties.mag,
      colourIndex: properties.bv === '' ? null : Number(Number(properties.bv).toFixed(2)),
    };
  })
  .sort((a, b) => a.magnitude - b.magnitude);

/** "γ Ari" is the brightest of γ¹ and γ² where the source tells them apart; "θ² Tau" only itself. */
const names = read('starnames.json') as Names;
function find(designation: string): Star {
  const [mark = '', constellation] = designation.replace('¹', '1').replace('²', '2').split(' ');
  const star = stars.find(({ hip }) => {
    const name = names[hip];
    if (name?.c !== constellation) return false;
    return name?.flam === mark || name?.bayer === mark || name?.bayer.replace(/\d$/, '') === mark;
  });
  if (!star) throw new Error(`${designation} is not in ${folder}`);
  return star;
}

const hip: Record<string, number> = {};
const kept = new Set<Star>();
for (const asterism of asterisms) {
  const figure = Object.keys(asterism.stars).map((designation) => {
    const star = find(designation);
    hip[designation] = star.hip;
    return star;
  });
  for (const star of figure) kept.add(star);
  for (const frame of [BANNER_FRAME, CHART_FRAME]) {
    const { place } = fitField(figure, frame, asterism.heightDegrees);
    const shown = stars.filter((star) => isInFrame(place(star), frame));
    for (const star of shown.slice(0, frame.otherStars + figure.length)) kept.add(star);
  }
}

const rows = stars
  .filter((star) => kept.has(star))
  .map((star) => [
    star.hip,
    star.rightAscensionDegrees,
    star.declinationDegrees,
    star.magnitude,
    ...(star.colourIndex === null ? [] : [star.colourIndex]),
  ]);
writeFileSync('content/stars/catalogue.json', `${JSON.stringify({ hip, stars: rows })}\n`);
console.log(`${rows.length} stars, ${Object.keys(hip).length} of them in asterisms`);
