import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { createRecentPages, type RecentPages } from '@/server/recent-pages';

const SHARED = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 's-maxage=31536000',
  etag: '"one"',
};

describe('recent pages', () => {
  let time: number;
  let recent: RecentPages;

  beforeEach(() => {
    time = 1_000_000;
    recent = createRecentPages(() => new Date(time));
  });

  const exchange = (headers: Record<string, string> = {}) => {
    const request = new IncomingMessage(new Socket());
    Object.assign(request, { method: 'GET', headers });
    return { request, response: new ServerResponse(request) };
  };
  /** Lets a page be kept as if Next had just given it. */
  const give = (headers: Record<string, string>, status = 200, asked: Record<string, string> = {}) => {
    const { request, response } = exchange(asked);
    response.statusCode = status;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    recent.keeper(request, response, '/')?.(Buffer.from('<p>page</p>'));
  };
  const isAnswered = (headers: Record<string, string> = {}) => {
    const { request, response } = exchange(headers);
    return recent.answer(request, response, '/');
  };

  test('a shared page is given again, with its headers, for a second', () => {
    give({ ...SHARED, 'x-request-id': 'of-another' });
    const { request, response } = exchange();
    expect(recent.answer(request, response, '/')).toBe(true);
    expect(response.statusCode).toBe(200);
    expect(response.getHeader('ETag')).toBe('"one"');
    expect(response.getHeader('X-Request-Id')).toBeUndefined();
  });

  test('after a second one request goes to Next and the others are still answered', () => {
    give(SHARED);
    time += 1_000;
    expect([isAnswered(), isAnswered(), isAnswered()]).toEqual([false, true, true]);
  });

  test('a visitor who has the page is told so', () => {
    give(SHARED);
    const { request, response } = exchange({ 'if-none-match': 'W/"one"' });
    recent.answer(request, response, '/');
    expect(response.statusCode).toBe(304);
  });

  test('nothing is left after an edge', () => {
    give(SHARED);
    recent.clear();
    expect(isAnswered()).toBe(false);
  });

  test('a 304 for another tag drops what is kept', () => {
    give(SHARED);
    give({ etag: '"two"' }, 304, { 'if-none-match': '"two"' });
    expect(isAnswered()).toBe(false);
  });

  test.each([
    ['another status', SHARED, 404],
    ['a private page', { ...SHARED, 'cache-control': 'private, no-store' }, 200],
    ['a page that sets a cookie', { ...SHARED, 'set-cookie': 'a=b' }, 200],
    ['what is no page', { ...SHARED, 'content-type': 'text/x-component' }, 200],
  ])('%s is not kept', (_, headers, status) => {
    give(headers, status);
    expect(isAnswered()).toBe(false);
  });

  test.each([{ rsc: '1' }, { range: 'bytes=0-1' }, { cookie: '__prerender_bypass=x' }])(
    '%o goes to Next',
    (headers) => {
      give(SHARED);
      expect(isAnswered(headers)).toBe(false);
    },
  );
});
