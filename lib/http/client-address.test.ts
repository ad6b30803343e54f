import { describe, expect, it } from '@jest/globals';
import { clientAddress, isHttps } from '@/lib/http/client-address';

function addressOf(peer: string, forwarded: string | undefined, trusted: string[]): string {
  const headers = new Headers({ 'x-chandra-peer': peer });
  if (forwarded !== undefined) headers.set('x-forwarded-for', forwarded);
  return clientAddress(headers, trusted);
}

describe('clientAddress', () => {
  it.each([
    ['the socket’s address', '203.0.113.9', undefined, [], '203.0.113.9'],
    ['IPv4 that came wrapped in IPv6', '::ffff:203.0.113.9', undefined, [], '203.0.113.9'],
    ['nothing of X-Forwarded-For from a stranger', '203.0.113.9', '198.51.100.1', [], '203.0.113.9'],
    ['what a trusted proxy saw', '10.0.0.1', '198.51.100.1', ['10.0.0.0/8'], '198.51.100.1'],
    [
      'the last hop alone, whatever stands before it',
      '10.0.0.1',
      '1.1.1.1, 198.51.100.1',
      ['10.0.0.1'],
      '198.51.100.1',
    ],
    [
      'the first hop that no one vouches for',
      '10.0.0.1',
      '1.1.1.1, 198.51.100.1, 10.0.0.2',
      ['10.0.0.0/8'],
      '198.51.100.1',
    ],
    [
      'the outermost proxy when all are trusted',
      '10.0.0.1',
      '10.0.0.3, 10.0.0.2',
      ['10.0.0.0/8'],
      '10.0.0.3',
    ],
    ['the last sound address before rubbish', '10.0.0.1', '1.1.1.1, rubbish', ['10.0.0.0/8'], '10.0.0.1'],
    ['an address written with a port', '10.0.0.1', '198.51.100.1:4711', ['10.0.0.0/8'], '198.51.100.1'],
    ['IPv6 by its /64', '2001:db8:0:7:aaaa:bbbb:cccc:dddd', undefined, [], '2001:db8:0:7::/64'],
    ['IPv6 by its /64 when shortened', '2001:db8::1', undefined, [], '2001:db8:0:0::/64'],
    ['IPv6 by its /64 in any spelling', '2001:0DB8:0000:0000:1::', undefined, [], '2001:db8:0:0::/64'],
    ['the loopback’s /64', '::1', undefined, [], '0:0:0:0::/64'],
    ['IPv6 in brackets with a port', '::1', '[2001:db8:1:2::9]:443', ['::1'], '2001:db8:1:2::/64'],
    ['a proxy on an IPv6 block', '2001:db8:ffff::1', '198.51.100.1', ['2001:db8:ffff::/48'], '198.51.100.1'],
  ])('knows %s', (_what, peer, forwarded, trusted, address) => {
    expect(addressOf(peer, forwarded, trusted)).toBe(address);
  });

  it('has a name for a call from nowhere', () => {
    expect(clientAddress(new Headers(), [])).toBe('unknown');
  });
});

describe('isHttps', () => {
  const forwarded = (peer: string) => new Headers({ 'x-chandra-peer': peer, 'x-forwarded-proto': 'https' });

  it('believes a trusted proxy and nobody else', () => {
    expect(isHttps(forwarded('10.0.0.1'), ['10.0.0.0/8'])).toBe(true);
    expect(isHttps(forwarded('203.0.113.9'), ['10.0.0.0/8'])).toBe(false);
    expect(isHttps(new Headers({ 'x-chandra-peer': '10.0.0.1' }), ['10.0.0.0/8'])).toBe(false);
  });
});
