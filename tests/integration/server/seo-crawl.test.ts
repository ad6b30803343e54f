/**
 * What a search engine finds: every page of lib/routes.ts, every address of the sitemap and the not-found page, read as they are
 * sent. What only a browser sees is in tests/e2e/crawl.spec.ts.
 */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { NOT_FOUND, PAGES } from '@/lib/routes';
import { sitemapPaths } from '@/lib/seo/sitemap-paths';
import {
  linkHref,
  metaContent,
  type ReadPage,
  readPage,
  referencesOf,
  urlsInCss,
} from '@/tests/fixtures/page-reader';
import { type RunningServer, startServer } from '@/tests/fixtures/servers';
import { structuredDataIssues } from '@/tests/fixtures/structured-data';

/** Given to the server when it starts: no build knew of it. */
const SITE_URL = 'https://crawled.chandra.example';
const UNKNOWN = '/there-is-no-such-page';
const ROUTE_BY_PATH = new Map(PAGES.map((page) => [page.path, page]));
const ADDRESSES = [...new Set([...ROUTE_BY_PATH.keys(), ...sitemapPaths()])];
const INDEXABLE = sitemapPaths();
const AT_ONCE = 8;
const LARGEST_IMAGE_BYTES = 300_000;

interface FetchedPage extends ReadPage {
  readonly status: number;
  readonly html: string;
}

let server: RunningServer;
const pages = new Map<string, FetchedPage>();

/** Does the work for each item, a few at a time. */
async function forEachOf<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

beforeAll(async () => {
  server = await startServer({
    env: { NEXT_PUBLIC_SITE_URL: SITE_URL, CHANDRA_NOW: '2026-11-21T12:00:00Z' },
  });
  await forEachOf([...ADDRESSES, UNKNOWN], async (path) => {
    const response = await fetch(server.url + path, { redirect: 'manual' });
    const html = await response.text();
    pages.set(path, { ...readPage(html), status: response.status, html });
  });
}, 120_000);

afterAll(() => server.stop());

const pageAt = (path: string): FetchedPage => {
  const page = pages.get(path);
  if (page === undefined) throw new Error(`${path} was not fetched`);
  return page;
};

/** Browsers and crawlers take an address with and without the root's slash as one. */
const sameAddress = (written: string | undefined) =>
  written === undefined ? undefined : new URL(written).href;

/** The path of an address that is the site's own; undefined for any other. */
function ownPath(reference: string, base: string): URL | undefined {
  if (!URL.canParse(reference, SITE_URL + base)) throw new Error(`${base} names “${reference}”, no address`);
  const url = new URL(reference, SITE_URL + base);
  return url.origin === SITE_URL ? url : undefined;
}

describe.each(ADDRESSES)('%s', (path) => {
  const route = ROUTE_BY_PATH.get(path);
  const listed = INDEXABLE.includes(path);

  test('is answered 200 and has one first heading', () => {
    const { status, tags } = pageAt(path);
    expect(status).toBe(200);
    expect(tags.filter(({ name }) => name === 'h1')).toHaveLength(1);
  });

  test('says in its head what it is, and where', () => {
    const page = pageAt(path);
    const description = metaContent(page, 'description') ?? '';
    expect(page.title).toMatch(/^.{3,90} \| Chandra$/);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(metaContent(page, 'keywords')?.split(',').length).toBeGreaterThan(2);
    if (route !== undefined)
      expect([page.title, description]).toEqual([`${route.title} | Chandra`, route.description]);
    const wanted = new URL(route?.canonical ?? path, SITE_URL).href;
    expect(sameAddress(linkHref(page, 'canonical'))).toBe(wanted);
    expect(sameAddress(metaContent(page, 'og:url'))).toBe(wanted);
    const indexed = route?.index ?? listed;
    expect(metaContent(page, 'robots')).toBe(indexed ? 'index, follow' : 'noindex, nofollow');
    const { lang } = page.tags.find(({ name }) => name === 'html')?.attributes ?? {};
    expect(lang).toBe('en');
  });
});

describe.each([...ADDRESSES, UNKNOWN])('%s', (path) => {
  test('is shown on social networks by its title, its description and its picture', () => {
    const page = pageAt(path);
    for (const prefix of ['og', 'twitter']) {
      expect(metaContent(page, `${prefix}:title`)).toBe(page.title);
      expect(metaContent(page, `${prefix}:description`)).toBe(metaContent(page, 'description'));
      expect(metaContent(page, `${prefix}:image`)).toMatch(`${SITE_URL}/og/`);
      expect(metaContent(page, `${prefix}:image:alt`)?.length).toBeGreaterThan(10);
    }
    expect(metaContent(page, 'twitter:card')).toBe('summary_large_image');
    expect(metaContent(page, 'og:site_name')).toBe('Chandra');
    const size = ['width', 'height'].map((side) => metaContent(page, `og:image:${side}`));
    expect(size).toEqual(['1200', '630']);
  });

  test('carries structured data that a validator accepts', async () => {
    const { html, structuredData } = pageAt(path);
    expect(await structuredDataIssues(html)).toEqual([]);
    const blocks = structuredData.map((text) => JSON.parse(text) as Record<string, unknown>);
    const kinds = blocks.map((block) => block['@type']);
    expect(kinds).toEqual(
      expect.arrayContaining(path === UNKNOWN ? ['WebPage'] : ['WebSite', 'Organization']),
    );
    expect(new Set(kinds).size).toBe(kinds.length);
    for (const block of blocks) expect(block['@context']).toBe('https://schema.org');
    const canonical = ROUTE_BY_PATH.get(path)?.canonical ?? path;
    if (canonical !== '/' && path !== UNKNOWN) expect(kinds).toContain('BreadcrumbList');
  });
});

