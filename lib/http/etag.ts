import { createHash } from 'node:crypto';

/** A weak tag of the content: the server compresses it afterwards, so the bytes may differ. */
export function etagOf(content: string): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
}

/** Whether an `If-None-Match` header names this tag. Compared weakly, as RFC 9110 says for reads. */
export function matchesEtag(header: string | null, etag: string): boolean {
  if (header === null) return false;
  if (header.trim() === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  return [...header.matchAll(/"[^"]*"/g)].some(([tag]) => tag === opaque);
}
