/** The two files that crawlers ask for first. */
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from '@jest/globals';
import { validateXML } from 'xmllint-wasm';
import { PAGES } from '@/lib/routes';
import { sharedServerUrl } from '@/tests/fixtures/servers';

const base = sharedServerUrl('pglite');
/** What a server without a configured address takes for its own. */
const ORIGIN = 'http://localhost:0';

const ask = (path: string, headers: Record<string, string> = {}) => fetch(base + path, { headers });

/** Whether the rules for every crawler let one read a path: the longest rule that fits decides (RFC 9309). */
function mayBeRead(robots: string, path: string): boolean {
  const rules = [...robots.matchAll(/^(Allow|Disallow): (\S+)$/gm)]
    .filter(([, , prefix = '']) => path.startsWith(prefix))
    .toSorted(([, , one = ''], [, , other = '']) => other.length - one.length);
  return rules[0]?.[1] !== 'Disallow';
}

describe.each([
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
])('%s', (path, type) => {
  test('says what it is, may be kept for an hour, and is not sent twice', async () => {
    const { status, headers } = await ask(path);
    expect([status, headers.get('content-type')]).toEqual([200, type]);
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
    const etag = headers.get('etag') ?? '';
    const again = await ask(path, { 'if-none-match': etag });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    expect((await ask(path, { 'if-none-match': 'W/"another"' })).status).toBe(200);
  });

  test('names this site and nothing of the build', async () => {
    const text = await (await ask(path)).text();
    expect(text).toContain(ORIGIN);
    expect(text).not.toContain('.invalid');
  });
});

test('the sitemap is one by the protocol’s own schema', async () => {
  const { valid, errors } = await validateXML({
    xml: await (await ask('/sitemap.xml')).text(),
    schema: await readFile('tests/reference/sitemaps-org/sitemap.xsd', 'utf8'),
  });
  expect(errors).toEqual([]);
  expect(valid).toBe(true);
});

test('robots.txt names the sitemap, keeps calls and the back office out, and lets every page be read', async () => {
  const robots = await (await ask('/robots.txt')).text();
  expect(robots).toMatch(/^User-agent: \*$/m);
  expect(robots).toMatch(new RegExp(`^Sitemap: ${ORIGIN}/sitemap\\.xml$`, 'm'));
  for (const path of ['/api/users', '/api/panchang?date=2026-11-21', '/admin', '/admin/newsletter'])
    expect([path, mayBeRead(robots, path)]).toEqual([path, false]);
  // A noindex in a page that may not be read is never seen.
  for (const path of [...PAGES.map((page) => page.path), '/og/daily.png', '/api/openapi.json'])
    expect([path, mayBeRead(robots, path)]).toEqual([path, true]);
});
