import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi';
import type { Operation } from '@/lib/http/operation';
import { PROBLEM_TYPE, problemSchema } from '@/lib/http/problem';
import { VISITOR_COOKIE } from '@/lib/http/visitor';

/** The OpenAPI 3.1 document of these operations, served at `serverUrl`. */
export function createOpenApi(operations: readonly Operation[], serverUrl: string) {
  const paths: ZodOpenApiPathsObject = {};
  for (const operation of operations) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: describeOperation(operation),
    };
  }
  return createDocument({
    openapi: '3.1.1',
    info: {
      title: 'Chandra',
      version: '1',
      description: 'Vedic moon-sign astrology that shows its reasons.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: serverUrl }],
    // All of it is open; a key names the caller, a cookie owns what the caller makes.
    security: [{}, { clientName: [] }, { visitor: [] }],
    components: {
      securitySchemes: {
        clientName: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
        visitor: { type: 'apiKey', in: 'cookie', name: VISITOR_COOKIE },
      },
    },
    paths,
  });
}

function describeOperation(operation: Operation): ZodOpenApiOperationObject {
  const { params, query, body, example } = operation;
  return {
    operationId: operation.id,
    summary: operation.summary,
    tags: [operation.tag],
    requestParams: {
      ...(params && { path: withExamples(params, example.params) }),
      ...(query && { query: withExamples(query, example.query) }),
    },
    ...(body && {
      requestBody: {
        required: operation.emptyBody === undefined,
        content: { 'application/json': { schema: body, example: example.body } },
      },
    }),
    responses: { ...describeAnswers(operation), ...describeErrors(operation) },
  };
}

function withExamples(
  schema: NonNullable<Operation['params']>,
  examples: Readonly<Record<string, string>> = {},
): NonNullable<Operation['params']> {
  const shape = Object.entries(schema.shape).map(([name, field]) => [
    name,
    examples[name] === undefined ? field : field.meta({ ...field.meta(), example: examples[name] }),
  ]);
  return schema.extend(Object.fromEntries(shape));
}

function describeAnswers({ answers, example, publicForSeconds }: Operation): ZodOpenApiResponsesObject {
  const entries = Object.entries(answers).map(([status, { description, schema, contentType }]) => [
    status,
    {
      description,
      ...(schema && {
        content: {
          [contentType ?? 'application/json']: {
            schema,
            ...(example.answer !== undefined && { example: example.answer }),
          },
        },
      }),
    },
  ]);
  return {
    ...Object.fromEntries(entries),
    ...(publicForSeconds && { 304: { description: 'The copy named by If-None-Match is still right.' } }),
  };
}

/** The errors that follow from an operation's shape, and its own. */
function describeErrors(operation: Operation): ZodOpenApiResponsesObject {
  const { params, query, body, method, limit, errors } = operation;
  const meanings: Record<number, string> = {
    ...((params ?? query ?? body) && { 400: 'Bad input; `issues` names each fault.' }),
    ...(method !== 'GET' && { 403: 'A page of another site sent this with the visitor’s cookies.' }),
    ...(params && { 404: 'There is no such thing, or it is somebody else’s.' }),
    ...(body && { 413: 'The body is too large.', 415: 'The body is not plain UTF-8 JSON.' }),
    ...(limit !== 'none' && { 429: 'Too many calls; `Retry-After` says when to come back.' }),
    500: 'Something went wrong here; the request id names it in the log.',
    503: 'A service that this depends on is down.',
    ...errors,
  };
  const content = { [PROBLEM_TYPE]: { schema: problemSchema } };
  return Object.fromEntries(
    Object.entries(meanings).map(([status, description]) => [status, { description, content }]),
  );
}
