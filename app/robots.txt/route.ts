import { serveSiteFile } from '@/lib/seo/serve-site-file';

/** Not at the build, which comes before the file. */
export const dynamic = 'force-dynamic';

export const GET = serveSiteFile('robots.txt', 'text/plain');
