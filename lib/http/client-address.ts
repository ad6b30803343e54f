import { BlockList, isIP, isIPv6 } from 'node:net';
import { readEnv, siteUrl } from '@/lib/env';

/** Our server writes the socket's own address here and deletes whatever a client sent under this name. */
export const PEER_HEADER = 'x-chandra-peer';

/**
 * The address a call comes from, for counting: IPv4 as it is, IPv6 as its /64, since one household has a whole /64.
 * `X-Forwarded-For` is believed only as far as TRUSTED_PROXIES vouch for it, from the right.
 */
export function clientAddress(
  headers: Headers,
  trusted: readonly string[] = readEnv().TRUSTED_PROXIES,
): string {
  const hops = (headers.get('x-forwarded-for') ?? '').split(',').map(bareAddress);
  let address = bareAddress(headers.get(PEER_HEADER) ?? '');
  const proxies = blockList(trusted);
  while (isTrusted(proxies, address)) {
    const hop = hops.pop();
    if (hop === undefined || isIP(hop) === 0) break;
    address = hop;
  }
  return isIPv6(address) ? networkOf(address) : address || 'unknown';
}

/** Whether the visitor's own connection is https: the site's public address says so, or a trusted proxy does. */
export function isHttps(headers: Headers, trusted: readonly string[] = readEnv().TRUSTED_PROXIES): boolean {
  if (siteUrl().startsWith('https:')) return true;
  const peer = bareAddress(headers.get(PEER_HEADER) ?? '');
  const forwarded = headers.get('x-forwarded-proto')?.split(',').at(-1)?.trim().toLowerCase();
  return forwarded === 'https' && isTrusted(blockList(trusted), peer);
}

/** Without brackets, port, zone and the IPv4-in-IPv6 wrapping. */
function bareAddress(text: string): string {
  const trimmed = text.trim().toLowerCase();
  const unwrapped =
    /^\[(.+)\](?::\d+)?$/.exec(trimmed)?.[1] ?? /^([\d.]+):\d+$/.exec(trimmed)?.[1] ?? trimmed;
  return unwrapped.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/, '');
}

function isTrusted(proxies: BlockList, address: string): boolean {
  const family = isIP(address);
  return family !== 0 && proxies.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

const blockLists = new WeakMap<readonly string[], BlockList>();

function blockList(entries: readonly string[]): BlockList {
  const known = blockLists.get(entries);
  if (known !== undefined) return known;
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  blockLists.set(entries, list);
  return list;
}

/** The first four groups of an IPv6 address, written in full. */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
