import { rm } from 'node:fs/promises';
import { type RunningServer, startServer, temporaryFolder } from '../fixtures/servers';
import { dataVariable, EVENING, MORNING } from './clocks';

/**
 * Two servers for the whole run: at an evening hour at which Auckland has the next date already, and at a morning hour at
 * which Honolulu still has the one before. Workers find them through the environment.
 */
// biome-ignore lint/style/noDefaultExport: Playwright demands it.
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.BASE_URL) return undefined;
  const servers: RunningServer[] = [];
  const folders: string[] = [];
  // In turn: on two cores each starts faster alone.
  for (const { variable, instant, siteUrl } of [EVENING, MORNING]) {
    const dataFolder = await temporaryFolder();
    folders.push(dataFolder);
    const env = { CHANDRA_NOW: instant, NEXT_PUBLIC_SITE_URL: siteUrl };
    const server = await startServer({ dataFolder, env });
    process.env[variable] = server.url;
    process.env[dataVariable(variable)] = dataFolder;
    servers.push(server);
  }
  return async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  };
}
