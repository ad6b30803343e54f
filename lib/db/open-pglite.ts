import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { PrismaPGlite } from 'pglite-prisma-adapter';
import { lockDataFolder } from '@/lib/db/data-folder-lock';
import type { DatabaseEngine } from '@/lib/db/engine';
import { errorCode } from '@/lib/db/error-code';
import { startPglite } from '@/lib/db/pglite';
import { SetupError } from '@/lib/db/setup-error';
import { withWholeScripts } from '@/lib/db/whole-scripts';

/**
 * Opens the embedded database in `<dataFolder>/pglite`, creating it on the first start. The folder's lock is taken
 * before anything is opened: two processes on one PGlite folder destroy it silently.
 * Throws SetupError when the folder cannot be written or another process has it.
 */
export async function openPglite(dataFolder: string): Promise<DatabaseEngine> {
  const folder = path.resolve(dataFolder);
  const lock = await lockDataFolder(folder);
  try {
    const pglite = await startCluster(folder);
    const adapter = new PrismaPGlite(pglite);
    return {
      name: 'pglite',
      adapter,
      // The folder's lock already keeps every other process out.
      migrating: (work) => work(withWholeScripts(adapter, (script) => pglite.exec(script))),
      close: async () => {
        await pglite.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function startCluster(folder: string): Promise<PGlite> {
  try {
    return await startPglite(await ensureCluster(folder));
  } catch (error) {
    const reason = errorCode(error) ?? (error instanceof Error ? error.message : 'no reason given');
    throw new SetupError(
      `The embedded database in ${path.join(folder, 'pglite')} does not open (${reason}); restore it from a copy, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}

/** A first start that is killed half way leaves only `pglite.partial`, which the next start throws away. */
async function ensureCluster(folder: string): Promise<string> {
  const cluster = path.join(folder, 'pglite');
  if (existsSync(cluster)) return cluster;
  const partial = `${cluster}.partial`;
  await rm(partial, { recursive: true, force: true });
  await (await startPglite(partial)).close();
  await rename(partial, cluster);
  return cluster;
}
