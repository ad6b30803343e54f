import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteUrl } from '@/lib/env';
import { etagOf, matchesEtag } from '@/lib/http/etag';
import { SITE_FILES_FOLDER, withSiteUrl } from '@/lib/seo/site-files';

const ONE_HOUR_SECONDS = 3600;

async function readSiteFile(file: string) {
  const text = await readFile(
    join(/* turbopackIgnore: true */ process.cwd(), SITE_FILES_FOLDER, file),
    'utf8',
  );
  const body = withSiteUrl(file, text, siteUrl());
  return { body, etag: etagOf(body) };
}

/**
 * A route's GET for one of the files that the set-up writes for crawlers: read once a process, and answered 304 to
 * whoever has it.
 */
export function serveSiteFile(file: string, contentType: string) {
  let read: ReturnType<typeof readSiteFile> | undefined;
  return async (request: Request): Promise<Response> => {
    read ??= readSiteFile(file);
    const { body, etag } = await read;
    const headers = { ETag: etag, 'Cache-Control': `public, max-age=${ONE_HOUR_SECONDS}` };
    return matchesEtag(request.headers.get('if-none-match'), etag)
      ? new Response(null, { status: 304, headers })
      : new Response(body, { headers: { ...headers, 'Content-Type': `${contentType}; charset=utf-8` } });
  };
}
