/**
 * How the browser calls the API. Small on purpose, since it loads with every form: no library, and the answer's shape is
 * the caller's to read.
 */

const TIMEOUT_MILLISECONDS = 30_000;

/** An answer that is not OK. The message is the status code, a colon, a space and the text, or the status text where there is none. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly status: number;
  /** The body as it came; empty where there was none. */
  readonly text: string;

  constructor(status: number, statusText: string, text: string) {
    super(`${status}: ${text || statusText}`);
    this.status = status;
    this.text = text;
  }
}

interface RequestOptions {
  /** Gives the call up when the caller has no more use for it. */
  signal?: AbortSignal;
  /** How long the whole answer may take, its body included; 30 s when not given. */
  timeoutMilliseconds?: number;
}

/** The name by which the server knows our own pages from other callers. */
function clientKey(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="chandra-api-key"]')?.content ?? '';
}

/** Ends with whichever comes first. A browser too old to join two signals keeps the time limit alone. */
function endOf(limit: AbortSignal, signal: AbortSignal | undefined): AbortSignal {
  return signal && 'any' in AbortSignal ? AbortSignal.any([signal, limit]) : limit;
}

/**
 * Calls the API with the client's key and the visitor's cookie.
 * @param path from the root of this site, such as `/api/panchang?date=2026-11-21`
 * @param body sent as JSON; without one no content type is sent
 * @throws RequestError when the answer is not OK
 * @throws TypeError when the server cannot be reached; DOMException `TimeoutError` or `AbortError` when the call is ended
 */
export async function apiRequest(
  method: string,
  path: string,
  body?: unknown,
  { signal, timeoutMilliseconds = TIMEOUT_MILLISECONDS }: RequestOptions = {},
): Promise<Response> {
  const hasBody = body !== undefined;
  const response = await fetch(path, {
    method,
    headers: { 'X-API-Key': clientKey(), ...(hasBody && { 'Content-Type': 'application/json' }) },
    ...(hasBody && { body: JSON.stringify(body) }),
    credentials: 'include',
    signal: endOf(AbortSignal.timeout(timeoutMilliseconds), signal),
  });
  if (response.ok) return response;
  // A body lost on the way leaves the status, which is what counts.
  const text = await response.text().catch(() => '');
  throw new RequestError(response.status, response.statusText, text);
}
