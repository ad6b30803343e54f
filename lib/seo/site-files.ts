/** Where next-sitemap writes, from the repository's root. */
export const SITE_FILES_FOLDER = '.build/sitemap';

/** Stands in those files for the site's address, which is known when the server starts. */
export const PLACEHOLDER_ORIGIN = 'https://site.invalid';

const XML_ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  "'": '&apos;',
  '"': '&quot;',
  '<': '&lt;',
  '>': '&gt;',
};

/** A file of next-sitemap's with the site's address in its place. `siteUrl` without a trailing slash. */
export function withSiteUrl(file: string, text: string, siteUrl: string): string {
  const address = file.endsWith('.xml')
    ? siteUrl.replaceAll(/[&'"<>]/g, (letter) => XML_ENTITIES[letter] ?? letter)
    : siteUrl;
  return text.split(PLACEHOLDER_ORIGIN).join(address);
}
