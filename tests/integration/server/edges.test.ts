/** The first request after an edge is answered from the new day and the new slot. */
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { type RunningServer, startServer } from '../../fixtures/servers';

jest.setTimeout(60_000);

/** 23:59:50 in India, where the pages' day ends, and with it a year that is not over in UTC. */
const START = '2026-12-31T18:29:50Z';
const SECONDS_TO_EDGE = 10;

describe('across midnight in India', () => {
  let server: RunningServer;

  beforeAll(async () => {
    server = await startServer({ env: { CHANDRA_NOW: START } });
  });

  afterAll(async () => {
    await server.stop();
  });

  const read = async () => {
    const answer = await fetch(server.url);
    return { html: await answer.text(), cacheControl: answer.headers.get('cache-control') ?? '' };
  };
  /** The page's own day: that of the first instant after its heading, sunrise. */
  const dayOf = (html: string) => /<h1[\s\S]*?datetime="(\d{4}-\d\d-\d\d)/i.exec(html)?.[1];

  /** The later year in the footer. */
  const yearOf = (html: string) => /©[^.]*–(\d{4})/.exec(html)?.[1];

  test('the day is yesterday until the edge, today at once after it, and never yesterday again', async () => {
    const seen: { day: string | undefined; year: string | undefined; sharedSeconds: number }[] = [];
    for (const end = Date.now() + (SECONDS_TO_EDGE + 3) * 1000; Date.now() < end; ) {
      const { html, cacheControl } = await read();
      const sharedSeconds = Number(/s-maxage=(\d+)/.exec(cacheControl)?.[1]);
      seen.push({ day: dayOf(html), year: yearOf(html), sharedSeconds });
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const change = seen.findIndex(({ day }) => day === '2027-01-01');
    expect(change).toBeGreaterThan(0);
    expect(new Set(seen.slice(0, change).map(({ day }) => day))).toEqual(new Set(['2026-12-31']));
    expect(new Set(seen.slice(change).map(({ day }) => day))).toEqual(new Set(['2027-01-01']));
    for (const { day, year } of seen) expect(year).toBe(day?.slice(0, 4));
    // Before the edge no cache in between may keep the page past it.
    for (const { sharedSeconds } of seen.slice(0, change))
      expect(sharedSeconds).toBeLessThan(SECONDS_TO_EDGE);
    expect(seen.at(-1)?.sharedSeconds).toBeGreaterThan(590);
  });
});

describe('a star’s pages across midnight in India', () => {
  let server: RunningServer;

  beforeAll(async () => {
    server = await startServer({ env: { CHANDRA_NOW: START } });
  });

  afterAll(async () => {
    await server.stop();
  });

  /** Today's page and picture, and those of the days that come and go at the edge: the past 30 and the coming 7 have a page. */
  const look = async () => {
    const html = await (await fetch(`${server.url}/horoscope/rohini`)).text();
    const statusOf = async (path: string) => (await fetch(`${server.url}${path}`)).status;
    const ending = '2026-12-01';
    const coming = '2027-01-08';
    return {
      heading: /<h2 id="star-day">([^<]*)/.exec(html)?.[1]?.replaceAll('\u00a0', ' '),
      picture: /og:image" content="[^"]*\/(\d{4}-\d\d-\d\d)\.png/.exec(html)?.[1],
      statuses: await Promise.all(
        [ending, coming].flatMap((date) => [
          statusOf(`/horoscope/rohini/${date}`),
          statusOf(`/og/star/rohini/${date}.png`),
        ]),
      ),
    };
  };

  test('turn with the day, and with them the days that have a page', async () => {
    expect(await look()).toEqual({
      heading: 'Thursday, 31 December 2026',
      picture: '2026-12-31',
      statuses: [200, 200, 404, 404],
    });
    await new Promise((resolve) => setTimeout(resolve, (SECONDS_TO_EDGE + 1) * 1000));
    expect(await look()).toEqual({
      heading: 'Friday, 1 January 2027',
      picture: '2027-01-01',
      statuses: [404, 404, 200, 200],
    });
  });
});

describe('two servers on one build', () => {
  test('each shows its own day, from its first page on', async () => {
    const clocks = ['2026-03-01T06:00:00Z', '2027-08-15T06:00:00Z'];
    const servers = await Promise.all(clocks.map((clock) => startServer({ env: { CHANDRA_NOW: clock } })));
    try {
      for (const [index, server] of servers.entries()) {
        const html = await (await fetch(server.url)).text();
        // The page is too long to be shown when this fails.
        const shown = clocks.map((clock) => html.includes(clock.slice(0, 10)));
        expect(shown).toEqual([index === 0, index === 1]);
      }
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
    }
  });

  test("the site's address is read when the server starts", async () => {
    const server = await startServer({ env: { NEXT_PUBLIC_SITE_URL: 'https://chandra.example' } });
    try {
      const answer = await fetch(server.url);
      const canonical = /<link rel="canonical" href="([^"]*)"/.exec(await answer.text())?.[1];
      expect(canonical).toMatch(/^https:\/\/chandra\.example\/?$/);
      expect(answer.headers.get('strict-transport-security')).toMatch(/^max-age=\d{7,}/);
    } finally {
      await server.stop();
    }
  });
});
