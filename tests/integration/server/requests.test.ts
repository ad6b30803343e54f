/** What the server makes of requests that no route ever sees, and of headers that only it may set. */
import { connect } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import { sharedServerUrl } from '../../fixtures/servers';

const { hostname, port } = new URL(sharedServerUrl('pglite'));

/** Sends these very bytes and answers what comes back until the connection closes. */
function sendRaw(text: string): Promise<{ status: number; head: string; body: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let answer = '';
    socket.setEncoding('utf8').on('data', (piece: string) => {
      answer += piece;
    });
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', body = ''] = answer.split('\r\n\r\n', 2);
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]), head: head.toLowerCase(), body });
    });
  });
}

const sendLine = (method: string, target: string, headers = '') =>
  sendRaw(`${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`);

describe('methods', () => {
  test.each(['TRACE', 'PROPFIND', 'SEARCH', 'MKCOL', 'LOCK', 'PURGE'])(
    '%s on a call is 405 and names what the route takes',
    async (method) => {
      const { status, head, body } = await sendLine(method, '/api/users');
      expect(status).toBe(405);
      const allow = /^allow: (.*)$/m.exec(head)?.[1]?.trim().split(', ');
      expect(new Set(allow)).toEqual(new Set(['get', 'head', 'post', 'options']));
      expect(head).toContain('content-type: application/problem+json');
      expect(JSON.parse(body)).toMatchObject({ status: 405, title: 'Method not allowed' });
    },
  );

  test('an unusual method on an unknown call is 404', async () => {
    expect((await sendLine('PROPFIND', '/api/there-is-none')).status).toBe(404);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])('%s on a page is 405', async (method) => {
    const { status, head } = await sendLine(method, '/');
    expect(status).toBe(405);
    expect(head).toContain('allow: get, head');
  });

  test('a method that HTTP does not have is 400', async () => {
    expect((await sendLine('FROBNICATE', '/')).status).toBe(400);
  });
});

describe('addresses', () => {
  test.each(['/%E0%A4%A', '/%', '/%zz', '/%ff', '/a%00b', '*', 'there-is-no-slash'])(
    '%s is 400',
    async (target) => {
      const { status, body } = await sendLine('GET', target);
      expect(status).toBe(400);
      expect(body).not.toMatch(/\bat\b .*\.js/);
    },
  );

  test('a malformed address of a call is 400 problem+json', async () => {
    const { status, body } = await sendLine('GET', '/api/users/%E0%A4%A');
    expect(status).toBe(400);
    expect(JSON.parse(body)).toMatchObject({ status: 400, type: 'about:blank' });
  });

  test('the absolute form of an address is understood', async () => {
    expect((await sendLine('GET', 'http://localhost/api/health')).status).toBe(200);
  });

  test.each(['//example.org/', '/\\example.org', '///example.org/%2e%2e'])(
    '%s never leads to another site',
    async (target) => {
      const { head } = await sendLine('GET', target);
      const location = /^location: (.*)$/m.exec(head)?.[1]?.trim() ?? '/';
      expect(new URL(location, 'http://here').host).toBe('here');
    },
  );
});

describe('what is no request', () => {
  test('garbage is 400', async () => {
    expect((await sendRaw('this is not HTTP\r\n\r\n')).status).toBe(400);
  });

  test('two contradicting lengths are 400', async () => {
    const lengths = 'Content-Length: 3\r\nTransfer-Encoding: chunked\r\n';
    expect((await sendLine('POST', '/api/users', lengths)).status).toBe(400);
  });

  test('headers over 16 KiB are 431', async () => {
    expect((await sendLine('GET', '/', `X-Long: ${'a'.repeat(20_000)}\r\n`)).status).toBe(431);
  });
});

describe('request ids', () => {
  const idOf = (head: string) => /^x-request-id: (.*)$/m.exec(head)?.[1]?.trim();

  test('each request has its own', async () => {
    const [one, two] = [await sendLine('GET', '/api/health'), await sendLine('GET', '/api/health')];
    expect(idOf(one.head)).toMatch(/^[\da-f-]{36}$/);
    expect(idOf(one.head)).not.toBe(idOf(two.head));
  });

  test('a sane one of the caller is kept, and stands in a problem', async () => {
    const { head, body } = await sendLine('GET', '/api/there-is-none', 'X-Request-Id: caller-0042\r\n');
    expect(idOf(head)).toBe('caller-0042');
    expect(JSON.parse(body)).toMatchObject({ requestId: 'caller-0042' });
  });

  test.each(['<script>alert(1)</script>', 'short', 'x'.repeat(200)])('"%s" is replaced', async (given) => {
    const { head } = await sendLine('GET', '/api/health', `X-Request-Id: ${given}\r\n`);
    expect(idOf(head)).toMatch(/^[\da-f-]{36}$/);
  });
});

describe("the server's own calls", () => {
  test.each([
    ['POST', '/api/internal/expire?tags=*'],
    ['GET', '/api/internal/expire'],
    ['POST', '/api/internal/%65xpire?tags=*'],
    ['POST', '/api/INTERNAL/expire?tags=*'],
    ['POST', '/api/%69nternal/expire?tags=*'],
    ['TRACE', '/api/internal/expire'],
    ['POST', '/api/internal'],
  ])('%s %s from outside is 404', async (method, target) => {
    const secret = `X-Chandra-Internal: ${'0'.repeat(64)}\r\nContent-Length: 0\r\n`;
    const { status, body } = await sendLine(method, target, secret);
    expect(status).toBe(404);
    expect(JSON.parse(body)).toMatchObject({ status: 404 });
  });
});
