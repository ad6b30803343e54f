/** How a page leaves the server: its policy, its compression, its caching headers, its status. */
import { createHash } from 'node:crypto';
import { type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { sharedServerUrl } from '../../fixtures/servers';

interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Neither follows redirects nor undoes a content encoding. */
function ask(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  base = sharedServerUrl('pglite'),
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const call = request(new URL(path, base), { method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
      answer.on('error', reject);
    });
    call.on('error', reject);
    call.end();
  });
}

const sourcesOf = (policy: string, directive: string) =>
  policy
    .split(';')
    .map((part) => part.trim().split(/\s+/))
    .find(([name]) => name === directive)
    ?.slice(1) ?? [];

/** The inline scripts a browser would run, cut out by hand: not the way the server finds them. */
function inlineScripts(html: string): string[] {
  return html
    .split('<script')
    .slice(1)
    .map((piece) => piece.slice(0, piece.indexOf('</script')))
    .map((piece) => ({ tag: piece.slice(0, piece.indexOf('>')), text: piece.slice(piece.indexOf('>') + 1) }))
    .filter(({ tag }) => !tag.includes(' src=') && !tag.includes('json"'))
    .map(({ text }) => text);
}

const fingerprint = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

describe.each(['/', '/there-is-no-such-page'])('the content security policy of %s', (path) => {
  test('allows the inline scripts of this very page, by hash, and no other', async () => {
    const { headers, body } = await ask(path);
    const sources = sourcesOf(String(headers['content-security-policy']), 'script-src');
    const scripts = inlineScripts(body.toString());
    expect(scripts.length).toBeGreaterThan(0);
    expect(new Set(sources)).toEqual(new Set(["'self'", ...scripts.map(fingerprint)]));
  });

  test('is strict about everything else', async () => {
    const policy = String((await ask(path)).headers['content-security-policy']);
    expect(sourcesOf(policy, 'default-src')).toEqual(["'self'"]);
    expect(sourcesOf(policy, 'img-src')).toEqual(["'self'", 'data:']);
    for (const directive of ['object-src', 'base-uri', 'frame-ancestors'])
      expect(sourcesOf(policy, directive)).toEqual(["'none'"]);
    expect(sourcesOf(policy, 'form-action')).toEqual(["'self'"]);
  });
});

