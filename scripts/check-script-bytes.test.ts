import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { PAGES } from '@/lib/routes';

test('the script bytes of every page are noted, each within 160 KB', () => {
  const noted = JSON.parse(readFileSync('tests/reference/script-bytes.json', 'utf8')).bytes;
  expect(Object.keys(noted)).toEqual(expect.arrayContaining(PAGES.map(({ path }) => path)));
  for (const bytes of Object.values(noted)) expect(bytes).toBeLessThanOrEqual(160 * 1024);
});
