import type { SharedServers } from '../fixtures/shared-servers';

/** Stops what global-setup.ts started. */
// biome-ignore lint/style/noDefaultExport: Jest demands it.
export default async function tearDown(): Promise<void> {
  await (globalThis as { sharedServers?: SharedServers }).sharedServers?.stop();
}
