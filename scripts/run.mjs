/** `node scripts/run.mjs scripts/<name>.ts [arguments]`: bundles one TypeScript command and runs it in this process. */
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { exitOn, root, setUp } from './setup.mjs';

try {
  const [entry] = process.argv.splice(2, 1);
  process.chdir(root);
  await setUp(['dependencies', 'client']);
  const { build } = await import('esbuild');
  const outfile = join(root, '.build/scripts', `${basename(entry, '.ts')}.mjs`);
  await build({
    entryPoints: [join(root, entry)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  });
  await import(pathToFileURL(outfile).href);
} catch (error) {
  exitOn(error);
}
