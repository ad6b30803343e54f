import { describe, expect, it } from '@jest/globals';
import { AppError } from '@/lib/errors';
import { parseJson } from '@/lib/http/parse-json';

function refusalOf(text: string): AppError {
  try {
    parseJson(text);
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error(`accepted: ${text}`);
}

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('parseJson', () => {
  it.each([
    '{"a":1,"b":{"a":1}}',
    '[{"a":1},{"a":1}]',
    '{"a":"a","b":"a"}',
    '{"a:":1,"a":2,",":"{"}',
    '{"text":"\\"a\\": 1, \\\\","text2":"\\\\"}',
    '[-0.5e-3, 1E+2, 1e308, true, false, null]',
    '"😀 \\ud83d\\ude00"',
    '"\\\\u0000"',
    nested(32),
    '[[],[],[]]',
    '7',
  ])('reads %s as JSON.parse does', (text) => {
    expect(parseJson(text)).toEqual(JSON.parse(text));
  });

  it.each([
    ['malformed text', '{"a":}', 'well-formed'],
    ['an empty text', ' ', 'well-formed'],
    ['a trailing comma', '[1,]', 'well-formed'],
    ['NaN', '[NaN]', 'well-formed'],
    ['a key given twice', '{"a":1,"b":2,"a":3}', 'twice'],
    ['a key given twice in two spellings', '{"a":1,"\\u0061":2}', 'twice'],
    ['a key given twice deep inside', '[{"x":{"a":[],"a":{}}}]', 'twice'],
    ['__proto__ given twice', '{"__proto__":1,"__proto__":2}', 'twice'],
    ['a number beyond the finite', '{"a":[1e999]}', 'too large'],
    ['a negative number beyond the finite', '-1e999', 'too large'],
    ['NUL in a string', '["a\\u0000b"]', 'NUL'],
    ['NUL in a key', '{"a\\u0000":1}', 'NUL'],
    ['half a surrogate pair', '["\\ud800"]', 'surrogate'],
    ['half a surrogate pair in a key', '{"\\udc00x":1}', 'surrogate'],
    ['nesting 33 deep', nested(33), 'nested'],
    ['nesting as deep as a body is long', nested(30_000), 'nested'],
  ])('refuses %s', (_what, text, words) => {
    const refusal = refusalOf(text);
    expect(refusal.status).toBe(400);
    expect(refusal.detail).toContain(words);
    expect(refusal.issues).toHaveLength(1);
  });

  it('names the key given twice', () => {
    expect(refusalOf('{"name":1,"name":2}').issues).toEqual([{ path: 'name', message: 'is given twice' }]);
  });
});
