/** `node scripts/bundle.mjs <entry.ts> <out.mjs>`: bundles TypeScript for Node; packages stay where they are. */
import process from 'node:process';
import { build } from 'esbuild';

const [entry, outfile] = process.argv.slice(2);
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
