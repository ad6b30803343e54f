import { siteUrl } from '@/lib/env';
import { forbidden } from '@/lib/errors';

const OUR_FETCH_SITES: readonly string[] = ['same-origin', 'same-site', 'none'];

/**
 * Refuses a write that a browser sends on behalf of another site with the visitor's cookies. Browsers say where a
 * call comes from in `Sec-Fetch-Site`, older ones in `Origin`; a call with neither comes from no page. Throws 403.
 */
export function refuseCrossSiteWrite(request: Request): void {
  if (!request.headers.has('cookie')) return;
  const fetchSite = request.headers.get('sec-fetch-site');
  const ours =
    fetchSite === null ? isOurOrigin(request) : OUR_FETCH_SITES.includes(fetchSite.trim().toLowerCase());
  if (!ours) throw forbidden('A page of another site may not change anything here.');
}

/** Hosts are compared and schemes are not: behind a proxy that ends TLS this server sees http. */
function isOurOrigin(request: Request): boolean {
  const origin = request.headers.get('origin');
  if (origin === null) return true;
  if (!URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  const hostHeader = request.headers.get('host') ?? new URL(request.url).host;
  return host === hostHeader.toLowerCase() || host === new URL(siteUrl()).host;
}
