/** `node scripts/bundle.mjs <entry.ts> <out.mjs> [--run]`: bundles TypeScript for Node, packages left where they are; `--run` runs it, too. */
import { resolve } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const [entry, outfile, ...flags] = process.argv.slice(2);
await build({
  entryPoints: [entry],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  sourcemap: true,
  logLevel: 'warning',
}).catch(() => {
  // What is wrong has been written out by then.
  process.exitCode = 1;
});
if (flags.includes('--run') && !process.exitCode) await import(pathToFileURL(resolve(outfile)).href);
