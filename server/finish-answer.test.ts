import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  request,
  type Server,
  ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, test } from '@jest/globals';
import { captureAnswer } from '@/server/capture-answer';
import { createAnswerFinisher } from '@/server/finish-answer';

const LONG = JSON.stringify({ text: 'the same again and again '.repeat(200) });

describe('an answer on its way out', () => {
  let server: Server;

  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  /** Asks a server whose handler writes through the finisher. */
  const ask = async (
    path: string,
    handler: RequestListener,
    method = 'GET',
    finish = createAnswerFinisher(() => 42),
  ): Promise<IncomingMessage> => {
    server = createServer((request, response) => {
      captureAnswer(response, () => finish(request, response, path.split('?', 1)[0] ?? ''));
      handler(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    return new Promise((resolve, reject) => {
      const headers = { 'accept-encoding': 'br' };
      request({ port, host: '127.0.0.1', path, method, headers }, resolve).on('error', reject).end();
    });
  };
  const read = async (answer: IncomingMessage) => Buffer.concat(await answer.toArray());

  test.each([
    ['an event stream', 'text/event-stream', '/api/chat'],
    ['what React streams to its router', 'text/x-component', '/'],
  ])('%s passes through as it is written', async (_, type, path) => {
    let finish: () => void = () => undefined;
    const answer = await ask(path, (_request, response) => {
      response.writeHead(200, { 'Content-Type': type });
      response.write('first');
      finish = () => response.end('second');
    });
    const first = await new Promise((resolve) => answer.once('data', resolve));
    expect(String(first)).toBe('first');
    expect(answer.headers['content-encoding']).toBeUndefined();
    finish();
    expect(String(await read(answer))).toBe('second');
  });

  test('a call written in pieces is compressed as a whole, and is no document', async () => {
    const answer = await ask('/api/thing', (_request, response) => {
      response.setHeader('Content-Type', 'application/json');
      for (const piece of LONG.match(/.{1,999}/g) ?? []) response.write(piece);
      response.end();
    });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(brotliDecompressSync(await read(answer)).toString()).toBe(LONG);
  });

  test('a page streamed in pieces carries the hashes of all of them', async () => {
    const answer = await ask('/', (_request, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.flushHeaders();
      response.write('<script>a</script>');
      response.end('<script>b</script>');
    });
    expect(String(answer.headers['content-security-policy']).match(/sha256-/g)).toHaveLength(2);
  });

  test('what is compressed already, or short, or a picture, is left as it is', async () => {
    const packed = await ask('/api/thing', (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }).end('x');
    });
    expect([packed.headers['content-encoding'], String(await read(packed))]).toEqual(['gzip', 'x']);
    server.close();
    const short = await ask('/api/thing', (_request, response) => {
      response.writeHead(200, ['Content-Type', 'application/json']).end('{}');
    });
    expect([short.headers['content-encoding'], String(await read(short))]).toEqual([undefined, '{}']);
    server.close();
    const picture = await ask('/a.png', (_request, response) => {
      response.writeHead(200, 'Fine', { 'Content-Type': 'image/png' }).end(LONG);
    });
    expect([picture.headers['content-encoding'], String(await read(picture))]).toEqual([undefined, LONG]);
  });

  test('a call answered to HEAD without its body is not said to be empty', async () => {
    const json = { 'Content-Type': 'application/json' };
    const bare = await ask('/api/thing', (_request, response) => response.writeHead(200, json).end(), 'HEAD');
    expect(bare.headers).not.toHaveProperty('content-length');
    expect(bare.headers).not.toHaveProperty('transfer-encoding');
    server.close();
    const whole = await ask('/a', (_request, response) => response.writeHead(200, json).end('{}'), 'HEAD');
    expect(whole.headers['content-length']).toBe('2');
    server.close();
    const empty = await ask('/api/thing', (_request, response) => response.writeHead(200, json).end());
    expect(empty.headers['content-length']).toBe('0');
  });

  test('a shared call is worked on once, whatever is added to its address', async () => {
    const finish = createAnswerFinisher(() => 42);
    const finished = (url: string, etag: string) => {
      const call = { url, method: 'GET', headers: { 'accept-encoding': 'br' } } as unknown as IncomingMessage;
      const response = new ServerResponse(call);
      const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'public', ETag: etag };
      response.setHeaders(new Map(Object.entries(headers)));
      return finish(call, response, '/api/thing')?.(Buffer.from(LONG));
    };
    const first = await finished('/api/thing', 'W/"a"');
    expect(brotliDecompressSync(first?.body ?? '').toString()).toBe(LONG);
    expect(await finished('/api/thing?x=1', 'W/"a"')).toBe(first);
    expect(await finished('/api/thing?x=1', 'W/"b"')).not.toBe(first);
  });

  test.each([
    ['/', 's-maxage=31536000', 'public, max-age=0, s-maxage=42'],
    ['/', 's-maxage=600, stale-while-revalidate=31535400', 'public, max-age=0, s-maxage=42'],
    ['/', 'private, no-store', 'private, no-store'],
    ['/api/thing', 'public, s-maxage=300', 'public, s-maxage=300'],
  ])('%s with "%s" leaves with "%s"', async (path, given, sent) => {
    const answer = await ask(path, (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': given }).end('<p>');
    });
    expect(answer.headers['cache-control']).toBe(sent);
  });
});
