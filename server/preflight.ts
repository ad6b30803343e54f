/** What can be known to be wrong before anything is built or opened. */
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { ensureDataFolder, lockDataFolder } from '@/lib/db/data-folder-lock';
import { ensurePostgresDatabase } from '@/lib/db/ensure-postgres-database';
import { SetupError } from '@/lib/db/setup-error';
import type { Env } from '@/lib/env';
import { listen } from '@/server/http-server';

/** Throws SetupError when the port is taken, DATA_DIR cannot be written or the database cannot be had. */
export async function checkSettings(env: Env): Promise<void> {
  await checkPort(env);
  const folder = resolve(env.DATA_DIR);
  await ensureDataFolder(folder);
  if (env.DATABASE_URL === undefined) await (await lockDataFolder(folder)).release();
  else await ensurePostgresDatabase(env.DATABASE_URL);
}

async function checkPort({ PORT, HOST }: Env): Promise<void> {
  if (PORT === 0) return;
  const probe = createServer();
  // A net server listens as an http server does.
  await listen(probe as never, PORT, HOST).catch((error: unknown) => {
    throw listenFailure(error, PORT, HOST);
  });
  await new Promise((done) => probe.close(done));
}

const REASONS: Readonly<Record<string, (port: number, host: string) => string>> = {
  EADDRINUSE: (port) => `Port ${port} is already in use; stop what uses it, or set PORT to another.`,
  EACCES: (port) => `Port ${port} may not be opened by this user; set PORT to 1024 or above.`,
  EADDRNOTAVAIL: (_, host) => `HOST ${host} is not an address of this machine; set it to one, or to 0.0.0.0.`,
  ENOTFOUND: (_, host) =>
    `HOST ${host} cannot be resolved; set it to an address of this machine, or to 0.0.0.0.`,
};

/** What a failed `listen` means to the reader; anything unknown stays as it is. */
export function listenFailure(error: unknown, port: number, host: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = REASONS[code];
  return reason === undefined ? error : new SetupError(reason(port, host), { cause: error });
}
