import { AppError, badRequest, bodyTooLarge, unsupportedMediaType } from '@/lib/errors';
import { parseJson } from '@/lib/http/parse-json';

/** What a body may be unless the operation says otherwise. */
export const DEFAULT_BODY_LIMIT_BYTES = 64 * 1024;

const JSON_TYPE = /^application\/(?:[\w.!#$&^-]+\+)?json$/;

/**
 * Reads a JSON body of at most `limitBytes`; undefined when there is none. The size is counted while reading, so that
 * an endless body costs no memory.
 * Throws 413 when it is longer, 415 for a non-empty body that is not plain UTF-8 JSON, 400 when it is malformed.
 */
export async function readJsonBody(request: Request, limitBytes: number): Promise<unknown> {
  const bytes = await readBytes(request, limitBytes, requireJson);
  return bytes.length === 0 ? undefined : parseJson(decodeUtf8(bytes));
}

/** Stops reading at a refusal and leaves the rest to discardBody: cancelling would close the connection too early. */
async function readBytes(
  request: Request,
  limitBytes: number,
  onFirstByte: (headers: Headers) => void,
): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length')) > limitBytes) throw bodyTooLarge(limitBytes);
  if (request.body === null) return new Uint8Array();
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      if (length === 0 && part.value.length > 0) onFirstByte(request.headers);
      length += part.value.length;
      if (length > limitBytes) throw bodyTooLarge(limitBytes);
      chunks.push(part.value);
    }
  } catch (error) {
    throw error instanceof AppError
      ? error
      : badRequest('The body was cut off.', undefined, { cause: error });
  } finally {
    reader.releaseLock();
  }
  return Buffer.concat(chunks);
}

function requireJson(headers: Headers): void {
  const encoding = headers.get('content-encoding')?.trim().toLowerCase();
  if (encoding !== undefined && encoding !== '' && encoding !== 'identity') {
    throw unsupportedMediaType('Send the body without a content encoding.');
  }
  const [type = '', ...parameters] = (headers.get('content-type') ?? '').split(';');
  if (!JSON_TYPE.test(type.trim().toLowerCase())) {
    throw unsupportedMediaType('Send the body as application/json.');
  }
  for (const parameter of parameters) {
    const [name = '', value = ''] = parameter.trim().toLowerCase().split('=');
    if (name.trim() === 'charset' && !/^"?utf-?8"?$/.test(value.trim())) {
      throw unsupportedMediaType('Send the body in UTF-8.');
    }
  }
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw badRequest('The body is not valid UTF-8.');
  }
}
