import type { Routes } from '@/lib/http/call';
import type { Operation } from '@/lib/http/operation';

const ONE_DAY_SECONDS = 86_400;

/** Opens a public GET to pages of every site, without credentials; everything else stays closed. */
export function corsHeaders(operation: Operation | undefined): Record<string, string> {
  if (operation?.publicForSeconds === undefined) return {};
  return {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': 'ETag, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id',
  };
}

/** What a browser asks before it sends X-API-Key from another site. */
export function corsPreflightHeaders(routes: Routes): Record<string, string> {
  if (routes.GET?.operation.publicForSeconds === undefined) return {};
  return {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': 'GET, HEAD',
    'Access-Control-Allow-Headers': 'Accept, If-None-Match, X-API-Key',
    'Access-Control-Max-Age': String(ONE_DAY_SECONDS),
  };
}
