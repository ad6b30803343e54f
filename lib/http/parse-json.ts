import { badRequest } from '@/lib/errors';

const MAXIMUM_DEPTH = 32;
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*|[[\]{}:,]/g;
const LONE_SURROGATE = /\p{Surrogate}/u;

/** A place in the text: an object with the keys seen so far, or a list. */
type Frame = Set<string> | 'list';

/**
 * Parses JSON and refuses what `JSON.parse` lets through but no honest sender means: duplicate keys, numbers beyond
 * the finite, NUL or half a surrogate pair in a string (which PostgreSQL cannot store), nesting over 32 deep.
 * Throws 400.
 */
export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw badRequest('The body is not well-formed JSON.');
  }
  inspect(text);
  return value;
}

/** Walks the tokens of text that is known to be JSON, so that it need not check the grammar again. */
function inspect(text: string): void {
  const frames: Frame[] = [];
  let previousString: string | undefined;
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '{' || token === '[') {
      frames.push(token === '{' ? new Set() : 'list');
      if (frames.length > MAXIMUM_DEPTH) {
        throw badRequest(`The body is nested more than ${MAXIMUM_DEPTH} deep.`);
      }
    } else if (token === '}' || token === ']') {
      frames.pop();
    } else if (token === ':') {
      noteKey(frames.at(-1), previousString ?? '');
    } else if (token.startsWith('"')) {
      previousString = checkedString(token);
    } else if (token !== ',' && !Number.isFinite(Number(token))) {
      throw badRequest('The body holds a number too large to be read.');
    }
  }
}

function noteKey(frame: Frame | undefined, key: string): void {
  if (!(frame instanceof Set)) return;
  if (frame.has(key)) {
    throw badRequest('The body gives a field twice.', [{ path: key, message: 'is given twice' }]);
  }
  frame.add(key);
}

function checkedString(token: string): string {
  const value: string = JSON.parse(token);
  if (value.includes('\0')) throw badRequest('The body holds a NUL character.');
  if (LONE_SURROGATE.test(value)) throw badRequest('The body holds half of a surrogate pair.');
  return value;
}
