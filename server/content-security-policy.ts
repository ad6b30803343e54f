/**
 * The content security policy of one page: its own scripts by address, its inline scripts by hash. A nonce would force
 * every page to be rendered anew for every request.
 */
import { createHash } from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const SOURCE_ATTRIBUTE = /\ssrc(?=[\s=]|$)/i;
const TYPE_ATTRIBUTE = /\stype\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
/** Everything else in `type` makes a data block, which a browser never runs. */
const EXECUTABLE_TYPES = new Set([
  '',
  'module',
  'importmap',
  'speculationrules',
  'text/javascript',
  'application/javascript',
  'text/ecmascript',
  'application/ecmascript',
]);

/** The sources `'sha256-…'` of a page's inline executable scripts, each once, in their order. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', script = ''] of html.matchAll(SCRIPT)) {
    if (SOURCE_ATTRIBUTE.test(attributes)) continue;
    const [, double, single, bare] = TYPE_ATTRIBUTE.exec(attributes) ?? [];
    if (!EXECUTABLE_TYPES.has((double ?? single ?? bare ?? '').trim().toLowerCase())) continue;
    // Browsers hash what they parsed, and parsing turns every line end into a line feed.
    const parsed = script.replace(/\r\n?/g, '\n');
    hashes.add(`'sha256-${createHash('sha256').update(parsed).digest('base64')}'`);
  }
  return [...hashes];
}

/**
 * The policy header of a page. Inline styles stay allowed: React writes computed `style` attributes, which have no hash.
 * @param frames other hosts whose documents it may show in a frame
 */
export function pagePolicy(html: string, frames: readonly string[] = []): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScriptHashes(html)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    ...(frames.length > 0 ? [["frame-src 'self'", ...frames].join(' ')] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The policy of an answer that is data: opened as a document, it may load and run nothing. */
export const DATA_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
