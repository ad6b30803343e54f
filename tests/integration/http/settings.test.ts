/** What the environment changes in the API: limits, proxies, the shared list, cookie secrets, https. */
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { LIMITS } from '@/lib/http/limits';
import { newVisitorId, visitorSetCookie } from '@/lib/http/visitor';
import { visitorOf } from '@/tests/fixtures/http-client';
import { type PostgresServer, startPostgres } from '@/tests/fixtures/postgres';
import { ENGINES, type RunningServer, startServer } from '@/tests/fixtures/servers';
import { BIRTH } from './births';

jest.setTimeout(30_000);

const OLD_SECRET = 'an older secret of this site which is long enough';
const NEW_SECRET = 'the newest secret of this site which is long enough';
const ENV = {
  RATE_LIMITS: 'on',
  TRUSTED_PROXIES: '127.0.0.1,::1',
  PROFILE_LIST: 'shared',
  COOKIE_SECRETS: `${NEW_SECRET},${OLD_SECRET}`,
  NEXT_PUBLIC_SITE_URL: 'https://chandra.test',
};
const WRITES = LIMITS.write.anonymous.calls;
const VISITOR_WRITES = LIMITS.write.visitor.calls;
const ANONYMOUS_READS = LIMITS.read.anonymous.calls;
/** All calls of an allowance have to fall into one window of it. */
const ONE_WINDOW_MILLISECONDS = 60_000;

let lastAddress = 0;
/** Headers of a caller from an address that nobody has called from. */
const fromElsewhere = () => {
  lastAddress += 1;
  return { 'x-forwarded-for': `198.18.${lastAddress >> 8}.${lastAddress & 255}` };
};

