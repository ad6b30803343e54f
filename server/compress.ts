import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '@/server/negotiate-encoding';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** How much work a body is worth: once for this answer, for as long as its ETag lives, or for as long as the build. */
export type Effort = 'once' | 'shared' | 'immutable';

const BROTLI_QUALITY: Record<Effort, number> = { once: 4, shared: 6, immutable: 10 };
const GZIP_LEVEL: Record<Effort, number> = { once: 5, shared: 6, immutable: 9 };

/** Bodies below this gain nothing worth the header. */
export const SMALLEST_COMPRESSED_BYTES = 512;

/** Compresses off the main thread. */
export function compress(
  body: Buffer,
  encoding: Exclude<Encoding, 'identity'>,
  effort: Effort,
): Promise<Buffer> {
  if (encoding === 'gzip') return deflate(body, { level: GZIP_LEVEL[effort] });
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

const COMPRESSIBLE =
  /^(?:text\/|image\/svg\+xml|application\/(?:[\w.+-]*\+)?(?:json|xml|javascript|manifest))/i;

/** Whether a content type is text, which shrinks. Pictures, fonts and PDFs are compressed already. */
export function isCompressible(contentType: string): boolean {
  return COMPRESSIBLE.test(contentType);
}