test('an unknown address is answered 404, is not for search engines, and claims no address', () => {
  const page = pageAt(UNKNOWN);
  expect(page.status).toBe(404);
  expect(page.title).toBe(`${NOT_FOUND.title} | Chandra`);
  expect(
    page.headTags
      .filter(({ attributes }) => attributes.name === 'robots')
      .map(({ attributes }) => attributes.content),
  ).toEqual(['noindex']);
  expect(linkHref(page, 'canonical')).toBeUndefined();
});

test('the sitemap lists every page that may be listed, once, at this site’s address', async () => {
  const xml = await (await fetch(`${server.url}/sitemap.xml`)).text();
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => sameAddress(address));
  expect(listed.toSorted()).toEqual(INDEXABLE.map((path) => new URL(path, SITE_URL).href).toSorted());
  const unfit = PAGES.filter(({ index, canonical }) => !index || canonical !== undefined);
  expect(unfit.length).toBeGreaterThan(5);
  for (const { path } of unfit) expect(listed).not.toContain(SITE_URL + path);
});

test('no two addresses that search engines may list share a title or a description', () => {
  for (const said of [
    INDEXABLE.map((path) => pageAt(path).title),
    INDEXABLE.map((path) => metaContent(pageAt(path), 'description')),
  ])
    expect(said.filter((each, place) => said.indexOf(each) !== place)).toEqual([]);
});

test('every picture loads, as PNG of 1200 by 630', async () => {
  const images = new Set([...pages.values()].map((page) => metaContent(page, 'og:image') ?? ''));
  await forEachOf(images, async (address) => {
    const response = await fetch(address.replace(SITE_URL, server.url));
    const bytes = Buffer.from(await response.arrayBuffer());
    const found = {
      address,
      status: response.status,
      type: response.headers.get('content-type'),
      magic: bytes.toString('latin1', 1, 4),
      size: [bytes.readUInt32BE(16), bytes.readUInt32BE(20)],
    };
    expect(found).toEqual({ address, status: 200, type: 'image/png', magic: 'PNG', size: [1200, 630] });
    expect(bytes.length).toBeLessThan(LARGEST_IMAGE_BYTES);
  });
}, 60_000);

test('no link is broken, every anchor exists, and every file that a page names is there', async () => {
  const namedBy = new Map<string, string>();
  const missingAnchors: string[] = [];
  const remember = (reference: string, base: string, namedOn: string) => {
    const url = ownPath(reference, base);
    if (url === undefined) return;
    const address = url.pathname + url.search;
    // A place on the page itself is no other address.
    if (!reference.startsWith('#') && !namedBy.has(address)) namedBy.set(address, namedOn);
    const target = pages.get(url.pathname);
    const anchor = decodeURIComponent(url.hash.slice(1));
    if (anchor !== '' && target !== undefined && !target.ids.has(anchor))
      missingAnchors.push(`${namedOn} → ${reference}`);
  };
  for (const [path, page] of pages) {
    for (const reference of referencesOf(page)) remember(reference, path, path);
    for (const text of page.structuredData)
      for (const [, address = ''] of text.matchAll(/"(https?:\/\/[^"]+)"/g)) remember(address, path, path);
  }
  expect(missingAnchors).toEqual([]);
  expect(namedBy.size).toBeGreaterThan(20);

  const broken: string[] = [];
  const visit = async (address: string): Promise<void> => {
    const response = await fetch(server.url + address, { redirect: 'manual' });
    if (response.status >= 400)
      broken.push(`${response.status} ${address}, named by ${namedBy.get(address)}`);
    const isSheet = response.headers.get('content-type')?.startsWith('text/css');
    const text = await response.text();
    if (!isSheet) return;
    const before = new Set(namedBy.keys());
    for (const url of urlsInCss(text)) remember(url, address, address);
    await forEachOf(
      [...namedBy.keys()].filter((each) => !before.has(each)),
      visit,
    );
  };
  await forEachOf([...namedBy.keys()], visit);
  expect(broken).toEqual([]);
}, 120_000);

test('nothing that a page loads comes from another host', () => {
  const foreign: string[] = [];
  for (const [path, { tags }] of pages)
    for (const { name, attributes } of tags) {
      const loads = name === 'link' && !['canonical', 'license'].includes(attributes.rel ?? '');
      const reference = loads ? attributes.href : attributes.src;
      if (reference === undefined || reference.startsWith('data:')) continue;
      if (ownPath(reference, path) === undefined) foreign.push(`${path}: ${reference}`);
    }
  expect(foreign).toEqual([]);
});

test('lib/routes.ts names every page that was built', async () => {
  const manifest = JSON.parse(await readFile('.next/app-path-routes-manifest.json', 'utf8')) as Record<
    string,
    string
  >;
  const built = Object.entries(manifest)
    .filter(([file, path]) => file.endsWith('/page') && !path.includes('['))
    .map(([, path]) => path);
  expect(built.filter((path) => !ROUTE_BY_PATH.has(path) && !path.startsWith('/_'))).toEqual([]);
  expect(built.length).toBeGreaterThan(10);
});
