/**
 * `npm run bench -- sky`, `-- horoscope` or `-- places`: what the computations cost, median of many. Milliseconds depend on
 * the machine and are only reported; what fails a run are ratios within it, and the place search's own limit.
 */
import { benchHoroscope } from './bench/horoscope';
import { benchPlaces } from './bench/places';
import { benchSky } from './bench/sky';

const BENCHES: Record<string, () => Promise<string[]>> = {
  sky: benchSky,
  horoscope: benchHoroscope,
  places: benchPlaces,
};

// Through scripts/run.mjs the arguments begin after the command's own name, or after `--`.
const [name = ''] = process.argv.slice(2).filter((word) => word !== '--');
const bench = BENCHES[name];
if (bench) {
  const faults = await bench();
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
} else {
  console.error(`npm run bench -- ${Object.keys(BENCHES).join(' | ')}`);
  process.exitCode = 2;
}
