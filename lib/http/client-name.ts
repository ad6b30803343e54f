import { readEnv } from '@/lib/env';

/**
 * The client an `X-API-Key` names; undefined without one and for an unknown one. The key is no secret, every browser
 * has it: it tells our own pages from everybody else's calls, for limits and logs.
 */
export function knownClientName(headers: Headers): string | undefined {
  const known = readEnv().NEXT_PUBLIC_API_KEY;
  return headers.get('x-api-key') === known ? known : undefined;
}
