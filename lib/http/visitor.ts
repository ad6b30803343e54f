import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export const VISITOR_COOKIE = 'visitor';

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;
const VALUE = /^([\w-]{22})\.([\w-]{43})$/;

export interface VisitorCookie {
  /** 22 characters, unguessable; owns what was made with it. */
  readonly id: string;
  /** Signed with a secret that is no longer the newest, so the cookie should be sent anew. */
  readonly stale: boolean;
}

export function newVisitorId(): string {
  return randomBytes(16).toString('base64url');
}

/** The visitor whom the Cookie header proves; undefined when there is none or the signature is not ours. */
export function readVisitor(header: string | null, secrets: readonly string[]): VisitorCookie | undefined {
  for (const pair of (header ?? '').split(';')) {
    const [name = '', ...value] = pair.split('=');
    if (name.trim() !== VISITOR_COOKIE) continue;
    const visitor = verify(value.join('=').trim(), secrets);
    if (visitor !== undefined) return visitor;
  }
  return undefined;
}

/** A `Set-Cookie` value that makes the browser this visitor for a year. Signed with the newest secret. */
export function visitorSetCookie(id: string, secrets: readonly string[], secure: boolean): string {
  const [newest] = secrets;
  if (newest === undefined) throw new Error('There is no cookie secret to sign with.');
  const signature = sign(id, newest).toString('base64url');
  const attributes = ['Path=/', `Max-Age=${ONE_YEAR_SECONDS}`, 'HttpOnly', 'SameSite=Lax'];
  return [`${VISITOR_COOKIE}=${id}.${signature}`, ...attributes, ...(secure ? ['Secure'] : [])].join('; ');
}

function verify(value: string, secrets: readonly string[]): VisitorCookie | undefined {
  const [, id, signature] = VALUE.exec(value) ?? [];
  if (id === undefined || signature === undefined) return undefined;
  const claimed = Buffer.from(signature, 'base64url');
  const index = secrets.findIndex((secret) => timingSafeEqual(sign(id, secret), claimed));
  return index === -1 ? undefined : { id, stale: index > 0 };
}

/** The cookie's name is signed along, so that a signature made for another purpose proves nothing here. */
function sign(id: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${VISITOR_COOKIE}:${id}`).digest();
}
