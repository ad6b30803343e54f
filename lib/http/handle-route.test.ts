import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { z } from 'zod';
import { conflict, unavailable } from '@/lib/errors';
import { handleRoute, reply, serve } from '@/lib/http/handle-route';
import { LIMITS } from '@/lib/http/limits';
import { defineOperation } from '@/lib/http/operation';
import { problemSchema } from '@/lib/http/problem';
import { log } from '@/lib/log';

const common = { tag: 'Tests', example: {} } as const;

const readThing = defineOperation({
  ...common,
  id: 'readThing',
  method: 'GET',
  path: '/api/things/{name}',
  summary: 'A public thing',
  params: z.object({ name: z.string().max(20, 'must be short') }),
  query: z.object({ colour: z.string().optional() }),
  publicForSeconds: () => secondsToEdge,
  costlyLimit: ({ colour }) => (colour === 'rare' ? 'dated' : undefined),
  answers: {
    200: { description: 'It', schema: z.object({ name: z.string(), colour: z.string().optional() }) },
  },
});

const writeThing = defineOperation({
  ...common,
  id: 'writeThing',
  method: 'POST',
  path: '/api/things/{name}',
  summary: 'Write it',
  params: z.object({ name: z.string() }),
  body: z.object({
    size: z.number('must be a number'),
    part: z.object({ deep: z.string('must be text') }).optional(),
  }),
  answers: { 201: { description: 'It', schema: z.object({ size: z.number() }) } },
});

const wipeThing = defineOperation({
  ...common,
  id: 'wipeThing',
  method: 'DELETE',
  path: '/api/things/{name}',
  summary: 'Fail in the way that the name asks for',
  params: z.object({ name: z.string() }),
  body: z.object({ why: z.string().optional() }),
  emptyBody: true,
  limit: 'none',
  answers: { 204: { description: 'Gone' } },
});

const FAILURES: Record<string, () => never> = {
  conflict: () => {
    throw conflict('Too late.', { size: 7 });
  },
  dependency: () => {
    throw unavailable('The oracle sleeps.', { cause: new Error('secret: oracle at 10.0.0.7') });
  },
  database: () => {
    throw Object.assign(new Error("Can't reach database server at 10.0.0.8:5432"), { code: 'P1001' });
  },
  bug: () => {
    throw new TypeError('secret: SELECT * FROM users');
  },
};

/** Whole seconds to an edge that passes while the handler of `readThing` works. */
let secondsToEdge = 42;

const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
  GET: serve(readThing, async ({ params, query }) => {
    if (params.name === 'edge') secondsToEdge = 600;
    return reply(200, { ...params, ...query });
  }),
  POST: serve(writeThing, async ({ body }) => reply(201, { size: body.size })),
  DELETE: serve(wipeThing, async ({ params }) => {
    FAILURES[params.name]?.();
    return reply(204, undefined);
  }),
});

const URL_OF_MOON = 'http://localhost/api/things/moon';
const get = (path = '/api/things/moon', headers: Record<string, string> = {}) =>
  new Request(`http://localhost${path}`, { headers });
const post = (body: string, headers: Record<string, string> = {}) =>
  new Request(URL_OF_MOON, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
const wipe = (name: string, init: RequestInit = {}) =>
  DELETE(new Request(`http://localhost/api/things/${name}`, { method: 'DELETE', ...init }));

async function problemOf(response: Response) {
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const problem = problemSchema.parse(await response.json());
  expect(problem.status).toBe(response.status);
  expect(problem.error).toBe(problem.detail);
  expect(problem.requestId).toBe(response.headers.get('x-request-id'));
  return problem;
}

beforeAll(() => {
  log().level = 'info';
});

beforeEach(() => {
  jest.restoreAllMocks();
  for (const level of ['info', 'error', 'debug'] as const)
    jest.spyOn(log(), level).mockImplementation(() => undefined);
});

describe('an answer', () => {
  it('is JSON with the declared status', async () => {
    const response = await POST(post('{"size":3,"unknown":"field"}'));
    expect(response.status).toBe(201);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ size: 3 });
  });

  it('carries the request’s name, or one of its own where that is none', async () => {
    const named = await GET(get(undefined, { 'x-request-id': 'a-name-of-12' }));
    expect(named.headers.get('x-request-id')).toBe('a-name-of-12');
    const nameless = await GET(get(undefined, { 'x-request-id': 'a name with <angles>' }));
    expect(nameless.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });

  it('leaves one line in the log, with the route and not the address', async () => {
    await GET(get('/api/things/a-private-name?colour=secret'));
    const lines = jest.mocked(log().info).mock.calls;
    expect(lines).toHaveLength(1);
    expect(lines[0]?.[0]).toMatchObject({
      method: 'GET',
      route: '/api/things/{name}',
      status: 200,
      client: 'anonymous',
    });
    expect(JSON.stringify(lines)).not.toMatch(/private|secret/);
  });

  it('names the client whose key is known', async () => {
    await GET(get(undefined, { 'x-api-key': 'chandra-web' }));
    await GET(get(undefined, { 'x-api-key': 'somebody' }));
    expect(
      jest.mocked(log().info).mock.calls.map(([line]) => (line as unknown as { client: string }).client),
    ).toEqual(['chandra-web', 'anonymous']);
  });
});

