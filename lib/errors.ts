/** One thing wrong with what was sent. `path` is dotted (`person1.latitude`); empty for the input as a whole. */
export interface Issue {
  readonly path: string;
  readonly message: string;
}

interface AppErrorOptions {
  readonly issues?: readonly Issue[];
  readonly headers?: Readonly<Record<string, string>>;
  /** Further members of the problem document, such as the current state of a thing edited too late. */
  readonly extra?: Readonly<Record<string, unknown>>;
  /** What went wrong inside: logged, never shown. */
  readonly cause?: unknown;
}

/**
 * An outcome other than success, for the caller to see. `status` is the HTTP status; `detail` is a sentence safe to
 * show to anybody. What is meant for the log alone travels in `cause`.
 */
export class AppError extends Error {
  readonly status: number;
  readonly detail: string;
  readonly issues: readonly Issue[] | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly extra: Readonly<Record<string, unknown>>;

  constructor(status: number, detail: string, options: AppErrorOptions = {}) {
    super(detail, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'AppError';
    this.status = status;
    this.detail = detail;
    this.issues = options.issues;
    this.headers = options.headers ?? {};
    this.extra = options.extra ?? {};
  }
}

/** 400: the input is wrong. Without issues of its own the sentence is the one issue, about the input as a whole. */
export function badRequest(
  detail: string,
  issues: readonly Issue[] = [{ path: '', message: detail }],
  options: Pick<AppErrorOptions, 'cause' | 'extra'> = {},
): AppError {
  return new AppError(400, detail, { ...options, issues });
}

/** 403: understood and refused. */
export function forbidden(detail: string): AppError {
  return new AppError(403, detail);
}

/** 404: no such thing, or none that this caller may know of. */
export function notFound(detail = 'There is nothing at this address.'): AppError {
  return new AppError(404, detail);
}

/** 405, naming the methods that the address does take. */
export function methodNotAllowed(method: string, allowed: readonly string[]): AppError {
  return new AppError(405, `This address does not take ${method}.`, {
    headers: { Allow: allowed.join(', ') },
  });
}

/** 409: the edit was made on an older state; `current` is the state now. */
export function conflict(detail: string, current: unknown): AppError {
  return new AppError(409, detail, { extra: { current } });
}

/** 413: the body is longer than `limitBytes`. */
export function bodyTooLarge(limitBytes: number): AppError {
  return new AppError(413, `The body may hold at most ${limitBytes} bytes.`);
}

/** 415: the body is in a form that this address does not read. */
export function unsupportedMediaType(detail: string): AppError {
  return new AppError(415, detail, { headers: { Accept: 'application/json' } });
}

/** 503: something this answer depends on is down. Callers may try again. */
export function unavailable(
  detail: string,
  options: Pick<AppErrorOptions, 'cause' | 'extra'> = {},
): AppError {
  return new AppError(503, detail, { ...options, headers: { 'Retry-After': '5' } });
}
