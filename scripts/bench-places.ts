/** Times the place search over all places: `node scripts/run.mjs scripts/bench-places.ts`. */
import { loadIndex } from '@/lib/places/load-index';
import { placeAt } from '@/lib/places/place-index';
import { searchPlaces } from '@/lib/places/search-places';

const ROUNDS = 4000;
const LIMIT_MS = 15;

const loadStart = performance.now();
const memoryStart = process.memoryUsage();
const index = await loadIndex();
const loadMs = performance.now() - loadStart;
const memory = process.memoryUsage();
const grown = memory.heapUsed + memory.arrayBuffers - memoryStart.heapUsed - memoryStart.arrayBuffers;

/** The same numbers each run. */
let state = 12345;
function random(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
}
const pick = (count: number) => Math.floor(random() * count);

/** Half of the queries are for the larger places, as people's are. */
const large = Array.from(index.populations.keys()).filter((at) => (index.populations[at] ?? 0) > 200_000);
function drawPlace() {
  const at = random() < 0.5 ? (large[pick(large.length)] ?? 0) : pick(index.populations.length);
  return placeAt(index, at);
}

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
const MIX: Record<string, () => string> = {
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

const times = new Map<string, number[]>();
const cpuStart = process.cpuUsage();
for (let round = 0; round < ROUNDS + 200; round += 1) {
  const kinds = Object.keys(MIX);
  const kind = kinds[round % kinds.length] ?? '';
  const query = MIX[kind]?.() ?? '';
  const start = performance.now();
  searchPlaces(index, query);
  const spent = performance.now() - start;
  if (round >= 200) times.set(kind, [...(times.get(kind) ?? []), spent]);
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

const row = (name: string, values: readonly number[]) =>
  `${name.padEnd(50)} p50 ${quantile(values, 0.5).toFixed(2)}  p95 ${quantile(values, 0.95).toFixed(2)}  worst ${quantile(values, 1).toFixed(2)} ms`;
for (const [kind, values] of times) console.log(row(kind, values));
const all = [...times.values()].flat();
console.log(row(`all ${all.length} queries`, all));
const cpu = process.cpuUsage(cpuStart);
console.log(`mean processor time ${((cpu.user + cpu.system) / 1000 / ROUNDS).toFixed(2)} ms a query`);
console.log(
  `load ${loadMs.toFixed(0)} ms, memory ${(grown / 1e6).toFixed(1)} MB, ${index.populations.length} places`,
);
if (quantile(all, 0.95) > LIMIT_MS) {
  console.error(`p95 is above ${LIMIT_MS} ms`);
  process.exitCode = 1;
}
