/** An orderly stop finishes what is under way, frees the data and ends with 0. */
import { rm } from 'node:fs/promises';
import { request } from 'node:http';
import { describe, expect, jest, test } from '@jest/globals';
import { startServer, temporaryFolder } from '../../fixtures/servers';

jest.setTimeout(60_000);

const PROFILE = JSON.stringify({
  name: 'Slow but sure',
  dateOfBirth: '1990-05-17',
  timeOfBirth: '06:30',
  placeOfBirth: 'Chennai, Tamil Nadu, India',
  latitude: 13.0827,
  longitude: 80.2707,
});

/** A write whose body comes in two halves; the second is sent by `finish`. */
function slowWrite(base: string) {
  const call = request(new URL('/api/users', base), {
    method: 'POST',
    agent: false,
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(PROFILE) },
  });
  const answered = new Promise<{ status: number; id: string }>((resolve, reject) => {
    call.on('error', reject);
    call.on('response', (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (piece: string) => {
        body += piece;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, id: String(JSON.parse(body).id) }));
    });
  });
  const begun = new Promise<void>((resolve) => call.write(PROFILE.slice(0, 20), () => resolve()));
  return { begun, finish: () => call.end(PROFILE.slice(20)), answered };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe.each(['SIGTERM', 'SIGINT'] as const)('%s', (signal) => {
  test('lets a write under way finish, refuses new ones, ends with 0 and frees the data', async () => {
    const dataFolder = await temporaryFolder();
    try {
      const server = await startServer({ dataFolder });
      const write = slowWrite(server.url);
      await write.begun;
      await pause(200);
      const ended = server.stop(signal);
      await pause(300);
      await expect(fetch(server.url)).rejects.toThrow();
      write.finish();
      const { status, id } = await write.answered;
      expect(status).toBe(201);
      expect(await ended).toMatchObject({ code: 0, signal: null, stderr: '' });

      const next = await startServer({ dataFolder });
      expect((await fetch(`${next.url}/api/users/${id}`)).status).toBe(200);
      await next.stop();
    } finally {
      await rm(dataFolder, { recursive: true, force: true });
    }
  });
});

test('a write that never ends is cut off after ten seconds', async () => {
  const server = await startServer();
  const write = slowWrite(server.url);
  const cut = expect(write.answered).rejects.toThrow();
  await write.begun;
  await pause(200);
  const started = performance.now();
  expect(await server.stop()).toMatchObject({ code: 0 });
  expect(performance.now() - started).toBeGreaterThan(9_000);
  expect(performance.now() - started).toBeLessThan(15_000);
  await cut;
});

test('an idle kept-alive connection does not hold the stop up', async () => {
  const server = await startServer();
  await (await fetch(server.url)).text();
  const started = performance.now();
  expect(await server.stop()).toMatchObject({ code: 0 });
  expect(performance.now() - started).toBeLessThan(3_000);
});
