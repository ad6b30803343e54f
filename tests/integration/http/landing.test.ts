/** The landing page's two calls on both engines, and the pictures they name. */
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { memoryPages, validateXML } from 'xmllint-wasm';
import content from '@/content/landing/content.json' with { type: 'json' };
import { type HttpClient, visitorOf } from '@/tests/fixtures/http-client';
import { ENGINES, type RunningServer, sharedServerUrl, startServer } from '@/tests/fixtures/servers';

jest.setTimeout(60_000);

/** What a picture has to be: an element of SVG with a frame and a title; what is in it may be anything. */
const SVG_SCHEMA = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.w3.org/2000/svg">
  <xs:element name="svg"><xs:complexType><xs:sequence>
    <xs:element name="title" form="qualified" type="xs:string"/>
    <xs:any minOccurs="3" maxOccurs="unbounded" processContents="skip"/>
  </xs:sequence><xs:attribute name="viewBox" use="required"/><xs:anyAttribute processContents="skip"/></xs:complexType></xs:element>
</xs:schema>`;

const PICTURES = ['/images/tonight.svg', '/images/sky-chart.svg', '/images/kutas.svg'];

async function pictureAt(base: string, path: string) {
  const answer = await fetch(base + path);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

describe.each(ENGINES)('the landing page’s calls on %s', (engine) => {
  let reader: HttpClient;

  beforeAll(async () => {
    reader = await visitorOf(sharedServerUrl(engine));
  });

  test('the texts, in the shape of the specification [C3-10] [C3-11] [C3-12] [C3-13] [C3-14] [C7-CALL-01]', async () => {
    const { status, body } = await reader.get('/api/landing-content');
    expect(status).toBe(200);
    const keysOf = (value: object) => Object.keys(value).sort();
    expect(keysOf(body.hero)).toEqual(['ctaText', 'headline', 'subheadline', 'supportingText']);
    expect(body.valuePropositions.map(keysOf)).toEqual(Array(3).fill(['benefit', 'description', 'title']));
    expect(body.testimonials.map(keysOf)).toEqual(Array(3).fill(['illustrative', 'name', 'quote', 'type']));
    expect(new Set(body.features.map((each: object) => keysOf(each).join()))).toEqual(
      new Set(['appeal,description,name']),
    );
    expect(keysOf(body.trustSignals)).toEqual(['authenticity', 'technology', 'tradition']);
    expect(body).toEqual(content);
  });

  test('the texts may be kept for 5 minutes [C9-01]', async () => {
    const { headers } = await reader.get('/api/landing-content');
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=300');
    const etag = headers.get('etag') ?? '';
    expect((await reader.get('/api/landing-content', { 'if-none-match': etag })).status).toBe(304);
  });

  test('the pictures, on this site, and nobody pictured [C3-15] [C7-CALL-02]', async () => {
    const { status, body } = await reader.get('/api/landing-images');
    expect([status, Object.keys(body).sort()]).toEqual([
      200,
      ['birthChart', 'compatibility', 'hero', 'people'],
    ]);
    expect([body.hero, body.birthChart, body.compatibility]).toEqual(PICTURES);
    expect(body.people).toEqual([]);
  });

  test('the pictures’ addresses may be kept for 30 minutes [C9-02]', async () => {
    const { headers } = await reader.get('/api/landing-images');
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1800');
  });
});

describe.each(PICTURES)('%s', (path) => {
  test('is an SVG image under 20 KB that loads nothing, kept no longer than the sky stays', async () => {
    const { status, headers, text } = await pictureAt(sharedServerUrl('pglite'), path);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(text.length).toBeLessThan(20_000);
    const { valid, errors } = await validateXML({
      xml: { fileName: 'picture.svg', contents: text },
      schema: { fileName: 'svg.xsd', contents: SVG_SCHEMA },
      initialMemoryPages: 16 * memoryPages.MiB,
    });
    expect([valid, errors]).toEqual([true, []]);
    expect(text).not.toMatch(/NaN|undefined|href|url\((?!#)/);
    const [, seconds] = /^public, max-age=0, s-maxage=(\d+)$/.exec(headers.get('cache-control') ?? '') ?? [];
    expect(Number(seconds)).toBeLessThanOrEqual(600);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('across midnight in India', () => {
  /** 23:59:50 in India. */
  const START = '2026-11-24T18:29:50Z';
  let server: RunningServer;

  beforeAll(async () => {
    server = await startServer({ env: { CHANDRA_NOW: START } });
  });

  test('the pictures of the sky turn with the day, and the match stays', async () => {
    const all = async () => {
      const answers = await Promise.all(PICTURES.map((path) => pictureAt(server.url, path)));
      return answers.map(({ text }) => text);
    };
    try {
      const before = await all();
      expect(await all()).toEqual(before);
      await new Promise((resolve) => setTimeout(resolve, 11_000));
      const after = await all();
      // The titles: the Moon was full at 20:23 on the 24th by the almanacs, in Krittika; the next evening it wanes.
      expect(before[0]).toMatch(/<title>The Moon tonight, waxing, 100 percent lit, in Krittika/);
      expect(after[0]).toMatch(/<title>The Moon tonight, waning, \d+ percent lit, in Rohini/);
      expect(after[1]).not.toBe(before[1]);
      expect(after[2]).toBe(before[2]);
    } finally {
      await server.stop();
    }
  });
});
