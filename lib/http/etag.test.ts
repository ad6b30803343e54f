import { describe, expect, it } from '@jest/globals';
import { etagOf, matchesEtag } from '@/lib/http/etag';

describe('ETags', () => {
  const tag = etagOf('content');

  it('differ when the content does, and are the same when it is', () => {
    expect(etagOf('content')).toBe(tag);
    expect(etagOf('content ')).not.toBe(tag);
    expect(tag).toMatch(/^W\/"[\w-]{27}"$/);
  });

  it.each([
    ['itself', tag],
    ['its strong form', tag.slice(2)],
    ['a list with it', `"other", ${tag}`],
    ['anything', ' * '],
  ])('match %s', (_what, header) => {
    expect(matchesEtag(header, tag)).toBe(true);
  });

  it.each([
    ['nothing', null],
    ['another', '"other"'],
    ['itself without quotes', tag.slice(3, -1)],
  ])('do not match %s', (_what, header) => {
    expect(matchesEtag(header, tag)).toBe(false);
  });
});
