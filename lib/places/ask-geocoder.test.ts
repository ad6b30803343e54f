import { describe, expect, it } from '@jest/globals';
import { askGeocoder } from '@/lib/places/ask-geocoder';

const ADDRESS = 'https://geocoder.test/search?key=k';
const result = {
  display_name: 'Sagar Island, West Bengal, India',
  lat: '21.65',
  lon: '88.08',
  address: { state: 'West Bengal', country: 'India' },
};
const answering = (body: unknown, status = 200) => {
  const asked: URL[] = [];
  const ask = async (url: string | URL | Request) => {
    asked.push(new URL(String(url)));
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  };
  return { asked, ask };
};

describe('askGeocoder', () => {
  it('asks as Nominatim is asked and answers places with their zones', async () => {
    const { asked, ask } = answering([result]);
    expect(await askGeocoder(ADDRESS, 'sagar dwip', 10, ask)).toEqual([
      {
        name: 'Sagar Island, West Bengal, India',
        latitude: 21.65,
        longitude: 88.08,
        country: 'India',
        region: 'West Bengal',
        timezone: 'Asia/Kolkata',
        population: 0,
      },
    ]);
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      key: 'k',
      q: 'sagar dwip',
      format: 'jsonv2',
      addressdetails: '1',
      limit: '10',
    });
  });

  it('takes no more than it asked for', async () => {
    const { ask } = answering(Array.from({ length: 20 }, () => result));
    expect(await askGeocoder(ADDRESS, 'sagar', 10, ask)).toHaveLength(10);
  });

  it.each([
    ['an error', answering([result], 500).ask],
    ['no JSON', answering('<html>').ask],
    ['another shape', answering({ results: [] }).ask],
    ['a place off the globe', answering([{ ...result, lat: '91' }]).ask],
    ['no connection', async () => Promise.reject(new TypeError('fetch failed'))],
  ])('finds nothing on %s', async (_fault, ask) => {
    expect(await askGeocoder(ADDRESS, 'sagar', 10, ask)).toEqual([]);
  });

  it('does not wait for a slow one', async () => {
    const never: typeof fetch = (_url, init) =>
      new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))));
    const start = performance.now();
    expect(await askGeocoder(ADDRESS, 'sagar', 10, never)).toEqual([]);
    expect(performance.now() - start).toBeLessThan(3000);
  });
});
