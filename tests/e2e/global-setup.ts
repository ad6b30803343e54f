import { type RunningServer, startServer } from '../fixtures/servers';
import { EVENING, MORNING } from './clocks';

/**
 * Two servers for the whole run: at an evening hour at which Auckland has the next date already, and at a morning hour at
 * which Honolulu still has the one before. Workers find them through the environment.
 */
// biome-ignore lint/style/noDefaultExport: Playwright demands it.
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.BASE_URL) return undefined;
  const servers: RunningServer[] = [];
  // In turn: on two cores each starts faster alone.
  for (const { variable, instant, siteUrl } of [EVENING, MORNING]) {
    const server = await startServer({ env: { CHANDRA_NOW: instant, NEXT_PUBLIC_SITE_URL: siteUrl } });
    process.env[variable] = server.url;
    servers.push(server);
  }
  return async () => {
    await Promise.all(servers.map((server) => server.stop()));
  };
}
