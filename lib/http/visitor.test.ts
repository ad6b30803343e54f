import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { newVisitorId, readVisitor, visitorSetCookie } from '@/lib/http/visitor';

const OLD = 'an older secret of the site, 32 characters or more';
const NEW = 'the newest secret of the site, 32 characters or more';
const id = newVisitorId();
const cookieOf = (secret: string, visitor = id) =>
  visitorSetCookie(visitor, [secret], false).split(';', 1)[0] ?? '';

describe('the visitor cookie', () => {
  it('is kept for a year, out of scripts’ reach and within the site', () => {
    const [, ...attributes] = visitorSetCookie(id, [NEW], false).split('; ');
    expect(attributes).toEqual(['Path=/', 'Max-Age=31536000', 'HttpOnly', 'SameSite=Lax']);
    expect(visitorSetCookie(id, [NEW], true).split('; ')).toContain('Secure');
  });

  it('proves a visitor', () => {
    expect(readVisitor(cookieOf(NEW), [NEW, OLD])).toEqual({ id, stale: false });
    expect(readVisitor(`theme=dark; ${cookieOf(NEW)} ; other=1`, [NEW, OLD])).toEqual({ id, stale: false });
  });

  it('is accepted but stale when an older secret signed it', () => {
    expect(readVisitor(cookieOf(OLD), [NEW, OLD])).toEqual({ id, stale: true });
  });

  it('is looked for behind a forged one of the same name', () => {
    expect(readVisitor(`visitor=forged; ${cookieOf(NEW)}`, [NEW])).toEqual({ id, stale: false });
  });

  it.each([
    ['no cookie', null],
    ['an empty value', 'visitor='],
    ['an id without a signature', `visitor=${id}`],
    ['a secret that is not ours', cookieOf('somebody else’s secret, 32 characters or more')],
    ['another visitor’s signature', cookieOf(NEW).replace(id, newVisitorId())],
    ['a signature cut short', cookieOf(NEW).slice(0, -1)],
    [
      'a signature of the bare id',
      `visitor=${id}.${createHmac('sha256', NEW).update(id).digest('base64url')}`,
    ],
    ['another name', cookieOf(NEW).replace('visitor', 'xvisitor')],
  ])('proves nothing with %s', (_what, header) => {
    expect(readVisitor(header, [NEW])).toBeUndefined();
  });

  it('gives every visitor another id', () => {
    const ids = new Set(Array.from({ length: 1000 }, newVisitorId));
    expect(ids.size).toBe(1000);
    for (const each of ids) expect(each).toMatch(/^[\w-]{22}$/);
  });
});
