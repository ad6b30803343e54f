import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** What goes over the wire in place of a collected answer: its body, and what changes in its headers. */
export interface FinishedAnswer {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

export type FinishAnswer = (body: Buffer) => FinishedAnswer | Promise<FinishedAnswer>;

/**
 * Holds back what is written to `response` until `onHead`, called once when status and headers stand, has decided:
 * undefined lets the answer through as it is written (event streams, ranges, redirects); a function gets the whole body.
 */
export function captureAnswer(response: ServerResponse, onHead: () => FinishAnswer | undefined): void {
  const chunks: Buffer[] = [];
  let finish: FinishAnswer | undefined;
  let state: 'open' | 'collecting' | 'ended' = 'open';

  const release = () => {
    for (const name of ['writeHead', 'flushHeaders', 'write', 'end', 'headersSent'])
      Reflect.deleteProperty(response, name);
  };
  /** True when the answer is to be collected; the first call decides. */
  const collecting = () => {
    if (state === 'open') {
      finish = onHead();
      if (finish === undefined) release();
      else state = 'collecting';
    }
    return finish !== undefined;
  };
  const collect = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string')
      chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'));
    else if (chunk instanceof Uint8Array)
      chunks.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
  };
  const send = ({ body, headers }: FinishedAnswer) => {
    // First of all: Next's own setHeader does nothing once the headers count as sent.
    release();
    applyHeaders(response, headers);
    // A route answers HEAD without making the body: how long GET's would be is not known, and 0 would be a lie.
    if (response.req.method === 'HEAD' && body.length === 0) response.removeHeader('Content-Length');
    else response.setHeader('Content-Length', body.length);
    response.end(body);
  };

  const writeHead = (status: number, ...rest: unknown[]) => {
    response.statusCode = status;
    if (typeof rest[0] === 'string') response.statusMessage = rest[0];
    applyHeaders(response, rest.at(-1));
    if (!collecting()) response.writeHead(response.statusCode);
    return response;
  };
  const flushHeaders = () => {
    if (!collecting()) response.flushHeaders();
  };
  const write = (chunk: unknown, encoding?: unknown, callback?: unknown) => {
    if (!collecting()) return Reflect.apply(response.write, response, [chunk, encoding, callback]);
    collect(chunk, encoding);
    const done = typeof encoding === 'function' ? encoding : callback;
    if (typeof done === 'function') process.nextTick(() => done());
    return true;
  };
  const end = (...given: unknown[]) => {
    if (state === 'ended') return response;
    const [chunk, encoding] = given;
    if (!collecting()) return Reflect.apply(response.end, response, given);
    collect(chunk, encoding);
    state = 'ended';
    const done = given.find((value) => typeof value === 'function');
    if (done !== undefined) response.once('finish', done as () => void);
    // While the body is being compressed nobody may think that there is no answer yet.
    Object.defineProperty(response, 'headersSent', { configurable: true, get: () => true });
    const whole = chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks);
    const finished = finish?.(whole) ?? { body: whole, headers: {} };
    if (!(finished instanceof Promise)) send(finished);
    else
      finished.then(send, (error: unknown) => {
        release();
        response.destroy(error instanceof Error ? error : new Error(String(error)));
      });
    return response;
  };
  Object.assign(response, { writeHead, flushHeaders, write, end });
}

function applyHeaders(response: ServerResponse, headers: unknown): void {
  if (Array.isArray(headers)) {
    const pairs: unknown[] = headers;
    for (let index = 0; index + 1 < pairs.length; index += 2)
      response.appendHeader(String(pairs[index]), pairs[index + 1] as string | string[]);
  } else if (typeof headers === 'object' && headers !== null) {
    for (const [name, value] of Object.entries(headers as OutgoingHttpHeaders))
      if (value !== undefined) response.setHeader(name, value as OutgoingHttpHeader);
  }
}
