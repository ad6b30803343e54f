import { describe, expect, it } from '@jest/globals';
import { readJsonBody } from '@/lib/http/read-body';

const LIMIT = 100;

function post(
  body: BodyInit | null,
  headers: Record<string, string> = { 'content-type': 'application/json' },
) {
  return new Request('http://localhost/api/x', {
    method: 'POST',
    body,
    headers,
    duplex: 'half',
  } as RequestInit);
}

/** A body that never ends; `pulled` counts what was asked of it. */
function endless(): { stream: ReadableStream; pulled: () => number } {
  let pulls = 0;
  const stream = new ReadableStream({
    pull(controller) {
      pulls += 1;
      controller.enqueue(new TextEncoder().encode('x'.repeat(40)));
    },
  });
  return { stream, pulled: () => pulls };
}

const statusOf = (request: Request) =>
  readJsonBody(request, LIMIT).then(
    () => 200,
    (error) => error.status,
  );

describe('readJsonBody', () => {
  it.each([
    'application/json',
    'Application/JSON; charset=utf-8',
    'application/json;charset="UTF-8"',
    'application/json; charset=utf8; q=1',
    'application/merge-patch+json',
  ])('reads %s', async (type) => {
    expect(await readJsonBody(post('{"a":"é"}', { 'content-type': type }), LIMIT)).toEqual({ a: 'é' });
  });

  it.each([
    ['another type', { 'content-type': 'text/plain' }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['a name that only looks like JSON', { 'content-type': 'application/jsonp' }],
    ['no type', {}],
    ['another charset', { 'content-type': 'application/json; charset=latin1' }],
    ['an empty charset', { 'content-type': 'application/json; charset=' }],
    ['gzip', { 'content-type': 'application/json', 'content-encoding': 'gzip' }],
  ])('refuses %s with 415', async (_what, headers) => {
    const bytes = new TextEncoder().encode('{"a":1}');
    expect(await statusOf(post(bytes, headers as Record<string, string>))).toBe(415);
  });

  it('takes identity for no encoding', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'identity' };
    expect(await statusOf(post('{}', headers))).toBe(200);
  });

  it('finds no body in an empty one, whatever its type', async () => {
    expect(await readJsonBody(post('', { 'content-type': 'text/plain' }), LIMIT)).toBeUndefined();
    expect(await readJsonBody(post(null), LIMIT)).toBeUndefined();
    expect(await readJsonBody(post(new Uint8Array(), { 'content-encoding': 'gzip' }), LIMIT)).toBeUndefined();
  });

  it('allows exactly the limit and refuses one byte more', async () => {
    const ofLength = (length: number) => `"${'x'.repeat(length - 2)}"`;
    expect(await statusOf(post(ofLength(LIMIT)))).toBe(200);
    expect(await statusOf(post(ofLength(LIMIT + 1)))).toBe(413);
  });

  it('counts bytes, not characters', async () => {
    expect(await statusOf(post(`"${'é'.repeat(60)}"`))).toBe(413);
  });

  it('refuses by the announced length without reading', async () => {
    const { stream, pulled } = endless();
    const headers = { 'content-type': 'application/json', 'content-length': '101' };
    expect(await statusOf(post(stream, headers))).toBe(413);
    expect(pulled()).toBeLessThanOrEqual(1);
  });

  it('stops reading a body that does not end', async () => {
    const { stream, pulled } = endless();
    expect(await statusOf(post(stream))).toBe(413);
    expect(pulled()).toBeLessThanOrEqual(5);
  });

  it('refuses bytes that are not UTF-8', async () => {
    expect(await statusOf(post(new Uint8Array([0x22, 0xff, 0x22])))).toBe(400);
    expect(await statusOf(post(new Uint8Array([0x22, 0xed, 0xa0, 0x80, 0x22])))).toBe(400);
  });

  it('blames the caller for a body that is cut off', async () => {
    const stream = new ReadableStream({ start: (controller) => controller.error(new Error('aborted')) });
    expect(await statusOf(post(stream))).toBe(400);
  });
});
