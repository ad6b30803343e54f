import { randomBytes, timingSafeEqual } from 'node:crypto';

const KEY = Symbol.for('chandra.internal.secret');
const holder = globalThis as { [KEY]?: Buffer };

/** The header that carries the secret. The server removes it from every request that comes from outside. */
export const INTERNAL_SECRET_HEADER = 'x-chandra-internal';

/**
 * This process's own secret, known to nothing outside it: the server proves with it that a call is its own. It lives on
 * `globalThis` because the server and the route handlers each evaluate this module.
 */
export function internalSecret(): string {
  holder[KEY] ??= randomBytes(32);
  return holder[KEY].toString('hex');
}

/** Whether the call was made by the server that serves it. */
export function isInternalCall(headers: Headers): boolean {
  const given = Buffer.from(headers.get(INTERNAL_SECRET_HEADER) ?? '', 'hex');
  const secret = Buffer.from(internalSecret(), 'hex');
  return given.length === secret.length && timingSafeEqual(given, secret);
}
