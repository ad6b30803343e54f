/** `npm run accuracy`: writes the figures of the page /accuracy, from the comparisons that the tests make. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { measureFigures } from '../tests/accuracy/figures';

const FILE = 'content/accuracy/figures.json';

const groups = measureFigures();
mkdirSync('content/accuracy', { recursive: true });
writeFileSync(FILE, `${JSON.stringify({ groups }, null, 2)}\n`);
for (const { title, measured, counted } of groups) {
  console.log(`\n${title}`);
  for (const { name, cases, mean, worst, unit, promisedWorst } of measured)
    console.log(`  ${name}: mean ${mean}, worst ${worst} of ${promisedWorst} ${unit} (${cases} cases)`);
  for (const { name, cases, equal } of counted) console.log(`  ${name}: ${equal} of ${cases} equal`);
}
console.log(`\nwritten to ${FILE}`);
