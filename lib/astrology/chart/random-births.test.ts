/** What must hold for every birth, tried on 10,000 random ones. */
import { describe, expect, test } from '@jest/globals';
import type { ChartData } from '@/lib/astrology/chart/chart-data';
import { composeChart } from '@/lib/astrology/chart/compose-chart';
import { BODIES, houseOf, recordOf } from '@/lib/astrology/chart/houses';
import { VARGA_NAMES } from '@/lib/astrology/chart/vargas';
import { runningPeriods } from '@/lib/astrology/dasha';
import { GRAHAS } from '@/lib/astrology/grahas';
import { NAKSHATRA_NAMES } from '@/lib/astrology/nakshatras';
import { SIGNS, type SignName } from '@/lib/astrology/signs';
import { degreesBetween } from '@/lib/astrology/sky/angles';

const BIRTHS = 10_000;
const AS_OF = new Date('2026-11-21T00:00:00Z');
const FIRST_MS = Date.UTC(1800, 0, 1);
const LAST_MS = Date.UTC(2100, 0, 1);

/** Mulberry32: the same births in every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Everything in a chart that is not as it must be, in words. */
function flawsOf(chart: ChartData, birth: Date): string[] {
  const flaws: string[] = [];
  const need = (holds: boolean, whose: string, flaw: string) => {
    if (!holds) flaws.push(`${birth.toISOString()}, ${whose}: ${flaw}`);
  };
  const { ascendant, midheaven, positions, houses, planets, dasha } = chart;
  if (!ascendant || !midheaven || !houses || !dasha) return [`${birth.toISOString()}: not a whole chart`];

  const angles = [
    { planet: 'ascendant', ...ascendant },
    { planet: 'midheaven', ...midheaven },
  ];
  for (const { planet, longitude, sign, degree, nakshatra, pada } of [...angles, ...positions]) {
    need(longitude >= 0 && longitude < 360, planet, 'no longitude');
    need(SIGNS[Math.floor(longitude / 30)] === sign, planet, 'in another sign');
    need(Math.abs((longitude % 30) - (degree ?? Number.NaN)) < 1e-6, planet, 'at another degree');
    need(NAKSHATRA_NAMES[Math.floor((longitude * 27) / 360)] === nakshatra, planet, 'in another star');
    need((Math.floor((longitude * 108) / 360) % 4) + 1 === pada, planet, 'in another pada');
  }
  const lagna = SIGNS.indexOf(ascendant.sign);
  for (const { planet, sign, house, longitude, latitude, speed, nakshatra, pada } of positions) {
    need(((SIGNS.indexOf(sign ?? 'Aries') - lagna + 12) % 12) + 1 === house, planet, 'in another house');
    need(Math.abs(latitude) < 9 && Math.abs(speed) < 16, planet, 'off its course');
    // Each of the two drawings of a chart reads one of these; they place everyone alike.
    const seat = houses[(house ?? 0) - 1];
    need(seat?.sign === sign && seat?.grahas.includes(planet) === true, planet, 'not in its house');
    const entry = planets[0][planet];
    need(entry.PlanetRasiD1Sign.Name === sign, planet, 'drawn in another sign');
    need(entry.HousePlanetOccupiesBasedOnLongitudes === String(house), planet, 'drawn in another house');
    need(entry.PlanetNirayanaLongitude === longitude, planet, 'drawn elsewhere');
    need(entry.PlanetConstellation === `${nakshatra} - ${pada}`, planet, 'drawn in another star');
  }
  need(houses.flatMap(({ grahas }) => grahas).length === 9, 'houses', 'not nine grahas');

  const at = recordOf(GRAHAS, (graha) => positions[GRAHAS.indexOf(graha)]?.longitude ?? Number.NaN);
  need(Math.abs(Math.abs(degreesBetween(at.Rahu, at.Ketu)) - 180) < 2e-6, 'Ketu', 'not opposite Rahu');
  need(Math.abs(degreesBetween(at.Sun, at.Mercury)) < 29, 'Mercury', 'too far from the Sun');
  need(Math.abs(degreesBetween(at.Sun, at.Venus)) < 48.5, 'Venus', 'too far from the Sun');

  for (const varga of VARGA_NAMES) {
    for (const body of BODIES) need(SIGNS.includes(chart.vargas[varga][body] as SignName), varga, body);
  }
  const signs = recordOf(BODIES, (body) => SIGNS.indexOf(chart.vargas.D1[body] ?? 'Aries'));
  for (const { from, to, kind } of chart.aspects) {
    need(houseOf(signs, to, from) === Number.parseInt(kind, 10), from, 'aspects what it does not');
  }
  for (const { name, present, reason } of [...chart.yogas, ...chart.doshas]) {
    need(typeof present === 'boolean', name, 'undecided');
    need(/^Needs .+; .+\.$/.test(reason) && !/null|undefined|NaN/.test(reason), name, reason);
  }
  const running = runningPeriods(dasha, birth);
  need(dasha.periods.length === 9 && running.length === 3, 'dasha', 'none runs at birth');
  need(running[0] === dasha.periods[0], 'dasha', 'another mahadasha runs at birth');
  return flaws;
}

describe('10,000 random births of 1800-2099, between 66° south and north', () => {
  test('signs, houses, stars, drawings, aspects, dasha: nothing contradicts itself', () => {
    const random = randomFrom(20_201_101);
    const flaws: string[] = [];
    for (let i = 0; i < BIRTHS && flaws.length < 10; i += 1) {
      const birth = new Date(FIRST_MS + Math.floor(random() * (LAST_MS - FIRST_MS)));
      const place = { latitudeDegrees: random() * 132 - 66, longitudeDegrees: random() * 360 - 180 };
      flaws.push(...flawsOf(composeChart(birth, place, AS_OF), birth));
    }
    expect(flaws).toEqual([]);
  }, 300_000);

  test.each([90, -90, 89.9, -66.6, 70])('and at latitude %d too', (latitudeDegrees) => {
    const birth = new Date('1987-06-21T03:04:05Z');
    const chart = composeChart(birth, { latitudeDegrees, longitudeDegrees: 25 }, AS_OF);
    expect(flawsOf(chart, birth)).toEqual([]);
  });
});
