import { Body, Ecliptic, GeoVector } from 'astronomy-engine';
import { composeChart } from '@/lib/astrology/chart';
import { findDayFacts } from '@/lib/astrology/horoscope/find-day-facts';
import { findStarFacts } from '@/lib/astrology/horoscope/find-star-facts';
import { NAKSHATRAS } from '@/lib/astrology/nakshatras';
import { composePanchang, toPanchangAnswer } from '@/lib/astrology/panchang';
import { chartAngles, siderealPositions, UJJAIN } from '@/lib/astrology/sky';
import { astroTime } from '@/lib/astrology/sky/time';
import { type Cost, createRandom, formatMs, median, printCosts, timeEach, timeInTurn } from './measure-cost';
import { timeSearches } from './places';

const DAY_MS = 86_400_000;
const ROUNDS = 2000;
/** The corrected sky may cost this many times the plain library's, and one century this many times another. */
const RATIO_LIMIT = 2;
const SEVEN = [Body.Sun, Body.Moon, Body.Mars, Body.Mercury, Body.Jupiter, Body.Venus, Body.Saturn];

const random = createRandom(20_261_121);
/** @returns instants of the given years, the last not included */
function instantsOf(firstYear: number, endYear: number, count: number): Date[] {
  const [first, end] = [Date.UTC(firstYear, 0, 1), Date.UTC(endYear, 0, 1)];
  return Array.from({ length: count }, () => new Date(first + Math.floor(random() * (end - first))));
}

const sky = (instant: Date) => [siderealPositions(instant), chartAngles(instant, UJJAIN)];

/** The seven as the library alone gives them, with aberration: longitudes, no speeds. */
function plainSky(instant: Date): number[] {
  const time = astroTime(instant);
  return SEVEN.map((body) => Ecliptic(GeoVector(body, time, true)).elon);
}

/** The same with the speeds that retrogression needs: the library alone has none, so it is asked twice. */
const plainSkyWithSpeeds = (instant: Date) => [
  plainSky(instant),
  plainSky(new Date(instant.getTime() + 3_600_000)),
];

const dateOf = (instant: Date) => instant.toISOString().slice(0, 10);

function panchangOf(instant: Date) {
  const date = dateOf(instant);
  const start = new Date(`${date}T00:00:00+05:30`);
  return toPanchangAnswer(
    composePanchang({ date, start, end: new Date(start.getTime() + DAY_MS) }, UJJAIN),
    'Asia/Kolkata',
  );
}

function factsOf(instant: Date) {
  const day = findDayFacts(dateOf(instant));
  return NAKSHATRAS.map((_, star) => findStarFacts(day, star));
}

/** Prints what the sky costs. @returns what is wrong: ratios, never milliseconds */
export async function benchSky(): Promise<string[]> {
  const instants = instantsOf(1800, 2100, ROUNDS);
  const births = instantsOf(1900, 2051, ROUNDS);
  const asOf = new Date('2026-11-21T06:00:00Z');
  const [nine = [], plain = [], plainWithSpeeds = []] = timeInTurn(instants, [
    sky,
    plainSky,
    plainSkyWithSpeeds,
  ]);
  const costs: Cost[] = [
    { name: 'nine grahas with speeds, and lagna', times: nine, targetMs: 0.2 },
    {
      name: 'a chart: vargas, dasha, yogas, doshas, warnings',
      times: timeEach(births, (birth) => composeChart(birth, UJJAIN, asOf)),
      targetMs: 1,
    },
    { name: 'a day’s panchang as it is answered', times: timeEach(births, panchangOf), targetMs: 1.5 },
    { name: 'the day’s facts for 27 stars', times: timeEach(births, factsOf), targetMs: 2 },
  ];
  printCosts(costs);

  const ratio = median(nine) / median(plain);
  console.log(
    `\nseven longitudes by the library alone: ${formatMs(median(plain))}, the nine cost ${ratio.toFixed(2)} times that`,
  );
  console.log(`with speeds, which it has only by asking twice: ${formatMs(median(plainWithSpeeds))}`);

  const centuries = [1800, 1900, 2000].map((year) => ({
    year,
    ms: median(timeEach(instantsOf(year, year + 100, ROUNDS), sky)),
  }));
  const all = centuries.map(({ ms }) => ms);
  const spread = Math.max(...all) / Math.min(...all);
  const list = centuries.map(({ year, ms }) => `${year}-${year + 99} ${formatMs(ms)}`).join(', ');
  console.log(`nine grahas and lagna by century: ${list}; spread ${spread.toFixed(2)}`);

  console.log('\nplace search:');
  await timeSearches();

  return [
    ...(ratio > RATIO_LIMIT ? [`the corrected sky costs ${ratio.toFixed(2)} times the plain one`] : []),
    ...(spread > RATIO_LIMIT ? [`one century costs ${spread.toFixed(2)} times another`] : []),
  ];
}
