import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { createOpenApi } from '@/lib/openapi/create-openapi';
import { OPERATIONS } from '@/lib/openapi/registry';

const document = createOpenApi(OPERATIONS, 'https://chandra.test');

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(document as object, 'openapi');

/** What is wrong with a value by a schema of the document, named by its place in it. */
function faultsOf(pointer: readonly string[], value: unknown): unknown {
  const path = pointer
    .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/');
  const validate = ajv.getSchema(`openapi#/${path}`);
  if (validate === undefined) throw new Error(`There is no schema at ${path}`);
  return validate(value) ? [] : validate.errors;
}

const named = OPERATIONS.map((operation) => ({ name: operation.id, operation }));

describe('the OpenAPI document', () => {
  it('is 3.1 and served where the site is', () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(document.servers).toEqual([{ url: 'https://chandra.test' }]);
  });

  it('gives every operation a name of its own', () => {
    const ids = OPERATIONS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('holds nothing that JSON cannot', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  it.each(named)('shows an example of $name that its own schemas accept', ({ operation }) => {
    const { path, method, example, body, answers, params, query } = operation;
    const place = ['paths', path, method.toLowerCase()];
    if (body !== undefined) {
      expect(
        faultsOf([...place, 'requestBody', 'content', 'application/json', 'schema'], example.body),
      ).toEqual([]);
      expect(() => body.parse(example.body)).not.toThrow();
    }
    expect(params?.safeParse(example.params).success ?? true).toBe(true);
    expect(query?.safeParse(example.query).success ?? true).toBe(true);
    const [[status, { schema, contentType = 'application/json' }] = ['', {}]] = Object.entries(answers);
    expect(example.answer === undefined).toBe(schema === undefined);
    if (schema !== undefined) {
      expect(
        faultsOf([...place, 'responses', status, 'content', contentType, 'schema'], example.answer),
      ).toEqual([]);
    }
  });

  it.each(named)('declares what can go wrong with $name', ({ operation }) => {
    const responses =
      document.paths?.[operation.path]?.[operation.method.toLowerCase() as 'get']?.responses ?? {};
    const expected = [
      ...(operation.params || operation.query || operation.body ? ['400'] : []),
      ...(operation.method === 'GET' ? [] : ['403']),
      ...(operation.params ? ['404'] : []),
      ...(operation.body ? ['413', '415'] : []),
      ...(operation.limit === 'none' ? [] : ['429']),
      '500',
      '503',
    ];
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(expected));
    for (const status of expected) {
      expect(Object.keys(responses[status]?.content ?? {})).toEqual(['application/problem+json']);
    }
  });

  it('describes path parameters by the names in the address', () => {
    for (const { path, params } of OPERATIONS) {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(Object.keys(params?.shape ?? {})).toEqual(names);
    }
  });
});
