import { describe, expect, test } from '@jest/globals';
import { parseEnv } from '@/lib/env';
import { mailHost, sender } from '@/lib/mail/sender';

describe('the sender', () => {
  test('is the one that is set', () => {
    const env = parseEnv({ MAIL_FROM: 'Moon <moon@example.org>', NEXT_PUBLIC_SITE_URL: 'https://x.example' });
    expect(sender(env)).toBe('Moon <moon@example.org>');
  });

  test.each([
    ['https://chandra.example:8443/', 'Chandra <daily@chandra.example>'],
    ['', 'Chandra <daily@localhost>'],
    ['http://192.0.2.1:3000', 'Chandra <daily@[192.0.2.1]>'],
    ['http://[2001:db8::1]:3000', 'Chandra <daily@[IPv6:2001:db8::1]>'],
  ])('at %j is %j unless one is set', (address, expected) => {
    expect(sender(parseEnv({ NEXT_PUBLIC_SITE_URL: address }))).toBe(expected);
  });

  test('has the site’s host', () => {
    expect(mailHost(parseEnv({ NEXT_PUBLIC_SITE_URL: 'https://chandra.example:8443' }))).toBe(
      'chandra.example',
    );
  });
});
