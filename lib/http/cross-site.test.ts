import { describe, expect, it } from '@jest/globals';
import { refuseCrossSiteWrite } from '@/lib/http/cross-site';

const COOKIE = { cookie: 'visitor=somebody' };

function isRefused(headers: Record<string, string>): boolean {
  const request = new Request('http://chandra.test/api/users', { method: 'POST', headers });
  try {
    refuseCrossSiteWrite(request);
    return false;
  } catch {
    return true;
  }
}

describe('refuseCrossSiteWrite', () => {
  it.each([
    ['a program', { ...COOKIE }],
    ['our own page', { ...COOKIE, 'sec-fetch-site': 'same-origin' }],
    ['the address bar', { ...COOKIE, 'sec-fetch-site': 'none' }],
    ['our own page, of an older browser', { ...COOKIE, origin: 'http://chandra.test', host: 'chandra.test' }],
    [
      'our own page behind a proxy that ends TLS',
      { ...COOKIE, origin: 'https://chandra.test', host: 'chandra.test' },
    ],
    [
      'our own page behind a proxy with another name',
      { ...COOKIE, origin: 'http://localhost:3000', host: 'app:8080' },
    ],
    ['another site without our cookies', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }],
  ])('lets %s write', (_who, headers) => {
    expect(isRefused(headers as Record<string, string>)).toBe(false);
  });

  it.each([
    ['another site', { ...COOKIE, 'sec-fetch-site': 'cross-site' }],
    ['a word that no browser sends', { ...COOKIE, 'sec-fetch-site': 'friend' }],
    ['another site by its origin', { ...COOKIE, origin: 'https://evil.test', host: 'chandra.test' }],
    ['another port of the same name', { ...COOKIE, origin: 'http://chandra.test:81', host: 'chandra.test' }],
    ['a page that hides its origin', { ...COOKIE, origin: 'null' }],
    [
      'another site whose origin was made to look right',
      { ...COOKIE, 'sec-fetch-site': 'cross-site', origin: 'http://chandra.test' },
    ],
  ])('refuses %s', (_who, headers) => {
    expect(isRefused(headers as Record<string, string>)).toBe(true);
  });
});
