/** The command itself: a second start of a clone in which nothing has changed. */
import { rm } from 'node:fs/promises';
import { expect, jest, test } from '@jest/globals';
import { startServer, temporaryFolder } from '../../fixtures/servers';

jest.setTimeout(120_000);

const SECOND_START_MILLISECONDS = 5_000;

test('the second npm start installs and builds nothing and is ready in under five seconds', async () => {
  const dataFolder = await temporaryFolder();
  const start = () => startServer({ dataFolder, program: ['scripts/start.mjs'] });
  try {
    const first = await start();
    expect((await fetch(`${first.url}/api/health`)).status).toBe(200);
    await first.stop();

    const started = performance.now();
    const second = await start();
    const milliseconds = performance.now() - started;
    expect((await fetch(`${second.url}/api/health`)).status).toBe(200);
    const { stdout } = await second.stop();
    // Every step of the set-up says so.
    expect(stdout).not.toMatch(/^chandra: /m);
    expect(milliseconds).toBeLessThan(SECOND_START_MILLISECONDS);
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
});
