import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from '@jest/globals';
import { isApiPath, readTarget, stampRequest } from '@/server/vet-request';

describe('readTarget', () => {
  test.each([
    ['/', '/', '/'],
    ['/a%20b?c=%E0%A4%A', '/a%20b', '/a%20b?c=%E0%A4%A'],
    ['/%E0%A4%85', '/%E0%A4%85', '/%E0%A4%85'],
    ['http://elsewhere.example/a?b', '/a', '/a?b'],
    ['//elsewhere.example/a', '//elsewhere.example/a', '//elsewhere.example/a'],
  ])('%s has the path %s', (url, pathname, target) => {
    expect(readTarget(url)).toEqual({ pathname, target });
  });

  test.each(['', '*', 'a', '/%', '/%E0%A4%A', '/%C0%80', '/a%00', 'http://', 'ftp://a/b'])(
    '"%s" is malformed',
    (url) => {
      expect(readTarget(url)).toBeUndefined();
    },
  );
});

test.each([
  ['/api', true],
  ['/api/', true],
  ['/api/users', true],
  ['/apis', false],
  ['/', false],
  ['/a/api', false],
])('whether %s is of the API: %s', (pathname, is) => {
  expect(isApiPath(pathname)).toBe(is);
});

test('stampRequest takes away what only the server may set', () => {
  const request = {
    headers: {
      'x-chandra-peer': '10.0.0.1',
      'x-chandra-internal': 'guess',
      'x-request-id': 'fine-id-1',
      host: 'a',
    },
    socket: { remoteAddress: '192.0.2.7' },
  } as unknown as IncomingMessage;
  expect(stampRequest(request)).toBe('fine-id-1');
  expect(request.headers).toEqual({ 'x-chandra-peer': '192.0.2.7', 'x-request-id': 'fine-id-1', host: 'a' });
});
