/** Sign-ups with the limits on, through a mail service that is slow, fails, and recovers. */
import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { LIMITS } from '@/lib/http/limits';
import { type HttpClient, visitorOf } from '@/tests/fixtures/http-client';
import { type PostgresServer, startPostgres } from '@/tests/fixtures/postgres';
import { type RecordingServer, startRecordingServer } from '@/tests/fixtures/recording-server';
import { ENGINES, type RunningServer, startServer } from '@/tests/fixtures/servers';

jest.setTimeout(30_000);

const SIGN_UP = '/api/email-subscription';
const accept = (response: ServerResponse) => void response.end('{"id":"mail-1"}');

let lastAddress = 0;
/** Headers of a caller from an address that nobody has called from. */
const fromElsewhere = () => {
  lastAddress += 1;
  return { 'x-forwarded-for': `198.18.${lastAddress >> 8}.${lastAddress & 255}` };
};

describe.each(ENGINES)('limited sign-ups on %s', (engine) => {
  let postgres: PostgresServer | undefined;
  let service: RecordingServer;
  let server: RunningServer;
  let stranger: HttpClient;
  let answer: (response: ServerResponse) => void;

  beforeAll(async () => {
    service = await startRecordingServer((response) => answer(response));
    postgres = engine === 'postgres' ? await startPostgres() : undefined;
    server = await startServer({
      databaseUrl: await postgres?.createDatabase(),
      env: {
        RATE_LIMITS: 'on',
        TRUSTED_PROXIES: '127.0.0.1,::1',
        RESEND_API_KEY: 're_a_secret_key',
        RESEND_BASE_URL: service.url,
        MAIL_FROM: 'Chandra <moon@chandra.example>',
      },
    });
    stranger = await visitorOf(server.url);
  }, 90_000);

  beforeEach(() => {
    answer = accept;
  });

  afterAll(async () => {
    await server.stop();
    await service.stop();
    await postgres?.stop();
  });

  const signUp = (email: string, body: object = {}) =>
    stranger.post(SIGN_UP, { email, ...body }, fromElsewhere());
  const callsTo = (address: string) => service.calls.filter(({ body }) => body.includes(`"${address}"`));

  /** The calls to the mail service for an address, once there are so many; or, for a mail too many, after a while. */
  async function untilCalled(address: string, count: number) {
    for (let round = 0; round < 100 && callsTo(address).length < count; round += 1) await pause(20);
    return callsTo(address);
  }

  test('go to Resend, each with a key of its own', async () => {
    await signUp('one@example.org');
    await signUp('two@example.org');
    const [one] = await untilCalled('one@example.org', 1);
    const [two] = await untilCalled('two@example.org', 1);
    expect(one).toMatchObject({
      method: 'POST',
      path: '/emails',
      headers: { authorization: 'Bearer re_a_secret_key' },
    });
    expect(JSON.parse(one?.body ?? '')).toMatchObject({
      from: 'Chandra <moon@chandra.example>',
      to: 'one@example.org',
      text: expect.stringContaining('/newsletter/confirm?token='),
    });
    expect(one?.headers['idempotency-key']).toMatch(/^sign-up\//);
    expect(one?.headers['idempotency-key']).not.toBe(two?.headers['idempotency-key']);
  });

  test('bring one mail to an address however often they come, and always the same answer', async () => {
    const answers = [];
    for (let round = 0; round < 10; round += 1)
      answers.push(await signUp('bombed@example.org', { name: `${round}` }));
    answers.push(...(await Promise.all(Array.from({ length: 10 }, () => signUp('Bombed@Example.org')))));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    await pause(300);
    expect([...callsTo('bombed@example.org'), ...callsTo('Bombed@example.org')]).toHaveLength(1);
  });

  test('from one address are refused when there are too many, whatever they ask for', async () => {
    const here = fromElsewhere();
    const { calls } = LIMITS.signUp.anonymous;
    const statuses = new Set<number>();
    for (let round = 0; round < calls; round += 10)
      for (const { status } of await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          stranger.post(SIGN_UP, { email: `crowd${round + index}@example.org` }, here),
        ),
      ))
        statuses.add(status);
    expect(statuses).toEqual(new Set([200]));
    for (const email of ['crowd0@example.org', 'never.seen@example.org']) {
      const { status, headers, body } = await stranger.post(SIGN_UP, { email }, here);
      expect([status, body.success]).toEqual([429, false]);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(body.message).toBe(body.detail);
    }
    expect((await signUp('elsewhere@example.org')).status).toBe(200);
    expect(callsTo('never.seen@example.org')).toEqual([]);
  });

  test('are kept while the mail service fails, and the next one sends again', async () => {
    answer = (response) => response.writeHead(500).end('oops');
    expect((await signUp('failed@example.org')).body.success).toBe(true);
    await untilCalled('failed@example.org', 1);
    // What failed is taken back once it has been logged.
    for (let wait = 0; !server.output().stdout.includes('a sign-up mail failed') && wait < 100; wait += 1)
      await pause(100);
    await pause(300);
    answer = accept;
    expect((await signUp('failed@example.org')).body.success).toBe(true);
    const [first, second] = await untilCalled('failed@example.org', 2);
    expect(first?.headers['idempotency-key']).not.toBe(second?.headers['idempotency-key']);
    const [, token] = /token=([\w-]{22})/.exec(second?.body ?? '') ?? [];
    expect((await stranger.post(`${SIGN_UP}/confirm`, { token })).status).toBe(200);
    const { stdout } = server.output();
    expect(stdout).toContain('Resend: application_error, status 500');
    expect(stdout).not.toMatch(/example\.org|re_a_secret_key/);
  });

  test('are answered while the mail service hangs', async () => {
    answer = () => {};
    const startedAt = performance.now();
    expect((await signUp('hanging@example.org')).status).toBe(200);
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    await untilCalled('hanging@example.org', 1);
    expect((await stranger.get('/api/health')).status).toBe(200);
  });
});

test('a mail that is under way is sent before the server ends', async () => {
  const service = await startRecordingServer((response) => void setTimeout(accept, 700, response));
  const server = await startServer({ env: { RESEND_API_KEY: 're_key', RESEND_BASE_URL: service.url } });
  const stranger = await visitorOf(server.url);
  await stranger.post(SIGN_UP, { email: 'last@example.org' });
  const { code, stdout } = await server.stop();
  expect(code).toBe(0);
  expect(service.calls).toHaveLength(1);
  expect(stdout).not.toContain('a sign-up mail failed');
  await service.stop();
}, 60_000);
