/**
 * Fits the corrections of lib/astrology/sky/corrections and writes them: `node scripts/run.mjs scripts/fit-sky.ts`.
 *
 * Over random instants of 1795-2105 (seed below) the library's truncated series are compared with the full theories
 * from the package astronomia, VSOP87B for the planets and ELP/MPP02 for the Moon. The difference is matched by waves
 * whose rates come from those theories. Fresh instants then measure what is left. No figure of Swiss Ephemeris takes
 * part. Names of bodies as arguments fit only those. All take about five minutes.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { AstroTime, EclipticGeoMoon } from 'astronomy-engine';
import { trueAyanamsaDegrees } from '@/lib/astrology/sky/ayanamsa';
import {
  type CorrectionTable,
  correctionSeries,
  evaluateCorrection,
  FITTED_HALF_WIDTH,
  FITTED_MIDDLE,
} from '@/lib/astrology/sky/correction-series';
import { type HeliocentricBody, plainHeliocentric } from '@/lib/astrology/sky/plain-heliocentric';
import { type Aim, type Fit, fitSeries, rootMeanSquare } from './fit-sky/fit-series';
import { fullHeliocentric, fullMoon, theoryRates } from './fit-sky/full-theory';

const SEED = 20261121;
const SAMPLES = 9000;
const CHECKS = 1500;
const FOLDER = 'lib/astrology/sky/corrections';
const ARCSECONDS_PER_RADIAN = 648_000 / Math.PI;
const UNITS_PER_ARCSECOND = 10_000;

interface Plan {
  body: HeliocentricBody | 'Moon';
  /** How many of the theory's rates, the strongest first, the waves are chosen from. */
  candidates: number;
  aim: Aim;
}

// Enough by how near the Earth a planet comes: what is left of Mars grows threefold at its opposition, of Saturn not at all.
// A latitude counts less: it moves no sign, star or pada.
const PLANET_WEIGHTS = [1, 1, 0.3];
const PLANS: Plan[] = [
  { body: 'Earth', candidates: 1200, aim: { weights: PLANET_WEIGHTS, mostWaves: 200, enough: 0.012 } },
  { body: 'Mercury', candidates: 1500, aim: { weights: PLANET_WEIGHTS, mostWaves: 200, enough: 0.06 } },
  { body: 'Venus', candidates: 1200, aim: { weights: PLANET_WEIGHTS, mostWaves: 140, enough: 0.015 } },
  { body: 'Mars', candidates: 1500, aim: { weights: PLANET_WEIGHTS, mostWaves: 260, enough: 0.025 } },
  { body: 'Jupiter', candidates: 1200, aim: { weights: PLANET_WEIGHTS, mostWaves: 160, enough: 0.02 } },
  { body: 'Saturn', candidates: 1500, aim: { weights: PLANET_WEIGHTS, mostWaves: 200, enough: 0.02 } },
  { body: 'Moon', candidates: 2500, aim: { weights: [1, 0.3], mostWaves: 340, enough: 0.07 } },
];

function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function randomTimes(seed: number, count: number): AstroTime[] {
  const random = randomNumbers(seed);
  return Array.from({ length: count }, () =>
    AstroTime.FromTerrestrialTime((FITTED_MIDDLE + FITTED_HALF_WIDTH * (2 * random() - 1)) * 36_525),
  );
}

const halfTurn = (radians: number) => Math.atan2(Math.sin(radians), Math.cos(radians));

/**
 * Full theory minus library in arcseconds. Planets: longitude, relative distance from the ecliptic's pole, and height
 * over the ecliptic by that distance; the Moon: longitude and latitude.
 */
function difference(body: Plan['body'], time: AstroTime): number[] {
  if (body === 'Moon') {
    const plain = EclipticGeoMoon(time);
    const full = fullMoon(time.tt);
    const sidereal = ((plain.lon - trueAyanamsaDegrees(time)) * Math.PI) / 180 + AYANAMSA_J2000;
    return [halfTurn(full.longitude - sidereal), full.latitude - (plain.lat * Math.PI) / 180].map(
      (v) => v * ARCSECONDS_PER_RADIAN,
    );
  }
  const plain = plainHeliocentric(body, time);
  const [x, y, z] = fullHeliocentric(body, time.tt);
  const flat = Math.hypot(plain.x, plain.y);
  return [
    halfTurn(Math.atan2(y, x) - Math.atan2(plain.y, plain.x)),
    Math.hypot(x, y) / flat - 1,
    (z - plain.z) / flat,
  ].map((value) => value * ARCSECONDS_PER_RADIAN);
}

const AYANAMSA_J2000 = 85885.53237 / ARCSECONDS_PER_RADIAN;

