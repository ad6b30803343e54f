/** The contract's section "Every call", line by line, on both engines. */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { type HttpClient, visitorOf } from '@/tests/fixtures/http-client';
import { ENGINES, sharedServerUrl } from '@/tests/fixtures/servers';
import { BIRTH } from './births';

jest.setTimeout(30_000);

const JSON_TYPE = { 'content-type': 'application/json' };
const KB = 1024;
/** A birth whose JSON is `bytes` long. */
const birthOf = (bytes: number) => {
  const bare = JSON.stringify({ ...BIRTH, padding: '' }).length;
  return JSON.stringify({ ...BIRTH, padding: 'x'.repeat(bytes - bare) });
};

describe.each(ENGINES)('every call on %s', (engine) => {
  let stranger: HttpClient;
  const post = (body: BodyInit, headers: Record<string, string> = JSON_TYPE) =>
    stranger.call('POST', '/api/users', { body, headers });

  beforeAll(async () => {
    stranger = await visitorOf(sharedServerUrl(engine));
  });

  test('is served with the client’s name, with an unknown one and without [C1-12] [C6-01] [C6-06]', async () => {
    for (const headers of [{ 'x-api-key': 'chandra-web' }, { 'x-api-key': 'nobody' }, {}])
      expect((await stranger.get('/api/users', headers as Record<string, string>)).status).toBe(200);
  });

  test('is JSON, not stored, and names its request', async () => {
    const { headers } = await stranger.get('/api/users', { 'x-request-id': 'integration-1' });
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-request-id')).toBe('integration-1');
  });

  test('answers an error as a problem that names its request', async () => {
    const { status, headers, body } = await stranger.get(`/api/users/${randomUUID()}`);
    expect(status).toBe(404);
    expect(headers.get('content-type')).toBe('application/problem+json');
    expect(body).toEqual({
      type: 'about:blank',
      title: 'Not found',
      status: 404,
      detail: 'There is no such profile.',
      error: 'There is no such profile.',
      requestId: headers.get('x-request-id'),
    });
  });

  test('names every fault of its input', async () => {
    const { status, body } = await stranger.post('/api/users', { ...BIRTH, name: '', latitude: 'north' });
    expect(status).toBe(400);
    expect(body.issues.map(({ path }: { path: string }) => path).sort()).toEqual(['latitude', 'name']);
  });

  test.each([
    ['an empty body', ''],
    ['malformed JSON', '{"name":'],
    ['a list', '[]'],
    ['a number', '7'],
    ['null', 'null'],
    ['a field given twice', '{"name":"a","name":"b"}'],
    ['a number beyond the finite', JSON.stringify(BIRTH).replace('13.0827', '1e999')],
    ['a number beyond the finite in an unknown field', JSON.stringify(BIRTH).replace('{', '{"x":-1e999,')],
    ['NUL in a name', JSON.stringify({ ...BIRTH, name: 'a\0b' })],
    ['NUL in an unknown field', JSON.stringify({ ...BIRTH, x: ['\0'] })],
    ['half a surrogate pair', JSON.stringify(BIRTH).replace('Meera', '\\ud800')],
    ['nesting 33 deep', JSON.stringify(BIRTH).replace('{', `{"x":${'['.repeat(32)}${']'.repeat(32)},`)],
    ['bytes that are not UTF-8', Buffer.from('{"name":"\xff"}', 'latin1')],
  ])('answers 400 to %s', async (_what, body) => {
    const { status, body: problem } = await post(body);
    expect(status).toBe(400);
    expect(problem.issues.length).toBeGreaterThan(0);
  });

  test('ignores unknown fields, and nesting 32 deep in them', async () => {
    const x = JSON.parse(`${'['.repeat(31)}${']'.repeat(31)}`);
    const { status, body } = await stranger.post('/api/users', {
      ...BIRTH,
      x,
      id: 'mine',
      visitorId: 'mine',
    });
    expect(status).toBe(201);
    expect(Object.keys(body)).not.toContain('visitorId');
    expect(body.id).not.toBe('mine');
  });

  test.each([
    ['text', { 'content-type': 'text/plain' }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['another charset', { 'content-type': 'application/json; charset=iso-8859-1' }],
    ['a content encoding', { ...JSON_TYPE, 'content-encoding': 'gzip' }],
  ])('answers 415 to %s', async (_what, headers) => {
    expect((await post(JSON.stringify(BIRTH), headers as Record<string, string>)).status).toBe(415);
  });

  test('answers 415 to a body without a type', async () => {
    expect((await post(Buffer.from(JSON.stringify(BIRTH)), {})).status).toBe(415);
  });

  test('reads a body of 64 KiB and answers 413 to a byte more', async () => {
    expect((await post(birthOf(64 * KB))).status).toBe(201);
    expect((await post(birthOf(64 * KB + 1))).status).toBe(413);
  });

  test('answers 413 to a body of a megabyte, announced or not', async () => {
    expect((await post(birthOf(1024 * KB))).status).toBe(413);
    expect((await post(new Blob([birthOf(1024 * KB)]).stream())).status).toBe(413);
    expect((await stranger.get('/api/health')).status).toBe(200);
  });

  test('leaves its connection usable, however early it was refused', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const send = (method: string, path: string, body = '') =>
      new Promise<number>((resolve, reject) => {
        const call = request(sharedServerUrl(engine) + path, { method, agent, timeout: 3_000 }, (answer) => {
          answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
        });
        call.once('timeout', () => call.destroy(new Error(`${method} ${path} got no answer`)));
        call.once('error', reject);
        call.end(body);
      });
    for (const [method, path, status] of [
      ['POST', '/api/users', 413],
      ['PUT', '/api/users', 405],
      ['POST', '/api/no/such/route', 404],
    ] as const) {
      expect(await send(method, path, 'x'.repeat(512 * KB))).toBe(status);
      expect(await send('GET', '/api/health')).toBe(200);
    }
    agent.destroy();
  });

  test('answers 405 with Allow', async () => {
    for (const [method, path, allow] of [
      ['PUT', '/api/users', 'GET, POST, HEAD, OPTIONS'],
      ['DELETE', '/api/users', 'GET, POST, HEAD, OPTIONS'],
      ['POST', '/api/users/x', 'GET, PATCH, DELETE, HEAD, OPTIONS'],
      ['POST', '/api/health', 'GET, HEAD, OPTIONS'],
    ] as const) {
      const { status, headers } = await stranger.call(method, path);
      expect([status, headers.get('allow')]).toEqual([405, allow]);
    }
  });

  test.each(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    'answers 404 to %s of an unknown route',
    async (method) => {
      expect((await stranger.call(method, '/api/no/such/route')).status).toBe(404);
      expect((await stranger.call(method, '/api/users/x/y')).status).toBe(404);
    },
  );

  test.each(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    'answers 404 to %s of /api itself, as a problem',
    async (method) => {
      for (const path of ['/api', '/api?x=1', '/api/']) {
        const { status, headers } = await stranger.call(method, path);
        expect([status, headers.get('content-type')]).toEqual([404, 'application/problem+json']);
      }
    },
  );

  test.each([
    '/api/users/%zz',
    '/api/users/%ff',
    '/api/users/a%00b',
    '/api/users/%E0%A4%A',
    `/api/users/${'x'.repeat(4000)}`,
    '/api/nakshatra-horoscopes?date=%',
    '/api/nakshatra-horoscopes?date=%ff',
    '/api/nakshatra-horoscopes?date=2026-11-21%00',
    '/api/nakshatra-horoscopes?date=2026-11-21&date=2026-11-22',
    `/api/nakshatra-horoscopes?timezone=${'x'.repeat(4000)}`,
    '/api/%zz',
  ])('answers 400 or 404 to %.60s', async (path) => {
    expect([400, 404]).toContain((await stranger.get(path)).status);
  });

  test.each([
    '\'; DROP TABLE "Profile"; --',
    '..%2F..%2Fetc',
    '%F0%9F%98%80',
    'constructor',
    '__proto__',
    '%20',
  ])('finds no profile by the name %s', async (id) => {
    expect((await stranger.get(`/api/users/${id}`)).status).toBe(404);
  });

  describe('a public GET', () => {
    const paths = ['/api/openapi.json', '/api/nakshatra-horoscopes?date=2026-11-21'];

    test.each(paths)('%s carries an ETag and answers 304', async (path) => {
      const first = await stranger.get(path);
      const etag = first.headers.get('etag') ?? '';
      expect(etag).toMatch(/^(W\/)?".+"$/);
      const again = await stranger.get(path, { 'if-none-match': etag });
      expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
      expect((await stranger.get(path, { 'if-none-match': '"another"' })).status).toBe(200);
    });

    test.each(paths)('%s may be kept until the next edge, and is open to other sites', async (path) => {
      const { headers } = await stranger.get(path, { origin: 'https://elsewhere.test' });
      expect(headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d+$/);
      expect(Number(headers.get('cache-control')?.split('=').at(-1))).toBeLessThanOrEqual(600);
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.has('access-control-allow-credentials')).toBe(false);
      expect(headers.has('set-cookie')).toBe(false);
    });

    test.each(paths)('%s may be asked for from other sites with a client’s name', async (path) => {
      const { status, headers } = await stranger.call('OPTIONS', path, {
        headers: { origin: 'https://elsewhere.test', 'access-control-request-method': 'GET' },
      });
      expect(status).toBe(204);
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('access-control-allow-headers')).toContain('X-API-Key');
    });

    test.each(paths)('%s has a HEAD', async (path) => {
      const { status, headers } = await stranger.call('HEAD', path);
      expect(status).toBe(200);
      expect(headers.has('etag')).toBe(true);
      expect(headers.get('content-length')).not.toBe('0');
    });
  });

  test.each(['/api/users', '/api/users/x', '/api/health', '/api/no/such/route'])(
    '%s is closed to other sites',
    async (path) => {
      const origin = { origin: 'https://elsewhere.test' };
      for (const method of ['GET', 'OPTIONS']) {
        const { headers } = await stranger.call(method, path, { headers: origin });
        expect(headers.has('access-control-allow-origin')).toBe(false);
      }
    },
  );

  describe('a write with cookies', () => {
    const elsewhere = [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://elsewhere.test' },
      { origin: 'null' },
    ] as unknown as Record<string, string>[];

    test.each(elsewhere)('from another site (%j) is 403 and does nothing', async (headers) => {
      const owner = await visitorOf(sharedServerUrl(engine));
      const { body: user } = await owner.post('/api/users', BIRTH);
      expect((await owner.post('/api/users', BIRTH, headers)).status).toBe(403);
      expect((await owner.patch(`/api/users/${user.id}`, { name: 'Mallory' }, headers)).status).toBe(403);
      expect((await owner.delete(`/api/users/${user.id}`, headers)).status).toBe(403);
      const { body: list } = await owner.get('/api/users');
      expect(list.map(({ name }: { name: string }) => name)).toEqual(['Meera']);
    });

    test('from our own pages is done', async () => {
      const owner = await visitorOf(sharedServerUrl(engine));
      await owner.post('/api/users', BIRTH);
      for (const headers of [
        { 'sec-fetch-site': 'same-origin' },
        { origin: sharedServerUrl(engine) },
        { 'sec-fetch-site': 'none' },
      ])
        expect((await owner.post('/api/users', BIRTH, headers as Record<string, string>)).status).toBe(201);
    });
  });

  test('GET /api/health says that all is well, whoever asks', async () => {
    const { status, body, headers } = await stranger.get('/api/health');
    expect([status, body]).toEqual([200, { status: 'ok', checks: { database: 'ok' } }]);
    expect(headers.get('cache-control')).toBe('no-store');
  });
});
