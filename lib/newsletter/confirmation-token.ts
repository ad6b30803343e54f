import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 16;

/** How long a confirmation link works. */
export const TOKEN_DAYS = 7;

/** A new token for a confirmation link: 22 characters that an address can hold as they are; unguessable. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What is stored of a token, so that whoever reads the database can confirm nothing with it. SHA-256 in hex. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
