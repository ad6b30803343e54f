/**
 * What one call of the API is: its address, what it takes, what it answers. The router, the OpenAPI document, the
 * tests and the documentation all read the same record; the handler is added in app/api.
 */
import type { z } from 'zod';
import type { AppError } from '@/lib/errors';
import type { LimitName } from '@/lib/http/limits';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One kind of success. Without a schema there is no body. */
export interface Answer {
  readonly description: string;
  readonly schema?: z.ZodType;
  /** `application/json` unless said otherwise. */
  readonly contentType?: string;
}

export interface Example {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The body of the first success; absent where there is none. */
  readonly answer?: unknown;
}

export interface Operation {
  /** Unique, camelCase, a verb first: OpenAPI's `operationId`. */
  readonly id: string;
  readonly method: Method;
  /** As in OpenAPI: `/api/users/{id}`. */
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  /** Parameters reach the schema as text. */
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** No required field: an empty body counts as `{}`, whatever its content type. */
  readonly emptyBody?: true;
  /** 64 KiB when absent. */
  readonly bodyLimitBytes?: number;
  readonly answers: Readonly<Record<number, Answer>>;
  /** Further members of this operation's problem documents, for callers that read its answers in a form of their own. */
  readonly refusal?: (error: AppError) => Readonly<Record<string, unknown>>;
  /** Errors beyond those that follow from the shape, with what they mean here. */
  readonly errors?: Readonly<Record<number, string>>;
  /**
   * A GET whose answer is the same for everybody: it carries an ETag, is open to other sites, and shared caches may
   * keep it for as many whole seconds as the function says, given the query as its schema leaves it.
   */
  readonly publicForSeconds?: (query: Readonly<Record<string, unknown>>) => number;
  /** Which allowance a call draws from; by method when absent: `read` or `write`. */
  readonly limit?: LimitName | 'none';
  /** A second allowance that a call draws from when its query makes it a costly one. */
  readonly costlyLimit?: (query: Readonly<Record<string, unknown>>) => LimitName | undefined;
  readonly example: Example;
}

/** Keeps the exact types of a record, so that its handler is checked against it. */
export function defineOperation<const T extends Operation>(operation: T): T {
  return operation;
}
