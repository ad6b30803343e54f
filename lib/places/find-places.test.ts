import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { findPlaces } from '@/lib/places/find-places';

const COMPILING_MS = 120_000;

/** A geocoder on this machine that knows one place and counts its calls. */
async function withGeocoder(work: (address: string, calls: () => number) => Promise<void>): Promise<void> {
  let calls = 0;
  const server = createServer((_, response) => {
    calls += 1;
    response.end(JSON.stringify([{ display_name: 'Elsewhere', lat: '10', lon: '20' }]));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    await work(`http://127.0.0.1:${port}/search`, () => calls);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

describe('findPlaces', () => {
  it(
    'asks the geocoder only for what it does not find itself',
    () =>
      withGeocoder(async (address, calls) => {
        const names = async (query: string) => (await findPlaces(query, address)).map(({ name }) => name);
        expect(await names('Bombay')).toEqual(['Mumbai, Maharashtra, India']);
        expect(await names('q')).toEqual([]);
        expect(calls()).toBe(0);
        expect(await names('zzqxwvkj')).toEqual(['Elsewhere']);
        expect(calls()).toBe(1);
      }),
    COMPILING_MS,
  );

  it('does without one, and without an answer', async () => {
    expect(await findPlaces('zzqxwvkj', undefined)).toEqual([]);
    expect(await findPlaces('zzqxwvkj', 'http://127.0.0.1:1/')).toEqual([]);
  });
});
