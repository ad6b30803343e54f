import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { SharedServers } from '../fixtures/shared-servers';

/**
 * Starts PostgreSQL and one server an engine for the whole run; workers find them through the environment. Jest does not
 * map the alias `@/` for a global set-up, so what starts them is bundled first.
 */
// biome-ignore lint/style/noDefaultExport: Jest demands it.
export default async function setUp(): Promise<void> {
  const outfile = join(process.cwd(), '.build/tests/shared-servers.mjs');
  execFileSync(process.execPath, ['scripts/bundle.mjs', './tests/fixtures/shared-servers.ts', outfile], {
    stdio: 'inherit',
  });
  // Jest turns this into a `require`, which takes a path and no file address.
  const { startSharedServers } = (await import(outfile)) as typeof import('../fixtures/shared-servers');
  const shared = await startSharedServers();
  for (const [engine, server] of Object.entries(shared.servers))
    process.env[`TEST_BASE_URL_${engine.toUpperCase()}`] = server.url;
  process.env.TEST_POSTGRES_URL = shared.postgres.url('postgres');
  (globalThis as { sharedServers?: SharedServers }).sharedServers = shared;
}
