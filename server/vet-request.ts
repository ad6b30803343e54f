import type { IncomingMessage } from 'node:http';
import { PEER_HEADER } from '@/lib/http/client-address';
import { requestIdFrom } from '@/lib/http/request-id';

const PRIVATE_PREFIX = 'x-chandra-';
const API = /^\/api(?:\/|$)/;

/**
 * Gives the request an id (the caller's own where it is a sane one) and the address of its socket, and takes away every
 * header that only this server may set.
 */
export function stampRequest(request: IncomingMessage): string {
  for (const name of Object.keys(request.headers))
    if (name.startsWith(PRIVATE_PREFIX)) delete request.headers[name];
  const id = requestIdFrom(request.headers['x-request-id']);
  request.headers['x-request-id'] = id;
  const peer = request.socket.remoteAddress;
  if (peer !== undefined) request.headers[PEER_HEADER] = peer;
  return id;
}

/** Whether a path belongs to the API, whose errors are problem documents: `/api` and everything below it. */
export function isApiPath(pathname: string): boolean {
  return API.test(pathname);
}

/**
 * A request's target as path and query, from either form that HTTP allows; undefined when it is malformed: no path, a
 * broken percent escape, text that is not UTF-8, a NUL.
 */
export function readTarget(url: string): { pathname: string; target: string } | undefined {
  let target = url;
  if (/^https?:\/\//i.test(url)) {
    if (!URL.canParse(url)) return undefined;
    const { pathname, search } = new URL(url);
    target = pathname + search;
  }
  if (!target.startsWith('/')) return undefined;
  const pathname = target.split(/[?#]/, 1)[0] ?? '';
  try {
    if (decodeURIComponent(pathname).includes('\0')) return undefined;
  } catch {
    return undefined;
  }
  return { pathname, target };
}
