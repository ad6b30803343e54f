import { loadIndex } from '@/lib/places/load-index';
import { type PlaceIndex, placeAt } from '@/lib/places/place-index';
import { searchPlaces } from '@/lib/places/search-places';
import { createRandom, quantile } from './measure-cost';

const ROUNDS = 4000;
const LIMIT_MS = 15;

const random = createRandom(12_345);
const pick = (count: number) => Math.floor(random() * count);

function slip(text: string): string {
  const at = 1 + pick(Math.max(1, text.length - 2));
  const [before, here, after] = [text.slice(0, at), text.slice(at, at + 1), text.slice(at + 1)];
  const kinds = [before + after, `${before}${here}${here}${after}`, `${before}e${after}`, swapped(text, at)];
  return kinds[pick(kinds.length)] ?? text;
}

function swapped(text: string, at: number): string {
  return text.slice(0, at) + text.slice(at + 1, at + 2) + text.slice(at, at + 1) + text.slice(at + 2);
}

const own = (name: string) => name.split(',')[0] ?? '';

const row = (name: string, values: readonly number[]) =>
  `${name.padEnd(50)} p50 ${quantile(values, 0.5).toFixed(2)}  p95 ${quantile(values, 0.95).toFixed(2)}  worst ${quantile(values, 1).toFixed(2)} ms`;

/** Kinds of query as people type them, each a new one at every call. */
function queriesOf(index: PlaceIndex): Record<string, () => string> {
  const large = Array.from(index.populations.keys()).filter((at) => (index.populations[at] ?? 0) > 200_000);
  // Half of the queries are for the larger places, as people's are.
  const drawPlace = () =>
    placeAt(index, random() < 0.5 ? (large[pick(large.length)] ?? 0) : pick(index.populations.length));
  return {
    'a name': () => own(drawPlace().name),
    'its first 2 letters': () => own(drawPlace().name).slice(0, 2),
    'its first 3 to 6 letters': () => own(drawPlace().name).slice(0, 3 + pick(4)),
    'a name with a slip': () => slip(own(drawPlace().name)),
    'a name with two slips': () => slip(slip(own(drawPlace().name))),
    'a name with a country': () => {
      const place = drawPlace();
      return `${own(place.name)}, ${place.country}`;
    },
    'a name and a region without a comma, with a slip': () => {
      const place = drawPlace();
      return slip(`${own(place.name)} ${place.region}`);
    },
    'the whole label': () => drawPlace().name,
    nonsense: () => Array.from({ length: 4 + pick(20) }, () => String.fromCharCode(97 + pick(26))).join(''),
  };
}

/** Prints what a search over all places costs. @returns milliseconds of each search */
export async function timeSearches(): Promise<number[]> {
  const loadStart = performance.now();
  const memoryStart = process.memoryUsage();
  const index = await loadIndex();
  const loadMs = performance.now() - loadStart;
  const memory = process.memoryUsage();
  const grown = memory.heapUsed + memory.arrayBuffers - memoryStart.heapUsed - memoryStart.arrayBuffers;
  const mix = queriesOf(index);
  const times = new Map<string, number[]>();
  const cpuStart = process.cpuUsage();
  for (let round = 0; round < ROUNDS + 200; round += 1) {
    const kinds = Object.keys(mix);
    const kind = kinds[round % kinds.length] ?? '';
    const query = mix[kind]?.() ?? '';
    const start = performance.now();
    searchPlaces(index, query);
    const spent = performance.now() - start;
    if (round >= 200) times.set(kind, [...(times.get(kind) ?? []), spent]);
  }

  for (const [kind, values] of times) console.log(row(kind, values));
  const all = [...times.values()].flat();
  console.log(row(`all ${all.length} queries`, all));
  const cpu = process.cpuUsage(cpuStart);
  console.log(`mean processor time ${((cpu.user + cpu.system) / 1000 / ROUNDS).toFixed(2)} ms a query`);
  console.log(
    `load ${loadMs.toFixed(0)} ms, memory ${(grown / 1e6).toFixed(1)} MB, ${index.populations.length} places`,
  );
  return all;
}

/** The same on its own. @returns what is wrong: a p95 above the limit */
export async function benchPlaces(): Promise<string[]> {
  const times = await timeSearches();
  return quantile(times, 0.95) > LIMIT_MS ? [`p95 is above ${LIMIT_MS} ms`] : [];
}
