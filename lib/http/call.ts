import type { z } from 'zod';
import type { Method, Operation } from '@/lib/http/operation';

type Output<T> = T extends z.ZodType ? z.output<T> : undefined;

/** What a handler is given: the input as its schemas leave it, and who calls. */
export interface Call<T extends Operation> {
  readonly params: Output<T['params']>;
  readonly query: Output<T['query']>;
  readonly body: Output<T['body']>;
  readonly request: Request;
  readonly requestId: string;
  /** The visitor whom the cookie proves. */
  readonly visitorId: string | undefined;
  /**
   * The same, or a new visitor where there is none: for writes that make something which somebody must own. A
   * successful answer then sets the cookie.
   */
  readonly ownVisitorId: () => string;
}

/** An answer in JSON; `body` is undefined where the operation declares none. */
export interface Reply<Status extends number = number, Body = unknown> {
  readonly status: Status;
  readonly body: Body;
  readonly headers: Readonly<Record<string, string>>;
}

/** One of the successes that an operation declares, with the body it declares. */
type ReplyTo<T extends Operation> = {
  [Status in keyof T['answers'] & number]: Reply<
    Status,
    T['answers'][Status] extends { schema: infer S extends z.ZodType } ? z.input<S> : undefined
  >;
}[keyof T['answers'] & number];

/** What a handler returns: `reply(200, user)`, or `reply(204, undefined)`. */
export function reply<const Status extends number, Body>(
  status: Status,
  body: Body,
  headers: Readonly<Record<string, string>> = {},
): Reply<Status, Body> {
  return { status, body, headers };
}

/** An answer that is not JSON: a stream, a file, a redirect. */
interface RawReply {
  readonly response: Response;
}

export type Handler<T extends Operation> = (call: Call<T>) => Promise<ReplyTo<T> | RawReply>;

/** An operation with the code that answers it, types forgotten. */
export interface Route {
  readonly operation: Operation;
  readonly handle: (call: Call<Operation>) => Promise<Reply | RawReply>;
}

/** Joins an operation to its handler; the handler's input and answer are checked against the operation's schemas. */
export function serve<const T extends Operation>(operation: T, handler: Handler<T>): Route {
  // The schemas that the types come from have parsed the input by the time the handler sees it.
  return { operation, handle: handler as unknown as Route['handle'] };
}

/** The routes of one address, by method. */
export type Routes = Partial<Record<Method, Route>>;
