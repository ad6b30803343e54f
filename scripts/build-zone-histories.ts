/**
 * Writes content/places/zone-histories.json: what the clocks of each zone showed before 1970, from a compiled tz
 * database that keeps its oldest data (`make PACKRATDATA=backzone PACKRATLIST=zone.tab`, as Debian's tzdata is built).
 * Node's own data merge zones that agree since 1970, which gives Amsterdam the offsets of Brussels in 1930.
 *
 *   node scripts/run.mjs scripts/build-zone-histories.ts [/usr/share/zoneinfo]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readZoneFile, type ZonePeriod } from './read-zone-file';

const folder = process.argv[2] ?? '/usr/share/zoneinfo';
const source = readFileSync(join(folder, 'tzdata.zi'), 'utf8').split('\n');
const version = source[0]?.replace('# version ', '') ?? 'unknown';
if (!source.slice(0, 5).some((line) => line.includes('backzone'))) {
  throw new Error(`${folder} was compiled without backzone; its history before 1970 is merged`);
}

/** `Z name …` is a zone, `L target name` another name of one. */
const names = source.flatMap((line) => {
  const [kind, first = '', second = ''] = line.split(' ');
  if (kind === 'Z') return [first];
  return kind === 'L' ? [second] : [];
});

const histories: string[] = [];
const indexOf = new Map<string, number>();
const zones: Record<string, number> = {};
for (const name of names.sort()) {
  const { first, transitions } = readZoneFile(readFileSync(join(folder, name)));
  const early = transitions.filter((each) => each.at < 0);
  const history = [show(first), ...early.flatMap((each) => [each.at, show(each)])].join(' ');
  zones[name] = indexOf.get(history) ?? histories.push(history) - 1;
  indexOf.set(history, zones[name]);
}

/** `20476m` is local mean time. */
function show({ offset, abbreviation }: ZonePeriod): string {
  return abbreviation === 'LMT' ? `${offset}m` : `${offset}`;
}

const lines = (entries: string[]) => entries.map((entry) => `    ${entry}`).join(',\n');
writeFileSync(
  'content/places/zone-histories.json',
  `{
  "source": "IANA tz database ${version} with backzone (public domain)",
  "histories": [
${lines(histories.map((history) => JSON.stringify(history)))}
  ],
  "zones": {
${lines(Object.entries(zones).map(([name, index]) => `${JSON.stringify(name)}: ${index}`))}
  }
}
`,
);
console.log(`${Object.keys(zones).length} names, ${histories.length} histories, tz ${version}`);
