/** A database that goes away is 503 everywhere and nowhere 500. */
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { type HttpClient, visitorOf } from '@/tests/fixtures/http-client';
import { type PostgresServer, startPostgres } from '@/tests/fixtures/postgres';
import { type RunningServer, startServer } from '@/tests/fixtures/servers';
import { BIRTH } from './births';

jest.setTimeout(30_000);

describe('without its database', () => {
  let server: RunningServer;
  let visitor: HttpClient;
  let postgres: PostgresServer;
  let id: string;

  beforeAll(async () => {
    postgres = await startPostgres();
    server = await startServer({ databaseUrl: await postgres.createDatabase(), env: { RATE_LIMITS: 'on' } });
    visitor = await visitorOf(server.url);
    id = (await visitor.post('/api/users', BIRTH)).body.id;
    await postgres.stop();
  }, 90_000);

  afterAll(async () => {
    await server.stop();
  });

  test('the server says so to whoever asks how it is', async () => {
    const { status, body } = await visitor.get('/api/health');
    expect(status).toBe(503);
    expect(body).toMatchObject({
      status: 503,
      detail: 'The database is down.',
      checks: { database: 'down' },
    });
  });

  test('every call that needs it is 503 and says when to come back', async () => {
    const answers = [
      await visitor.get('/api/users'),
      await visitor.post('/api/users', BIRTH),
      await visitor.get(`/api/users/${id}`),
      await visitor.patch(`/api/users/${id}`, { name: 'x' }),
      await visitor.delete(`/api/users/${id}`),
    ];
    for (const { status, headers, text } of answers) {
      expect([status, headers.get('retry-after')]).toEqual([503, '5']);
      expect(text).not.toMatch(/prisma|postgres|127\.0\.0\.1|ECONN|SELECT/i);
    }
  });

  test('bad input is still bad input, and the sky is still there', async () => {
    expect((await visitor.post('/api/users', {})).status).toBe(400);
    expect((await visitor.get('/api/nakshatra-horoscopes')).status).toBe(200);
  });
});
