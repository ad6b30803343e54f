import { AppError, unavailable } from '@/lib/errors';
import { knownClientName } from '@/lib/http/client-name';
import { corsHeaders } from '@/lib/http/cors';
import { isDatabaseDown } from '@/lib/http/database-down';
import { discardBody } from '@/lib/http/discard-body';
import type { Operation } from '@/lib/http/operation';
import { PROBLEM_TYPE, problemOf } from '@/lib/http/problem';
import { requestIdFrom } from '@/lib/http/request-id';
import { log } from '@/lib/log';

/** What goes along with a call from its first line to its last. */
export interface Exchange {
  readonly requestId: string;
  /** Headers for the answer, whether it succeeds or fails. */
  readonly headers: Headers;
}

/**
 * Runs `work` and makes an HTTP answer of whatever becomes of it: every error is a problem document, every answer
 * names its request, and every call leaves one line in the log.
 */
export async function respond(
  request: Request,
  operation: Operation | undefined,
  work: (exchange: Exchange) => Promise<Response>,
): Promise<Response> {
  const startedAt = performance.now();
  // Our server has named the request already; without it, as in tests, a name is made here.
  const requestId = requestIdFrom(request.headers.get('x-request-id'));
  const exchange: Exchange = { requestId, headers: new Headers() };
  const response = await work(exchange).catch((error: unknown) =>
    problemResponse(error, operation, requestId),
  );
  discardBody(request).catch(() => undefined);
  const headers = new Headers(response.headers);
  for (const [name, value] of exchange.headers) headers.append(name, value);
  for (const [name, value] of Object.entries(corsHeaders(operation))) headers.set(name, value);
  headers.set('X-Request-Id', requestId);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  log().info(
    {
      requestId,
      method: request.method,
      route: operation?.path ?? null,
      status: response.status,
      milliseconds: Math.round((performance.now() - startedAt) * 10) / 10,
      client: knownClientName(request.headers) ?? 'anonymous',
    },
    'call',
  );
  return new Response(response.body, { status: response.status, headers });
}

function problemResponse(error: unknown, operation: Operation | undefined, requestId: string): Response {
  const known = asAppError(error);
  if (known.status >= 500) log().error({ requestId, err: error }, known.detail);
  else if (known.cause !== undefined) log().debug({ requestId, err: known.cause }, known.detail);
  return new Response(JSON.stringify({ ...problemOf(known, requestId), ...operation?.refusal?.(known) }), {
    status: known.status,
    headers: { ...known.headers, 'Content-Type': PROBLEM_TYPE },
  });
}

/** Whatever was not foreseen tells the caller nothing but that it happened. */
function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseDown(error)) {
    return unavailable('A service that this depends on is down. Please try again soon.', { cause: error });
  }
  return new AppError(500, 'Something went wrong here. It has been noted.', { cause: error });
}