test('every kind of answer carries the security headers', async () => {
  const chunk = /\/_next\/static\/[^"]+\.js/.exec((await ask('/')).body.toString())?.[0] ?? '';
  expect(chunk).not.toBe('');
  for (const path of ['/', '/there-is-no-such-page', '/api/health', '/api/there-is-none', chunk]) {
    const { headers } = await ask(path);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(headers['x-powered-by']).toBeUndefined();
    // The tests speak plain http, where this header would lock a visitor out.
    expect(headers['strict-transport-security']).toBeUndefined();
  }
});

describe('compression', () => {
  const decoders: Record<string, (body: Buffer) => Buffer> = {
    br: brotliDecompressSync,
    gzip: gunzipSync,
    identity: (body) => body,
  };

  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0.2, gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['*', 'br'],
    ['zstd', 'identity'],
    ['', 'identity'],
  ])('a client that accepts "%s" is answered in %s', async (accept, encoding) => {
    const plain = await ask('/');
    const { headers, body } = await ask('/', { 'accept-encoding': accept });
    expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers.vary?.toLowerCase()).toContain('accept-encoding');
    expect(decoders[encoding]?.(body).toString()).toBe(plain.body.toString());
    if (encoding !== 'identity') expect(body.length).toBeLessThan(plain.body.length / 3);
  });

  test('many first callers of one page all get it whole', async () => {
    const path = '/there-is-no-such-page-either';
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ask(path, { 'accept-encoding': 'br' })),
    );
    for (const { body } of answers) expect(brotliDecompressSync(body).toString()).toMatch(/<\/html>\s*$/);
  });

  test('scripts are compressed and kept for ever; a range of one is its plain bytes', async () => {
    const chunk = /\/_next\/static\/[^"]+\.js/.exec((await ask('/')).body.toString())?.[0] ?? '';
    const packed = await ask(chunk, { 'accept-encoding': 'br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const plain = await ask(chunk);
    const range = await ask(chunk, { 'accept-encoding': 'br', range: 'bytes=10-19' });
    expect(range.status).toBe(206);
    expect(range.headers['content-encoding']).toBeUndefined();
    expect(range.body).toEqual(plain.body.subarray(10, 20));
  });

  test('HEAD tells what GET would send, in the same encoding', async () => {
    const given = { 'accept-encoding': 'gzip' };
    // Asked for the first time by HEAD: nothing of a GET can be remembered.
    const path = `/first-asked-by-head-${Date.now()}`;
    const [head, get] = [await ask(path, given, 'HEAD'), await ask(path, given)];
    expect(head.headers['content-security-policy']).toContain('sha256-');
    const told = ['content-security-policy', 'content-encoding', 'content-length', 'etag', 'content-type'];
    for (const name of told) expect(head.headers[name]).toBe(get.headers[name]);
    expect(head.body.length).toBe(0);
  });
});

describe('caching', () => {
  test('a page may be kept in between until the next ten-minute edge and no longer', async () => {
    const { headers } = await ask('/');
    const [, seconds] = /^public, max-age=0, s-maxage=(\d+)$/.exec(headers['cache-control'] ?? '') ?? [];
    expect(seconds).toBeDefined();
    const toEdge = 600 - ((Date.now() / 1000) % 600);
    // The answer may have been made a second or two before the figure.
    expect(Number(seconds)).toBeLessThanOrEqual(Math.ceil(toEdge) + 2);
    expect(Number(seconds)).toBeGreaterThanOrEqual(Math.floor(toEdge) - 2);
  });

  test.each(['br', 'gzip', 'identity'])('a page known already is 304, asked in %s', async (encoding) => {
    const { etag = '' } = (await ask('/', { 'accept-encoding': 'br' })).headers;
    expect(etag).toMatch(/^W\/"/);
    const again = await ask('/', { 'accept-encoding': encoding, 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(again.body.length).toBe(0);
    expect(again.headers).toMatchObject({ etag, 'cache-control': expect.stringContaining('s-maxage=') });
    expect(again.headers.vary?.toLowerCase()).toContain('accept-encoding');
    // A 304 renews the stored headers: a policy without the page's hashes would stop its scripts.
    expect(again.headers['content-security-policy']).toBeUndefined();
  });
});

test('an unknown page is 404 from the first request on, and is kept nowhere', async () => {
  const path = `/never-asked-before-${Date.now()}`;
  for (const attempt of [1, 2]) {
    const { status, headers } = await ask(`${path}-${attempt}`);
    expect(status).toBe(404);
    expect(headers['cache-control']).toContain('no-store');
  }
});

test('the daily page is at most 40 KB of HTML, as gzip sends it', async () => {
  for (const path of ['/', '/horoscope']) {
    const { headers, body } = await ask(path, { 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(body.length).toBeGreaterThan(10 * 1024);
    expect(body.length).toBeLessThanOrEqual(40 * 1024);
  }
});

test('a page that finds nothing while it is drawn is answered with the whole not-found page', async () => {
  const { status, headers, body } = await ask('/horoscope/rohini/1999-01-01');
  expect(status).toBe(404);
  expect(body.toString()).toContain('Page not found');
  expect(body.toString()).toContain('<html lang="en"');
  expect(sourcesOf(String(headers['content-security-policy']), 'script-src').length).toBeGreaterThan(1);
  const { status: withoutBody } = await ask('/horoscope/rohini/1999-01-01', {}, 'HEAD');
  expect(withoutBody).toBe(404);
});
