/** GET /api/location-search/{query} on both engines. What is found for which text is tested in lib/places. */
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { type HttpClient, visitorOf } from '@/tests/fixtures/http-client';
import { ENGINES, sharedServerUrl } from '@/tests/fixtures/servers';

// Where no index has been built, the first search compiles it.
jest.setTimeout(120_000);

const pathOf = (query: string) => `/api/location-search/${encodeURIComponent(query)}`;

describe.each(ENGINES)('the place search on %s', (engine) => {
  let reader: HttpClient;

  beforeAll(async () => {
    reader = await visitorOf(sharedServerUrl(engine));
  });

  test('answers places with name and coordinates [C3-09] [C7-CALL-16]', async () => {
    const { status, body, headers } = await reader.get(pathOf('Mumbai'), { 'x-api-key': 'chandra-web' });
    expect([status, body.success]).toEqual([200, true]);
    expect(body.locations[0]).toMatchObject({
      name: 'Mumbai, Maharashtra, India',
      latitude: expect.closeTo(19.07, 1),
      longitude: expect.closeTo(72.88, 1),
      country: 'India',
      region: 'Maharashtra',
      timezone: 'Asia/Kolkata',
    });
    expect(headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d+$/);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.has('etag')).toBe(true);
  });

  test.each([
    ['Bombay', 'Mumbai, Maharashtra, India'],
    ['मुंबई', 'Mumbai, Maharashtra, India'],
    ['Mumbay', 'Mumbai, Maharashtra, India'],
    ['paris, texas', 'Paris, Texas, United States'],
    ['são paulo', 'São Paulo, Brazil'],
  ])('knows %s', async (query, name) => {
    const names = (await reader.get(pathOf(query))).body.locations.map(
      (place: { name: string }) => place.name,
    );
    expect(names[0]).toBe(name);
    expect(names.length).toBeLessThanOrEqual(10);
  });

  test.each(['a', ' ', ' a ', '%', '😀', '/', '\\', "'; DROP TABLE", 'zzzzqqqq', 'x'.repeat(500), '.., ,,'])(
    'answers 200 to %p',
    async (query) => {
      const { status, body } = await reader.get(pathOf(query));
      expect([status, body.success]).toEqual([200, true]);
      if ([...query.trim()].length < 2) expect(body.locations).toEqual([]);
    },
  );

  test.each(['%zz', '%ff', '%E0%A4%A', 'a%00b', 'x'.repeat(3000)])(
    'answers 400 or 404 to %.20s',
    async (query) => {
      expect([400, 404]).toContain((await reader.get(`/api/location-search/${query}`)).status);
    },
  );
});
