import type { Call, Reply, Route } from '@/lib/http/call';
import { clientAddress, isHttps } from '@/lib/http/client-address';
import { knownClientName } from '@/lib/http/client-name';
import { refuseCrossSiteWrite } from '@/lib/http/cross-site';
import { etagOf, matchesEtag } from '@/lib/http/etag';
import type { LimitName } from '@/lib/http/limits';
import type { Operation } from '@/lib/http/operation';
import { drawFromLimit } from '@/lib/http/rate-limit';
import { readInput } from '@/lib/http/read-input';
import { type Exchange, respond } from '@/lib/http/respond';
import { newVisitorId, readVisitor, type VisitorCookie, visitorSetCookie } from '@/lib/http/visitor';
import { secrets } from '@/lib/secrets';

/** Answers one call of one route: who calls, may they, what do they send, what becomes of it. */
export function answerCall(route: Route, request: Request): Promise<Response> {
  const { operation } = route;
  return respond(request, operation, async (exchange) => {
    if (operation.method !== 'GET') refuseCrossSiteWrite(request);
    const known = visitorOf(operation, request);
    const limit = operation.limit ?? (operation.method === 'GET' ? 'read' : 'write');
    await draw(limit, operation, request, known?.id, exchange);
    const input = await readInput(operation, request);
    const query = (input.query ?? {}) as Readonly<Record<string, unknown>>;
    await draw(operation.costlyLimit?.(query) ?? 'none', operation, request, known?.id, exchange);
    // Before the work: at an edge that passes meanwhile, what was made for the old side has no life left.
    const sharedSeconds = operation.publicForSeconds?.(query);
    let visitorId = known?.id;
    const call = {
      ...input,
      request,
      requestId: exchange.requestId,
      visitorId: known?.id,
      ownVisitorId: () => {
        visitorId ??= newVisitorId();
        return visitorId;
      },
    } as Call<Operation>;
    const outcome = await route.handle(call);
    if (visitorId !== undefined && (known === undefined || known.stale)) {
      const cookie = visitorSetCookie(visitorId, secrets().cookieSecrets, isHttps(request.headers));
      exchange.headers.append('Set-Cookie', cookie);
    }
    return 'response' in outcome ? outcome.response : toResponse(request, operation, outcome, sharedSeconds);
  });
}

/** A public answer is for everybody, so it neither looks at the cookie nor renews it. */
function visitorOf(operation: Operation, request: Request): VisitorCookie | undefined {
  const cookies = request.headers.get('cookie');
  if (operation.publicForSeconds !== undefined || !cookies?.includes('visitor=')) return undefined;
  return readVisitor(cookies, secrets().cookieSecrets);
}

async function draw(
  name: LimitName | 'none',
  operation: Operation,
  request: Request,
  visitorId: string | undefined,
  exchange: Exchange,
): Promise<void> {
  if (name === 'none') return;
  const headers = await drawFromLimit(name, {
    address: clientAddress(request.headers),
    clientName: knownClientName(request.headers),
    visitorId,
  });
  // A shared cache would hand one caller's count to the next.
  if (operation.publicForSeconds !== undefined) delete headers.RateLimit;
  for (const [header, value] of Object.entries(headers)) exchange.headers.append(header, value);
}

/** @param sharedSeconds How long shared caches may keep the answer; undefined where it is not for everybody. */
function toResponse(
  request: Request,
  operation: Operation,
  reply: Reply,
  sharedSeconds: number | undefined,
): Response {
  const { status, body } = reply;
  const headers = new Headers(reply.headers);
  if (body === undefined) return new Response(null, { status, headers });
  const content = JSON.stringify(body);
  headers.set('Content-Type', operation.answers[status]?.contentType ?? 'application/json');
  if (sharedSeconds === undefined) return new Response(content, { status, headers });
  const etag = etagOf(content);
  headers.set('ETag', etag);
  headers.set('Cache-Control', `public, max-age=0, s-maxage=${sharedSeconds}`);
  if (!matchesEtag(request.headers.get('if-none-match'), etag))
    return new Response(content, { status, headers });
  headers.delete('Content-Type');
  return new Response(null, { status: 304, headers });
}