describe('a public GET', () => {
  it('may be kept by shared caches and read by other sites', async () => {
    const { headers } = await GET(get());
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=42');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.has('access-control-allow-credentials')).toBe(false);
    expect(headers.has('set-cookie')).toBe(false);
    expect(headers.has('ratelimit')).toBe(false);
  });

  it('that an edge overtakes may be kept as long as on the old side of it', async () => {
    secondsToEdge = 0;
    const { headers } = await GET(get('/api/things/edge'));
    secondsToEdge = 42;
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=0');
  });

  it('draws from a second allowance when its query makes it costly', async () => {
    const policyOf = async (path: string, headers = {}) =>
      (await GET(get(path, headers))).headers.get('ratelimit-policy');
    const read = `"read-anonymous";q=${LIMITS.read.anonymous.calls};w=60`;
    expect(await policyOf('/api/things/moon?colour=dull')).toBe(read);
    expect(await policyOf('/api/things/moon?colour=rare')).toBe(
      `${read}, "dated-anonymous";q=${LIMITS.dated.anonymous.calls};w=60`,
    );
    const rare = '/api/things/moon?colour=rare';
    for (let call = 1; call < LIMITS.dated.anonymous.calls; call += 1) await GET(get(rare));
    const refused = await GET(get(rare));
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await problemOf(refused)).status).toBe(429);
    expect((await GET(get('/api/things/moon?colour=dull'))).status).toBe(200);
  });

  it('answers 304 to whoever has it, and in full to whoever has another', async () => {
    const etag = (await GET(get())).headers.get('etag') ?? '';
    const again = await GET(get(undefined, { 'if-none-match': etag }));
    expect(again.status).toBe(304);
    expect(again.body).toBeNull();
    expect(again.headers.get('etag')).toBe(etag);
    expect(again.headers.get('cache-control')).toContain('s-maxage=42');
    expect((await GET(get('/api/things/sun', { 'if-none-match': etag }))).status).toBe(200);
  });

  it('tells other sites of its errors too', async () => {
    const response = await GET(get(`/api/things/${'x'.repeat(21)}`));
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect((await problemOf(response)).status).toBe(400);
  });

  it('is announced to a page that asks first, and writes are not', async () => {
    const { status, headers } = await OPTIONS(new Request(URL_OF_MOON, { method: 'OPTIONS' }));
    expect(status).toBe(204);
    expect(headers.get('allow')).toBe('GET, POST, DELETE, HEAD, OPTIONS');
    expect(headers.get('access-control-allow-methods')).toBe('GET, HEAD');
    expect(headers.get('access-control-allow-headers')).toContain('X-API-Key');
  });

  it('has a HEAD without a body', async () => {
    const response = await HEAD(new Request(URL_OF_MOON, { method: 'HEAD' }));
    expect(response.status).toBe(200);
    expect(response.body).toBeNull();
    expect(response.headers.get('etag')).toBe((await GET(get())).headers.get('etag'));
  });
});

describe('a write', () => {
  it('is closed to other sites', async () => {
    const response = await POST(post('{"size":3}'));
    expect(response.headers.has('access-control-allow-origin')).toBe(false);
    expect(response.headers.has('etag')).toBe(false);
  });

  it('is refused with 403 when another site sends it with cookies', async () => {
    const response = await POST(post('{"size":3}', { cookie: 'visitor=x', 'sec-fetch-site': 'cross-site' }));
    expect((await problemOf(response)).status).toBe(403);
  });

  it('says what is left of its allowance', async () => {
    const { headers } = await POST(post('{"size":3}'));
    expect(headers.get('ratelimit-policy')).toBe(`"write-anonymous";q=${LIMITS.write.anonymous.calls};w=60`);
    expect(headers.get('ratelimit')).toMatch(/^"write-anonymous";r=\d+;t=\d+$/);
  });
});

