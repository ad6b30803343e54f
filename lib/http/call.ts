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

type ReplyBody<A> = A extends { schema: z.ZodType } ? { body: z.input<A['schema']> } : { body?: undefined };

/** One of the operation's successes. */
export type Reply<T extends Operation> = {
  [Status in keyof T['answers'] & number]: {
    readonly status: Status;
    readonly headers?: Readonly<Record<string, string>>;
  } & Readonly<ReplyBody<T['answers'][Status]>>;
}[keyof T['answers'] & number];

/** A `Response` is for what is not JSON: streams, files, redirects. */
export type Handler<T extends Operation> = (call: Call<T>) => Promise<Reply<T> | Response>;

/** An operation with the code that answers it, types forgotten. */
export interface Route {
  readonly operation: Operation;
  readonly handle: (call: Call<Operation>) => Promise<PlainReply | Response>;
}

export interface PlainReply {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Joins an operation to its handler; the handler's input and answer are checked against the operation's schemas. */
export function serve<const T extends Operation>(operation: T, handler: Handler<T>): Route {
  // The schemas that the types come from have parsed the input by the time the handler sees it.
  return { operation, handle: handler as unknown as Route['handle'] };
}

/** The routes of one address, by method. */
export type Routes = Partial<Record<Method, Route>>;
