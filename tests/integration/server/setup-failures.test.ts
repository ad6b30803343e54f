/** Bad surroundings end the start with exit code 1 and one line that says what to mend. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, jest, test } from '@jest/globals';
import { runServerToItsEnd, type ServerOptions, startServer, temporaryFolder } from '../../fixtures/servers';

jest.setTimeout(60_000);

async function expectOneLine(options: ServerOptions, ...words: readonly (string | RegExp)[]): Promise<void> {
  const { code, stderr, stdout } = await runServerToItsEnd(options);
  expect(stderr).toMatch(/^chandra: [^\n]+\n$/);
  expect(code).toBe(1);
  expect(stdout).not.toContain('is ready');
  for (const word of words) expect(stderr).toMatch(word);
  expect(stderr).not.toMatch(/\bat .*:\d+:\d+|node:internal|secret-of-the-test/);
}

test('a port that is taken', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const address = taken.address();
  const port = typeof address === 'object' && address !== null ? String(address.port) : '';
  try {
    await expectOneLine({ env: { PORT: port } }, port, /PORT/);
  } finally {
    taken.close();
  }
});

test('a host that is not here', () => expectOneLine({ env: { HOST: '192.0.2.1', PORT: '55697' } }, /HOST/));

test('a database that cannot be reached', () =>
  expectOneLine(
    { databaseUrl: 'postgresql://chandra:secret-of-the-test@127.0.0.1:9/chandra' },
    /127\.0\.0\.1:9/,
    /DATABASE_URL/,
  ));

test('a database that refuses the password', () => {
  const url = new URL(String(process.env.TEST_POSTGRES_URL));
  url.password = 'secret-of-the-test';
  return expectOneLine({ databaseUrl: url.href }, /password/, /DATABASE_URL/);
});

test('a data folder that cannot be written', async () => {
  const folder = await temporaryFolder();
  try {
    // A file where the folder should be stops even root.
    const dataFolder = path.join(folder, 'data');
    await writeFile(dataFolder, '');
    await expectOneLine({ dataFolder }, /DATA_DIR/);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('a second process on the same embedded data', async () => {
  const dataFolder = await temporaryFolder();
  const server = await startServer({ dataFolder });
  try {
    await expectOneLine({ dataFolder }, /in use/, String(server.pid));
  } finally {
    await server.stop();
    await rm(dataFolder, { recursive: true, force: true });
  }
});

test('malformed variables, all of them in the one line', () =>
  expectOneLine(
    { env: { PORT: 'three', CHANDRA_NOW: 'yesterday', MAIL_RATE: 'secret-of-the-test' } },
    /PORT/,
    /CHANDRA_NOW/,
    /MAIL_RATE/,
  ));

test('embedded data that is not of this kind', async () => {
  const dataFolder = await temporaryFolder();
  try {
    await mkdir(path.join(dataFolder, 'pglite'));
    await writeFile(path.join(dataFolder, 'pglite', 'PG_VERSION'), '9\n');
    await expectOneLine({ dataFolder }, path.join(dataFolder, 'pglite'), /DATA_DIR/);
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
});

test('a kept secret that is damaged', async () => {
  const dataFolder = await temporaryFolder();
  try {
    await writeFile(path.join(dataFolder, 'cookie-secrets'), 'secret-of-the-test');
    await expectOneLine({ dataFolder }, path.join(dataFolder, 'cookie-secrets'), /damaged: remove it/);
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
});
