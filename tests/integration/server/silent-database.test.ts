/** A database that keeps its connections open and says nothing more holds neither a call nor a stop for ever. */
import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { type RunningServer, startServer } from '../../fixtures/servers';

jest.setTimeout(60_000);

const NOBODY = '/api/users/00000000-0000-4000-8000-000000000000';

let silent = false;
let sockets: Socket[];
let relay: Server;
let server: RunningServer | undefined;

beforeAll(async () => {
  const url = new URL(String(process.env.TEST_POSTGRES_URL));
  url.pathname = '/silent_database';
  const upstreamPort = Number(url.port);
  sockets = [];
  // Stands between the server and PostgreSQL, and swallows what is said once it has gone silent.
  relay = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ port: upstreamPort, host: '127.0.0.1', allowHalfOpen: true });
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.push(from);
      from.on('error', () => undefined);
      from.on('data', (chunk) => {
        if (!silent) to.write(chunk);
      });
      from.on('end', () => {
        if (!silent) to.end();
      });
      // PostgreSQL resets a connection that is ended before it has read all; the other side must learn of that, too.
      from.on('close', () => {
        if (!silent) to.end();
      });
    }
  });
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  const address = relay.address();
  url.port = typeof address === 'object' && address !== null ? String(address.port) : '';
  server = await startServer({ databaseUrl: url.href });
}, 60_000);

afterAll(async () => {
  await server?.stop('SIGKILL');
  for (const socket of sockets) socket.destroy();
  relay.close();
});

test('a call is 503 after fifteen seconds, and a stop does not wait longer', async () => {
  if (server === undefined) throw new Error('The server did not start.');
  expect((await fetch(server.url + NOBODY)).status).toBe(404);
  silent = true;
  const asked = performance.now();
  expect((await fetch(server.url + NOBODY)).status).toBe(503);
  expect(performance.now() - asked).toBeLessThan(18_000);

  const underWay = fetch(server.url + NOBODY).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 200));
  const told = performance.now();
  expect(await server.stop()).toMatchObject({ code: 0 });
  expect(performance.now() - told).toBeLessThan(18_000);
  await underWay;
});
