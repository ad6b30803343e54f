/**
 * Static pages as Next last gave them, for a second at most. Next takes some 3 ms of processor time to find a page that
 * it has already rendered; asking it once a second instead of for every visitor serves many times as many. What expires
 * at an edge is forgotten here in the same step (`clear`); what a route revalidates shows within a second.
 */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { matchesEtag } from '@/lib/http/etag';

const FRESH_MILLISECONDS = 1_000;
const MOST_PAGES = 200;
/** What the router of React asks for differs from the page; a range and a draft are Next's own business. */
const SPECIAL_HEADERS = ['rsc', 'next-url', 'next-router-state-tree', 'next-router-prefetch', 'range'];
/** These belong to one answer, not to the page. */
const OWN_HEADERS = new Set(['x-request-id', 'connection', 'content-length', 'date']);

interface RecentPage {
  readonly etag: string;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
  askedAt: number;
}

export interface RecentPages {
  /** Answers from memory where that can be done. The first request after a second is let through, to ask Next again. */
  readonly answer: (request: IncomingMessage, response: ServerResponse, pathname: string) => boolean;
  /** Called when status and headers of Next's answer stand: a function that keeps its body, if it may be kept. */
  readonly keeper: (
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
  ) => ((body: Buffer) => void) | undefined;
  readonly clear: () => void;
}

export function createRecentPages(now: () => Date): RecentPages {
  const pages = new Map<string, RecentPage>();

  return {
    answer: (request, response, pathname) => {
      const page = pages.get(pathname);
      if (page === undefined || isSpecial(request)) return false;
      const present = now().getTime();
      if (Math.abs(present - page.askedAt) >= FRESH_MILLISECONDS) {
        page.askedAt = present;
        return false;
      }
      for (const [name, value] of Object.entries(page.headers))
        if (value !== undefined) response.setHeader(name, value);
      response.statusCode = matchesEtag(request.headers['if-none-match'] ?? null, page.etag) ? 304 : 200;
      response.end(response.statusCode === 304 ? undefined : page.body);
      return true;
    },
    keeper: (request, response, pathname) => {
      const etag = response.getHeader('ETag');
      // The visitor knew a newer page than the one kept here.
      if (response.statusCode === 304 && pages.get(pathname)?.etag !== etag) pages.delete(pathname);
      if (isSpecial(request) || typeof etag !== 'string' || !isSharedPage(response)) return undefined;
      const headers = Object.fromEntries(
        Object.entries(response.getHeaders()).filter(([name]) => !OWN_HEADERS.has(name)),
      );
      return (body) => {
        if (pages.size >= MOST_PAGES && !pages.has(pathname)) pages.clear();
        pages.set(pathname, { etag, headers, body, askedAt: now().getTime() });
      };
    },
    clear: () => pages.clear(),
  };
}

function isSpecial({ headers }: IncomingMessage): boolean {
  return (
    SPECIAL_HEADERS.some((name) => headers[name] !== undefined) ||
    (headers.cookie?.includes('__prerender_bypass') ?? false)
  );
}

function isSharedPage(response: ServerResponse): boolean {
  return (
    response.statusCode === 200 &&
    String(response.getHeader('Content-Type')).startsWith('text/html') &&
    /\bs-maxage=/.test(String(response.getHeader('Cache-Control'))) &&
    !response.hasHeader('Set-Cookie')
  );
}
