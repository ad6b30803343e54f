import type { ServerResponse } from 'node:http';
import { setTimeout as after } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  environmentManager,
  focusManager,
  onlineManager,
  type QueryClient,
  QueryObserver,
} from '@tanstack/react-query';
import { createQueryClient } from '@/components/request/create-query-client';
import { type RecordingServer, startRecordingServer } from '@/tests/fixtures/recording-server';

let server: RecordingServer;
let answer: (response: ServerResponse) => void;
let client: QueryClient;
let ends: (() => void)[];

/** Until the read has ended; the rest of the pause lets one too many be seen. */
async function settled(observer: ReturnType<typeof watch>): Promise<void> {
  while (observer.getCurrentResult().isFetching || observer.getCurrentResult().isPending) await after(10);
  await after(100);
}

beforeEach(async () => {
  Object.assign(globalThis, { document: { querySelector: () => null } });
  answer = (response) => response.end('{"fine":true}');
  server = await startRecordingServer((response) => answer(response));
  // On a server nothing would be tried again or read on focus in any case.
  environmentManager.setIsServer(() => false);
  client = createQueryClient();
  client.mount();
  ends = [() => client.unmount()];
});

afterEach(async () => {
  for (const end of ends) end();
  client.clear();
  await server.stop();
  Reflect.deleteProperty(globalThis, 'document');
});

/** A part of a page that shows what the server answers. */
function watch(options: { retryDelay?: number } = {}) {
  const observer = new QueryObserver(client, { queryKey: [server.url], ...options });
  ends.push(observer.subscribe(() => {}));
  return observer;
}

const unauthorized = (response: ServerResponse) => response.writeHead(401).end('who are you?');

describe('createQueryClient', () => {
  it('reads the address that the key’s parts make [C7-05]', async () => {
    expect(await client.fetchQuery({ queryKey: [`${server.url}/api/users`, 'abc'] })).toEqual({ fine: true });
    expect(server.calls).toMatchObject([{ method: 'GET', path: '/api/users/abc' }]);
  });

  it('throws a 401 [C7-06]', async () => {
    answer = unauthorized;
    await expect(client.fetchQuery({ queryKey: [server.url] })).rejects.toThrow('401: who are you?');
  });

  it('yields null on a 401 where the read says so, and on nothing else [C7-07]', async () => {
    answer = unauthorized;
    const meta = { nullOnUnauthorized: true };
    expect(await client.fetchQuery({ queryKey: [server.url, 'a'], meta })).toBeNull();
    answer = (response) => response.writeHead(403).end('no');
    await expect(client.fetchQuery({ queryKey: [server.url, 'b'], meta })).rejects.toThrow('403: no');
  });

  it('tries a failed read once, and not again on focus [C7-08] [C7-10]', async () => {
    answer = (response) => response.writeHead(500).end('broken');
    const observer = watch({ retryDelay: 0 });
    await settled(observer);
    expect(observer.getCurrentResult()).toMatchObject({ status: 'error', failureCount: 1 });
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await settled(observer);
    expect(server.calls).toHaveLength(1);
  });

  it('never finds stale what it has read, and does not poll [C7-09] [C7-11]', async () => {
    await settled(watch());
    jest.useFakeTimers();
    const observer = watch();
    jest.advanceTimersByTime(24 * 3600 * 1000);
    jest.useRealTimers();
    await settled(observer);
    expect(observer.getCurrentResult()).toMatchObject({ data: { fine: true }, isStale: false });
    expect(server.calls).toHaveLength(1);
  });

  it('reads also where the browser thinks itself offline', async () => {
    onlineManager.setOnline(false);
    const observer = watch();
    await settled(observer);
    onlineManager.setOnline(true);
    expect(observer.getCurrentResult()).toMatchObject({ status: 'success' });
  });
});
