import type { z } from 'zod';
import { badRequest, type Issue, notFound } from '@/lib/errors';
import type { Operation } from '@/lib/http/operation';
import { DEFAULT_BODY_LIMIT_BYTES, readJsonBody } from '@/lib/http/read-body';

const LONGEST_PARAMETER = 2000;
/** A list of thousands can be wrong in each of its items, and the answer must not be many times as long as it. */
const MOST_ISSUES = 50;

/** What an operation receives, as its schemas leave it. */
export interface Input {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/**
 * Reads and checks everything an operation takes. Path parameters come from the address itself rather than from the
 * framework, so that their decoding is ours. Throws 400 naming every fault up to the fiftieth, 404 for an address that cannot be one,
 * 413 and 415 for the body.
 */
export async function readInput(operation: Operation, request: Request): Promise<Input> {
  const url = new URL(request.url);
  const params = operation.params && checked(operation.params, pathParameters(operation.path, url.pathname));
  const query = operation.query && checked(operation.query, queryParameters(operation.query, url.search));
  const body = operation.body && checked(operation.body, await readBody(operation, request));
  return { params, query, body };
}

async function readBody(operation: Operation, request: Request): Promise<unknown> {
  const body = await readJsonBody(request, operation.bodyLimitBytes ?? DEFAULT_BODY_LIMIT_BYTES);
  if (body !== undefined) return body;
  if (operation.emptyBody) return {};
  throw badRequest('The body is empty; send JSON.');
}

function pathParameters(template: string, pathname: string): Record<string, string> {
  const segments = pathname.replace(/\/$/, '').split('/');
  const names = template.split('/');
  if (segments.length !== names.length) throw notFound();
  return Object.fromEntries(
    names.flatMap((part, index) => {
      const [, name, suffix = ''] = /^\{(\w+)\}(.*)$/.exec(part) ?? [];
      if (name === undefined) return [];
      const value = decoded(segments[index] ?? '', 'address');
      if (!value.endsWith(suffix)) throw notFound();
      return [[name, value.slice(0, value.length - suffix.length)]];
    }),
  );
}

/** The declared parameters; others are ignored, and one given twice is refused rather than guessed at. */
function queryParameters(schema: z.ZodObject, search: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const pair of search.slice(1).split('&')) {
    const [rawName = '', ...rawValue] = pair.split('=');
    const name = decoded(rawName.replaceAll('+', ' '), 'query');
    const value = decoded(rawValue.join('=').replaceAll('+', ' '), 'query');
    if (!Object.hasOwn(schema.shape, name)) continue;
    if (Object.hasOwn(found, name)) {
      throw badRequest('The query gives a parameter twice.', [{ path: name, message: 'is given twice' }]);
    }
    found[name] = value;
  }
  return found;
}

function decoded(text: string, where: 'address' | 'query'): string {
  let value: string;
  try {
    value = decodeURIComponent(text);
  } catch {
    throw badRequest(`The ${where} is not valid percent-encoded UTF-8.`);
  }
  if (value.includes('\0')) throw badRequest(`The ${where} holds a NUL character.`);
  if (value.length > LONGEST_PARAMETER) throw badRequest(`A part of the ${where} is too long.`);
  return value;
}

function checked(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issues = result.error.issues.slice(0, MOST_ISSUES).map(toIssue);
  throw badRequest(sentenceOf(issues), issues);
}

function toIssue({ path, message }: { path: PropertyKey[]; message: string }): Issue {
  return { path: path.map(String).join('.'), message };
}

/** The faults in one line, for callers that show `detail` alone. */
function sentenceOf(issues: readonly Issue[]): string {
  const faults = issues.map(({ path, message }) => (path === '' ? message : `${path} ${message}`));
  return `Bad input: ${faults.join('; ')}.`;
}
