import { expect, test } from '@jest/globals';
import { negotiateEncoding } from '@/server/negotiate-encoding';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['BR', 'br'],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['br;q=0.9,gzip;q=0.9', 'br'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0', 'identity'],
  ['identity, gzip;q=0.5', 'identity'],
  ['identity;q=0.5, gzip', 'gzip'],
  ['deflate', 'identity'],
  ['br;q=nonsense', 'identity'],
  ['gzip ; q=1.0 , br ; q = 0.1', 'gzip'],
] as const)('%s: %s', (header, encoding) => {
  expect(negotiateEncoding(header)).toBe(encoding);
});
