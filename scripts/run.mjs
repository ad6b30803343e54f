/** `node scripts/run.mjs scripts/<name>.ts [arguments]`: bundles one TypeScript command and runs it in this process. */
import { spawnSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { exitOn, root, SetupFailure, setUp } from './setup.mjs';

try {
  const [entry] = process.argv.splice(2, 1);
  process.chdir(root);
  await setUp(['dependencies', 'client']);
  const outfile = join(root, '.build/scripts', `${basename(entry, '.ts')}.mjs`);
  const { status } = spawnSync(process.execPath, ['scripts/bundle.mjs', entry, outfile], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new SetupFailure(`${entry} cannot be bundled`);
  await import(pathToFileURL(outfile).href);
} catch (error) {
  exitOn(error);
}
