/**
 * What becomes of an answer between Next and the wire: honest caching headers, the page's own content security policy,
 * compression. A shared answer is worked on once for as long as its ETag lives.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createBoundedCache } from '@/server/bounded-cache';
import type { FinishAnswer, FinishedAnswer } from '@/server/capture-answer';
import { compress, type Effort, isCompressible, SMALLEST_COMPRESSED_BYTES } from '@/server/compress';
import { DATA_POLICY, pagePolicy } from '@/server/content-security-policy';
import { negotiateEncoding } from '@/server/negotiate-encoding';
import { isApiPath } from '@/server/vet-request';

const CACHE_BYTES = 64 * 1024 * 1024;
/** Longer answers than this pass through as they are written. */
const LARGEST_COLLECTED_BYTES = 8 * 1024 * 1024;
const WITHOUT_BODY = new Set([204, 205, 304]);
const DATA = /^(?:text\/(?!html|css|javascript)|image\/svg\+xml|application\/(?:[\w.+-]*\+)?(?:json|xml))/i;

/** An answer made ready in one encoding. */
interface ReadyAnswer extends FinishedAnswer {
  readonly length: number;
}

/**
 * @param secondsToEdge Whole seconds until what pages show of the sky changes next: the longest that any cache in
 *   between may keep one.
 * @param framesAllowedOn Other hosts whose frames the page at an address may show.
 * @returns What to do with the answer to `request` once its status and headers stand; see captureAnswer.
 */
export function createAnswerFinisher(
  secondsToEdge: () => number,
  framesAllowedOn: (pathname: string) => readonly string[] = () => [],
) {
  const ready = createBoundedCache<ReadyAnswer>(CACHE_BYTES);

  return (request: IncomingMessage, response: ServerResponse, pathname: string): FinishAnswer | undefined => {
    const type = String(response.getHeader('Content-Type') ?? '');
    const isHtml = type.startsWith('text/html');
    const isText = isCompressible(type);
    const notModified = response.statusCode === 304;
    if (!isApiPath(pathname)) limitSharedLifetime(response, secondsToEdge);
    if (isText || notModified) {
      weakenEtag(response);
      varyByEncoding(response);
    }
    if (DATA.test(type) && !response.hasHeader('Content-Security-Policy'))
      response.setHeader('Content-Security-Policy', DATA_POLICY);
    if (!isText || !canCollect(response, type)) return undefined;

    const encoding = negotiateEncoding(request.headers['accept-encoding']);
    const effort = effortFor(response, pathname);
    const make = async (body: Buffer): Promise<ReadyAnswer> => {
      const packed = encoding === 'identity' ? body : await compress(body, encoding, effort);
      const headers = {
        ...(isHtml && { 'Content-Security-Policy': pagePolicy(body.toString(), framesAllowedOn(pathname)) }),
        ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      };
      return { body: packed, headers, length: packed.length };
    };

    return (body) => {
      if (body.length < SMALLEST_COMPRESSED_BYTES && !isHtml) return { body, headers: {} };
      // Ranges of a compressed body would mean nothing.
      if (encoding !== 'identity') response.removeHeader('Accept-Ranges');
      if (effort === 'once') return make(body);
      // Where the query makes a difference the ETag tells; where it makes none, no query may cause the work again.
      const key = [pathname, type, response.getHeader('ETag'), body.length, encoding].join('\n');
      return ready.obtain(key, () => make(body));
    };
  };
}

function canCollect(response: ServerResponse, type: string): boolean {
  if (WITHOUT_BODY.has(response.statusCode) || response.statusCode === 206) return false;
  if (response.hasHeader('Content-Encoding') || type.startsWith('text/event-stream')) return false;
  if (Number(response.getHeader('Content-Length') ?? 0) > LARGEST_COLLECTED_BYTES) return false;
  // What React streams to its own router has neither ETag nor length, and is shown as it comes.
  return (
    !type.startsWith('text/x-component') || response.hasHeader('ETag') || response.hasHeader('Content-Length')
  );
}

function effortFor(response: ServerResponse, pathname: string): Effort {
  const cacheControl = String(response.getHeader('Cache-Control') ?? '');
  const shared = /\bpublic\b/.test(cacheControl) && response.hasHeader('ETag');
  if (!shared || response.hasHeader('Set-Cookie')) return 'once';
  return pathname.startsWith('/_next/static/') ? 'immutable' : 'shared';
}

/** Next names a lifetime of a year, or allows a stale answer; neither is true of a page that follows the sky. */
function limitSharedLifetime(response: ServerResponse, secondsToEdge: () => number): void {
  if (!/\bs-maxage=/.test(String(response.getHeader('Cache-Control') ?? ''))) return;
  response.setHeader('Cache-Control', `public, max-age=0, s-maxage=${secondsToEdge()}`);
}

/** One tag stands for the same page in every encoding, so it may promise the same meaning only, not the same bytes. */
function weakenEtag(response: ServerResponse): void {
  const etag = response.getHeader('ETag');
  if (typeof etag === 'string' && !etag.startsWith('W/')) response.setHeader('ETag', `W/${etag}`);
}

function varyByEncoding(response: ServerResponse): void {
  const vary = [response.getHeader('Vary') ?? []].flat().join(', ');
  if (!/\baccept-encoding\b|\*/i.test(vary))
    response.setHeader('Vary', vary === '' ? 'Accept-Encoding' : `${vary}, Accept-Encoding`);
}
