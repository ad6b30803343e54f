/** GET /api/cosmic-backgrounds and the banners' own pictures, on both engines. What they show is tested where it is made. */
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { validateXML } from 'xmllint-wasm';
import { NAKSHATRA_NAMES } from '@/lib/astrology/nakshatras';
import { type HttpClient, visitorOf } from '@/tests/fixtures/http-client';
import { ENGINES, sharedServerUrl } from '@/tests/fixtures/servers';

jest.setTimeout(30_000);

const PATH = '/api/cosmic-backgrounds';

interface Background {
  nakshatra: string;
  imageData: string;
}

const svgOf = ({ imageData }: Background) => decodeURIComponent(imageData.slice(imageData.indexOf(',') + 1));

async function faultsOf(contents: string) {
  const xml = [{ fileName: 'background.svg', contents }];
  return (await validateXML({ xml, normalization: 'format' })).errors;
}

describe.each(ENGINES)('backgrounds on %s', (engine) => {
  let reader: HttpClient;

  beforeAll(async () => {
    reader = await visitorOf(sharedServerUrl(engine));
  });

  test('are one for each star, in order [C3-46] [C7-CALL-25]', async () => {
    const { status, body } = await reader.get(PATH);
    expect(status).toBe(200);
    expect(body.map(({ nakshatra }: Background) => nakshatra)).toEqual([...NAKSHATRA_NAMES]);
    for (const background of body) expect(Object.keys(background).sort()).toEqual(['imageData', 'nakshatra']);
  });

  test('are SVG documents of at most 6 KB, each with its own sky', async () => {
    const { body } = await reader.get(PATH);
    for (const background of body as Background[]) {
      expect(background.imageData).toMatch(/^data:image\/svg\+xml,[!-~]+$/);
      expect(background.imageData).not.toMatch(/[#<>"]/);
      const svg = svgOf(background);
      expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(6 * 1024);
      expect(await faultsOf(svg)).toEqual([]);
      expect(svg).toContain('<linearGradient id="sky-');
    }
    expect(new Set((body as Background[]).map(svgOf)).size).toBe(27);
  });

  test('are kept by shared caches for a day, and open to other sites', async () => {
    const { headers } = await reader.get(PATH);
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=86400');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    const etag = headers.get('etag') ?? '';
    expect((await reader.get(PATH, { 'if-none-match': etag })).status).toBe(304);
  });

  test('have their stars alone at an address each, which a browser keeps for a day', async () => {
    for (const name of NAKSHATRA_NAMES) {
      const path = `/backgrounds/${name.toLowerCase().replace(' ', '-')}.svg`;
      const answer = await fetch(new URL(path, sharedServerUrl(engine)));
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, 'image/svg+xml']);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
      const svg = await answer.text();
      expect(await faultsOf(svg)).toEqual([]);
      expect(svg).not.toContain('linearGradient');
    }
  });

  test('there is none for a star that does not exist', async () => {
    for (const path of ['/backgrounds/vega.svg', '/backgrounds/ashwini', '/backgrounds/'])
      expect((await fetch(new URL(path, sharedServerUrl(engine)))).status).toBe(404);
  });
});
