import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AppError } from '@/lib/errors';
import { PROBLEM_TYPE, problemOf } from '@/lib/http/problem';
import { isApiPath } from '@/server/vet-request';

/** Answers an error that never reaches a route: problem+json at `/api` and below, one plain sentence elsewhere. */
export function refuse(request: IncomingMessage, response: ServerResponse, error: AppError): void {
  const requestId = String(response.getHeader('X-Request-Id') ?? '');
  const isApi = isApiPath(request.url?.split('?', 1)[0] ?? '');
  const body = isApi ? JSON.stringify(problemOf(error, requestId)) : `${error.detail}\n`;
  response.statusCode = error.status;
  for (const [name, value] of Object.entries(error.headers)) response.setHeader(name, value);
  response.setHeader('Content-Type', isApi ? PROBLEM_TYPE : 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  // The rest of a body that nobody will read must not pass for the next request.
  if (!request.complete) response.setHeader('Connection', 'close');
  response.end(body);
}
