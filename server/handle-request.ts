/** What happens to a request before Next sees it, and around its answer. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { AppError, badRequest, methodNotAllowed, notFound } from '@/lib/errors';
import { INTERNAL_SECRET_HEADER, internalSecret } from '@/lib/http/internal-call';
import { log } from '@/lib/log';
import { captureAnswer, type FinishAnswer } from '@/server/capture-answer';
import type { Edges } from '@/server/edges';
import type { InnerRequest } from '@/server/inner-request';
import type { RecentPages } from '@/server/recent-pages';
import { refuse } from '@/server/refuse';
import { isApiPath, readTarget, stampRequest } from '@/server/vet-request';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface HandlerParts {
  readonly next: Handler;
  readonly headers: ReadonlyMap<string, string>;
  readonly finish: (
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
  ) => FinishAnswer | undefined;
  readonly recent: RecentPages;
  readonly edges: () => Edges | undefined;
  readonly inner: () => InnerRequest;
  /** Whether the server is stopping: answers then end their connection. */
  readonly stopping: () => boolean;
}

const PAGE_METHODS = ['GET', 'HEAD'];
/** What Next hands to a route; it cannot even represent the others. */
const ROUTE_METHODS = [...PAGE_METHODS, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** No page will ever stand here. */
const UNKNOWN_ADDRESS = '/there-is-no-such-page';
const ROOT = /^\/api\/?$/;
const INTERNAL = '/api/internal';
/** Calls read the clock themselves, and files do not follow it. */
const isPage = (pathname: string) => !isApiPath(pathname) && !pathname.startsWith('/_next/');

/** Serves the world outside. */
export function createRequestHandler(parts: HandlerParts): RequestListener {
  return (request, response) => {
    for (const [name, value] of parts.headers) response.setHeader(name, value);
    response.setHeader('X-Request-Id', stampRequest(request));
    if (parts.stopping()) response.setHeader('Connection', 'close');
    serve(parts, request, response).catch((error: unknown) => fail(request, response, error));
  };
}

/** Serves the calls that the server makes to itself; see inner-request.ts. */
export function createInnerHandler({ next }: Pick<HandlerParts, 'next'>): RequestListener {
  return (request, response) => {
    request.headers[INTERNAL_SECRET_HEADER] = internalSecret();
    next(request, response).catch((error: unknown) => fail(request, response, error));
  };
}

async function serve(parts: HandlerParts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const read = readTarget(request.url ?? '');
  if (read === undefined) return refuse(request, response, badRequest('The address is malformed.'));
  const { pathname } = read;
  request.url = read.target;
  const method = request.method ?? '';
  const isApi = isApiPath(pathname);
  // No route takes `/api` itself, and Next would answer it with a page.
  if (isApi && (ROOT.test(pathname) || isInternal(pathname))) return refuse(request, response, notFound());
  if (isApi && !ROUTE_METHODS.includes(method))
    return refuse(request, response, await refusalOf(parts.inner(), method, read.target));
  if (!isApi && !PAGE_METHODS.includes(method))
    return refuse(request, response, methodNotAllowed(method, PAGE_METHODS));

  // A page's policy depends on its body, so HEAD is answered by what GET would send; Node leaves the body out.
  if (!isApi) request.method = 'GET';
  const done = isPage(pathname) ? await parts.edges()?.enter() : undefined;
  captureAnswer(response, () => {
    // Before the finisher changes the headers: what is kept is Next's answer, and goes the same way again.
    const keep = parts.recent.keeper(request, response, pathname);
    const finish = parts.finish(request, response, pathname);
    if (finish === undefined) {
      done?.();
      return undefined;
    }
    return async (body) => {
      keep?.(body);
      done?.();
      return finish(
        isEmptyNotFound(response, body) ? await notFoundPage(parts.inner(), response, body) : body,
      );
    };
  });
  try {
    if (!parts.recent.answer(request, response, pathname)) await parts.next(request, response);
  } finally {
    done?.();
  }
}

/**
 * Where a page finds out while it is drawn that there is no such thing, Next sends a shell without a word in it and leaves
 * the rest to script.
 */
function isEmptyNotFound(response: ServerResponse, body: Buffer): boolean {
  return response.statusCode === 404 && body.includes('<html id="__next_error__"');
}

/** The not-found page as every unknown address gets it, whole. */
async function notFoundPage(inner: InnerRequest, response: ServerResponse, shell: Buffer): Promise<Buffer> {
  try {
    const { body } = await inner('GET', UNKNOWN_ADDRESS);
    // It belonged to the shell.
    response.removeHeader('ETag');
    return body;
  } catch (error) {
    log().error({ err: error }, 'the not-found page could not be drawn');
    return shell;
  }
}

/** However it is spelt: Next decodes a path before it looks for the route. */
function isInternal(pathname: string): boolean {
  const decoded = decodeURIComponent(pathname).toLowerCase();
  return decoded === INTERNAL || decoded.startsWith(`${INTERNAL}/`);
}

/** The route itself says what it takes: the answer to OPTIONS names it. */
async function refusalOf(inner: InnerRequest, method: string, target: string): Promise<AppError> {
  const { status, headers } = await inner('OPTIONS', target);
  const allow = headers.allow;
  return status === 404 || typeof allow !== 'string'
    ? notFound()
    : methodNotAllowed(method, allow.split(/\s*,\s*/));
}

function fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  if (response.destroyed || request.destroyed) return;
  log().error(
    { err: error, requestId: response.getHeader('X-Request-Id'), path: request.url?.split('?', 1)[0] },
    'a request failed',
  );
  if (response.headersSent) response.destroy();
  else refuse(request, response, new AppError(500, 'Something went wrong here; it has been noted.'));
}