describe('bad input', () => {
  it('is 400 and names every fault by its path', async () => {
    const problem = await problemOf(await POST(post('{"size":"3","part":{"deep":1}}')));
    expect(problem.status).toBe(400);
    expect(problem.issues).toEqual([
      { path: 'size', message: 'must be a number' },
      { path: 'part.deep', message: 'must be text' },
    ]);
    expect(problem.detail).toBe('Bad input: size must be a number; part.deep must be text.');
  });

  it.each([
    ['an empty body', ''],
    ['malformed JSON', '{'],
    ['another kind of value', '[]'],
    ['a field given twice', '{"size":1,"size":2}'],
  ])('is 400 for %s', async (_what, body) => {
    const problem = await problemOf(await POST(post(body)));
    expect(problem.status).toBe(400);
    expect(problem.issues).not.toEqual([]);
  });

  it('is 413 and 415 for the body as a whole', async () => {
    expect((await problemOf(await POST(post(`{"size":1,"x":"${'x'.repeat(65_536)}"}`)))).status).toBe(413);
    expect((await problemOf(await POST(post('{"size":1}', { 'content-type': 'text/plain' })))).status).toBe(
      415,
    );
  });

  it.each([
    ['a broken escape in the path', '/api/things/%zz', 400],
    ['bytes in the path that are not UTF-8', '/api/things/%ff', 400],
    ['NUL in the path', '/api/things/a%00b', 400],
    ['a very long path', `/api/things/${'x'.repeat(3000)}`, 400],
    ['a broken escape in the query', '/api/things/moon?colour=%', 400],
    ['a broken escape in an unknown parameter', '/api/things/moon?other=%e0%a4', 400],
    ['NUL in the query', '/api/things/moon?colour=%00', 400],
    ['a parameter given twice', '/api/things/moon?colour=red&colour=red', 400],
    ['a very long query', `/api/things/moon?colour=${'x'.repeat(3000)}`, 400],
    ['another number of segments', '/api/things/moon/rise', 404],
  ])('is refused for %s', async (_what, path, status) => {
    expect((await problemOf(await GET(get(path)))).status).toBe(status);
  });

  it('is not an unknown parameter, an encoded slash, a plus for a blank', async () => {
    const response = await GET(get('/api/things/a%2Fb+c?other=1&other=2&colour=dark+blue%2B'));
    expect(await response.json()).toEqual({ name: 'a/b+c', colour: 'dark blue+' });
  });
});

describe('an operation without required fields', () => {
  it.each([
    ['no body', {}],
    ['an empty body of any type', { body: '', headers: { 'content-type': 'text/plain' } }],
    ['an empty object', { body: '{}', headers: { 'content-type': 'application/json' } }],
  ])('takes %s', async (_what, init) => {
    expect((await wipe('nothing', init)).status).toBe(204);
  });

  it('is as strict as any with a body that is not empty', async () => {
    expect((await wipe('nothing', { body: '{}', headers: { 'content-type': 'text/plain' } })).status).toBe(
      415,
    );
  });
});

describe('a method that the address does not take', () => {
  it.each([
    ['PUT', PUT],
    ['PATCH', PATCH],
  ])('is 405 with Allow: %s', async (method, handler) => {
    const response = await handler(new Request(URL_OF_MOON, { method }));
    expect(response.headers.get('allow')).toBe('GET, POST, DELETE, HEAD, OPTIONS');
    expect((await problemOf(response)).status).toBe(405);
  });

  it('is 405 without a body for HEAD where there is no GET', async () => {
    const only = handleRoute({
      POST: serve(writeThing, async ({ body }) => reply(201, { size: body.size })),
    });
    const response = await only.HEAD(new Request(URL_OF_MOON, { method: 'HEAD' }));
    expect([response.status, response.body, response.headers.get('allow')]).toEqual([
      405,
      null,
      'POST, OPTIONS',
    ]);
  });
});

describe('a failure', () => {
  it('shows the current state with 409', async () => {
    const problem = await problemOf(await wipe('conflict'));
    expect(problem).toMatchObject({ status: 409, detail: 'Too late.', current: { size: 7 } });
  });

  it.each([
    ['dependency', 503, 'The oracle sleeps.'],
    ['database', 503, 'A service that this depends on is down. Please try again soon.'],
    ['bug', 500, 'Something went wrong here. It has been noted.'],
  ])('of the kind %s is %i, tells nothing from inside and is logged', async (kind, status, detail) => {
    const response = await wipe(kind);
    const text = await response.clone().text();
    expect(text).not.toMatch(/secret|SELECT|10\.0\.0|at .*\.ts/);
    expect(await problemOf(response)).toMatchObject({ status, detail });
    expect(log().error).toHaveBeenCalledTimes(1);
  });

  it('says when to come back, when it will pass', async () => {
    expect((await wipe('database')).headers.get('retry-after')).toBe('5');
  });
});
