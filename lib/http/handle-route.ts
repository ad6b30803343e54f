import { methodNotAllowed } from '@/lib/errors';
import { answerCall } from '@/lib/http/answer-call';
import type { Routes } from '@/lib/http/call';
import { corsPreflightHeaders } from '@/lib/http/cors';
import type { Method, Operation } from '@/lib/http/operation';
import { respond } from '@/lib/http/respond';

export { reply, serve } from '@/lib/http/call';

type RouteHandler = (request: Request) => Promise<Response>;

const operations = new WeakMap<RouteHandler, Operation>();

/**
 * The one way a route is written:
 *
 *     export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleRoute({
 *       GET: serve(listThings, async ({ query }) => reply(200, await … )),
 *     });
 *
 * Every verb is answered: HEAD as GET without the body, OPTIONS with what there is, the rest with 405 and `Allow`.
 */
export function handleRoute(routes: Routes): Record<Method | 'HEAD' | 'OPTIONS', RouteHandler> {
  const allowed = allowedVerbs(routes);
  const handlerOf = (method: Method): RouteHandler => {
    const route = routes[method];
    if (route === undefined) return (request) => refuseMethod(request, allowed);
    const handler: RouteHandler = (request) => answerCall(route, request);
    operations.set(handler, route.operation);
    return handler;
  };
  const get = handlerOf('GET');
  const head: RouteHandler = async (request) => withoutBody(await get(request));
  const headers = { Allow: allowed.join(', '), ...corsPreflightHeaders(routes) };
  const options: RouteHandler = (request) =>
    respond(request, undefined, async () => new Response(null, { status: 204, headers }));
  return {
    GET: get,
    HEAD: head,
    POST: handlerOf('POST'),
    PUT: handlerOf('PUT'),
    PATCH: handlerOf('PATCH'),
    DELETE: handlerOf('DELETE'),
    OPTIONS: options,
  };
}

/** The operation that an exported verb answers; undefined for one that only refuses. For tests of completeness. */
export function operationOf(handler: RouteHandler): Operation | undefined {
  return operations.get(handler);
}

function allowedVerbs(routes: Routes): string[] {
  const methods = Object.keys(routes);
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'];
}

function refuseMethod(request: Request, allowed: readonly string[]): Promise<Response> {
  return respond(request, undefined, async () => {
    throw methodNotAllowed(request.method, allowed);
  });
}

async function withoutBody(response: Response): Promise<Response> {
  await response.body?.cancel();
  return new Response(null, { status: response.status, headers: response.headers });
}
