import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { apiRequest, RequestError } from '@/components/request/api-request';
import { type RecordingServer, startRecordingServer } from '@/tests/fixtures/recording-server';

let server: RecordingServer;
let answer: (response: ServerResponse) => void;

beforeEach(async () => {
  // The one thing it reads of the page: the client's key.
  Object.assign(globalThis, { document: { querySelector: () => ({ content: 'web-client' }) } });
  answer = (response) => response.end('{"fine":true}');
  server = await startRecordingServer((response) => answer(response));
});

afterEach(async () => {
  await server.stop();
  Reflect.deleteProperty(globalThis, 'document');
});

/** What a call throws; undefined when it throws nothing. */
const failure = (call: Promise<Response>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('apiRequest', () => {
  it('sends a body as JSON under the client’s key [C7-01]', async () => {
    const response = await apiRequest('POST', `${server.url}/api/things`, { name: 'Śravaṇa', all: null });
    expect(await response.json()).toEqual({ fine: true });
    expect(server.calls).toHaveLength(1);
    expect(server.calls[0]).toMatchObject({
      method: 'POST',
      path: '/api/things',
      body: '{"name":"Śravaṇa","all":null}',
      headers: { 'content-type': 'application/json', 'x-api-key': 'web-client' },
    });
  });

  it('sends no content type without a body [C7-02]', async () => {
    await apiRequest('DELETE', `${server.url}/api/things/1`);
    expect(server.calls[0]).toMatchObject({
      method: 'DELETE',
      body: '',
      headers: { 'x-api-key': 'web-client' },
    });
    expect(server.calls[0]?.headers).not.toHaveProperty('content-type');
  });

  it('throws status and text of an answer that is not OK [C8-01]', async () => {
    answer = (response) => response.writeHead(422, 'Not Like This').end('{"detail":"no such day"}');
    const error = await failure(apiRequest('GET', server.url));
    expect(error).toBeInstanceOf(RequestError);
    expect(error).toMatchObject({
      message: '422: {"detail":"no such day"}',
      status: 422,
      text: '{"detail":"no such day"}',
    });
  });

  it('throws the status text in place of an empty text [C8-02]', async () => {
    answer = (response) => response.writeHead(503, 'Back Soon').end();
    expect(await failure(apiRequest('GET', server.url))).toMatchObject({
      message: '503: Back Soon',
      text: '',
    });
  });

  it('throws the status also when the body is lost on the way', async () => {
    answer = (response) => {
      response.writeHead(500, 'Broken', { 'content-length': '100' });
      response.write('half of');
      setTimeout(() => response.destroy(), 50);
    };
    expect(await failure(apiRequest('GET', server.url))).toMatchObject({ message: '500: Broken' });
  });

  it('is no RequestError when nobody answers', async () => {
    await server.stop();
    const error = await failure(apiRequest('GET', server.url));
    // Jest's realm has a TypeError of its own.
    expect(error).toMatchObject({ name: 'TypeError' });
    expect(error).not.toBeInstanceOf(RequestError);
  });

  it('gives up at the time limit, whether or not the caller has a signal', async () => {
    answer = () => {};
    for (const options of [{}, { signal: new AbortController().signal }])
      expect(
        await failure(apiRequest('GET', server.url, undefined, { ...options, timeoutMilliseconds: 50 })),
      ).toMatchObject({ name: 'TimeoutError' });
  });

  it('holds the body to the time limit too', async () => {
    answer = (response) => void response.write('the first half');
    const response = await apiRequest('GET', server.url, undefined, { timeoutMilliseconds: 1000 });
    await expect(response.text()).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('ends when its caller gives up', async () => {
    answer = () => controller.abort();
    const controller = new AbortController();
    expect(
      await failure(apiRequest('GET', server.url, undefined, { signal: controller.signal })),
    ).toMatchObject({ name: 'AbortError' });
  });
});