function tableOf({ waves, coefficients }: Fit): CorrectionTable {
  const units = (arcseconds = 0) => Math.round(arcseconds * UNITS_PER_ARCSECOND) || 0;
  const constants = (coefficients[0]?.length ?? 0) - 2 * waves.length;
  return {
    polynomials: coefficients.map((column) => Array.from(column.slice(0, constants), units)),
    rows: waves.flatMap(({ power, rate }, i) => [
      power,
      Number(rate.toFixed(3)),
      ...coefficients.flatMap((column) => [
        units(column[constants + 2 * i]),
        units(column[constants + 2 * i + 1]),
      ]),
    ]),
  };
}

function sourceOf(body: string, { polynomials, rows }: CorrectionTable): string {
  const width = 2 + 2 * polynomials.length;
  const lines = Array.from(
    { length: rows.length / width },
    (_, i) => `    ${rows.slice(i * width, (i + 1) * width).join(',')},`,
  );
  return [
    '// Written by scripts/fit-sky.ts.',
    "import type { CorrectionTable } from '@/lib/astrology/sky/correction-series';",
    '',
    '// biome-ignore format: one number a line would bury the file',
    `export const ${body.toUpperCase()}_CORRECTION: CorrectionTable = {`,
    '  polynomials: [',
    ...polynomials.map((row) => `    [${row.join(',')}],`),
    '  ],',
    '  rows: [',
    ...lines,
    '  ],',
    '};',
    '',
  ].join('\n');
}

function columnsOf(body: Plan['body'], times: AstroTime[], channels: number): Float64Array[] {
  const rows = times.map((time) => difference(body, time));
  return Array.from({ length: channels }, (_, c) => Float64Array.from(rows, (row) => row[c] ?? 0));
}

function fitBody({ body, candidates, aim }: Plan): void {
  const times = randomTimes(SEED, SAMPLES);
  const T = Float64Array.from(times, (time) => time.tt / 36_525);
  const channels = columnsOf(body, times, aim.weights.length);
  const result = fitSeries({ T, channels }, theoryRates(body, candidates), aim);
  const table = tableOf(result);
  mkdirSync(FOLDER, { recursive: true });
  const source = sourceOf(body, table);
  writeFileSync(`${FOLDER}/${body.toLowerCase()}.ts`, source);

  const series = correctionSeries(table);
  const checks = randomTimes(SEED + 1, CHECKS);
  const corrections = checks.map((time) => evaluateCorrection(series, time).values);
  const left = columnsOf(body, checks, aim.weights.length).map((column, c) =>
    column.map((value, i) => value - (corrections[i]?.[c] ?? 0) * ARCSECONDS_PER_RADIAN),
  );
  const arcseconds = (values: number[]) => values.map((value) => value.toFixed(3)).join(' / ');
  console.log(
    `${body.padEnd(8)} ${result.waves.length} waves, ${source.length} bytes; root mean square ″ before ${arcseconds(channels.map(rootMeanSquare))}`,
    `fitted ${arcseconds(result.left)} fresh ${arcseconds(left.map(rootMeanSquare))} worst ${arcseconds(left.map((column) => Math.max(...column.map(Math.abs))))}`,
  );
}

/** What the tests compare with: the theories alone at the edges and in the middle of each century, 12h TT. */
function writeReference(): void {
  const bodies = PLANS.map(({ body }) => body);
  const cases = [-73048, -54787, -36525, -18263, 0, 18262, 36524].flatMap((tt) =>
    bodies.map((body) => {
      if (body !== 'Moon')
        return { body, tt, xyzAu: fullHeliocentric(body, tt).map((value) => Number(value.toFixed(9))) };
      const { longitude, latitude } = fullMoon(tt);
      return {
        body,
        tt,
        longitudeRadians: Number(longitude.toFixed(9)),
        latitudeRadians: Number(latitude.toFixed(9)),
      };
    }),
  );
  const source =
    'VSOP87B (Bretagnon, Francou 1988) and ELP/MPP02 (Chapront, Francou 2003) in full, tables of npm astronomia 4.2.0, summed by scripts/fit-sky.ts. tt: days from J2000. Planets: heliocentric, ecliptic and equinox of J2000. Moon: apparent, longitude from the equinox of J2000 without precession, latitude on the ecliptic of date.';
  writeFileSync('tests/reference/sky/full-theory.json', `${JSON.stringify({ source, cases }, null, 1)}\n`);
}

const chosen = process.argv.slice(2);
const started = performance.now();
writeReference();
for (const plan of PLANS) if (chosen.length === 0 || chosen.includes(plan.body)) fitBody(plan);
console.log(`${((performance.now() - started) / 1000).toFixed(0)} s`);