describe.each(ENGINES)('a server with other settings on %s', (engine) => {
  let postgres: PostgresServer | undefined;
  let databaseUrl: string | undefined;
  let server: RunningServer;

  beforeAll(async () => {
    postgres = engine === 'postgres' ? await startPostgres() : undefined;
    databaseUrl = await postgres?.createDatabase();
    server = await startServer({ databaseUrl, env: ENV });
  }, 90_000);

  afterAll(async () => {
    await server.stop();
    await postgres?.stop();
  });

  /** The statuses of many calls, a few at a time. */
  async function statusesOf(calls: number, call: () => Promise<{ status: number }>): Promise<number[]> {
    const statuses: number[] = [];
    while (statuses.length < calls) {
      const batch = Array.from({ length: Math.min(20, calls - statuses.length) }, call);
      statuses.push(...(await Promise.all(batch)).map(({ status }) => status));
    }
    return statuses;
  }

  test(
    'counts writes by address, and refuses with 429 and when to come back',
    async () => {
      const visitor = await visitorOf(server.url);
      const here = fromElsewhere();
      const write = () =>
        visitor.call('POST', '/api/users', { json: {}, headers: { ...here, cookie: 'none' } });
      expect(new Set(await statusesOf(WRITES, write))).toEqual(new Set([400]));
      const { status, headers, body } = await write();
      expect(status).toBe(429);
      const seconds = Number(headers.get('retry-after'));
      expect(seconds).toBeGreaterThanOrEqual(1);
      expect(seconds).toBeLessThanOrEqual(60);
      expect(headers.get('ratelimit-policy')).toBe(`"write-anonymous";q=${WRITES};w=60`);
      expect(headers.get('ratelimit')).toBe(`"write-anonymous";r=0;t=${seconds}`);
      expect(body.detail).toBe(`Too many calls. Try again in ${seconds} seconds.`);
      const elsewhere = { ...fromElsewhere(), cookie: 'none' };
      expect((await visitor.call('POST', '/api/users', { json: {}, headers: elsewhere })).status).toBe(400);
    },
    ONE_WINDOW_MILLISECONDS,
  );

  test(
    'counts writes by visitor, from wherever they come',
    async () => {
      const visitor = await visitorOf(server.url);
      await visitor.post('/api/users', BIRTH, fromElsewhere());
      const write = () => visitor.post('/api/users', {}, fromElsewhere());
      expect(new Set(await statusesOf(VISITOR_WRITES, write))).toEqual(new Set([400]));
      const { status, headers } = await write();
      expect(status).toBe(429);
      expect(headers.get('ratelimit')).toMatch(/^"write-anonymous";r=\d+;t=\d+, "write-visitor";r=0;t=\d+$/);
    },
    ONE_WINDOW_MILLISECONDS,
  );

  test(
    'counts reads, allows more to a client that gives its name, and always says how it is',
    async () => {
      const visitor = await visitorOf(server.url);
      const here = fromElsewhere();
      const read = () => visitor.get('/api/users', here);
      expect(new Set(await statusesOf(ANONYMOUS_READS, read))).toEqual(new Set([200]));
      expect((await read()).status).toBe(429);
      const named = await visitor.get('/api/users', { ...here, 'x-api-key': 'chandra-web' });
      const policy = `"read-named";q=${LIMITS.read.named.calls};w=60`;
      expect([named.status, named.headers.get('ratelimit-policy')]).toEqual([200, policy]);
      const unknown = await visitor.get('/api/users', { ...here, 'x-api-key': 'somebody' });
      expect(unknown.status).toBe(429);
      expect((await visitor.get('/api/health', here)).status).toBe(200);
    },
    ONE_WINDOW_MILLISECONDS,
  );

  test('counts reads of a date for themselves', async () => {
    const visitor = await visitorOf(server.url);
    const { headers } = await visitor.get('/api/nakshatra-horoscopes?date=2026-11-21', fromElsewhere());
    expect(headers.get('ratelimit-policy')).toBe(
      `"read-anonymous";q=${ANONYMOUS_READS};w=60, "dated-anonymous";q=${LIMITS.dated.anonymous.calls};w=60`,
    );
  });

  test('lists, changes and deletes everybody’s profiles with PROFILE_LIST=shared [C6-04]', async () => {
    const [owner, other] = [await visitorOf(server.url), await visitorOf(server.url)];
    const { body: user } = await owner.post('/api/users', BIRTH, fromElsewhere());
    const { body: list } = await other.get('/api/users', fromElsewhere());
    expect(list.map(({ id }: { id: string }) => id)).toContain(user.id);
    const path = `/api/users/${user.id}`;
    expect((await other.patch(path, { name: 'Shared' }, fromElsewhere())).body.name).toBe('Shared');
    expect((await other.delete(path, fromElsewhere())).status).toBe(204);
    expect((await owner.get(path, fromElsewhere())).status).toBe(404);
  });

  test('accepts a cookie of an older secret and signs it anew', async () => {
    const visitor = await visitorOf(server.url);
    const id = newVisitorId();
    const signedWith = (secret: string) => visitorSetCookie(id, [secret], true);
    const bare = (cookie: string) => cookie.split(';', 1)[0] ?? '';
    const older = { ...fromElsewhere(), cookie: bare(signedWith(OLD_SECRET)) };
    const { body: user, headers } = await visitor.post('/api/users', BIRTH, older);
    expect(headers.getSetCookie()).toEqual([signedWith(NEW_SECRET)]);
    const newer = { ...fromElsewhere(), cookie: bare(signedWith(NEW_SECRET)) };
    const answer = await visitor.patch(`/api/users/${user.id}`, { name: 'Same visitor' }, newer);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
  });

  test('marks the cookie Secure when the site is https', async () => {
    const visitor = await visitorOf(server.url);
    const { headers } = await visitor.post('/api/users', BIRTH, fromElsewhere());
    expect(headers.getSetCookie()[0]).toMatch(/; Secure$/);
  });

  test('takes writes from its public name', async () => {
    const visitor = await visitorOf(server.url);
    const headers = { ...fromElsewhere(), cookie: 'a=b', origin: 'https://chandra.test' };
    expect((await visitor.post('/api/users', BIRTH, headers)).status).toBe(201);
  });

  if (engine === 'postgres') {
    test('counts writes in the database, so that every instance sees them', async () => {
      const visitor = await visitorOf(server.url);
      const here = fromElsewhere();
      await visitor.post('/api/users', {}, here);
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      const { rows } = await client.query('SELECT points FROM "RateLimiterFlexible" WHERE key LIKE $1', [
        `%${here['x-forwarded-for']}`,
      ]);
      await client.end();
      expect(rows).toEqual([{ points: 1 }]);
    });
  }
});
