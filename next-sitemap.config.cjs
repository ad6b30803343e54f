/**
 * next-sitemap, run by scripts/setup.mjs after the build. It sees every static page and nothing of who may list it, so
 * lib/seo/sitemap-paths.ts decides. The address of the site is known only when the server starts: a placeholder stands
 * for it, and app/sitemap.xml and app/robots.txt put the address in its place.
 */
const { buildSync } = require('esbuild');

/** The exports of a TypeScript module without side effects. */
function load(entry) {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
  });
  const loaded = { exports: {} };
  new Function('module', 'exports', 'require', outputFiles[0].text)(loaded, loaded.exports, require);
  return loaded.exports;
}

const { sitemapPaths } = load(require.resolve('./lib/seo/sitemap-paths.ts'));
const { PLACEHOLDER_ORIGIN, SITE_FILES_FOLDER } = load(require.resolve('./lib/seo/site-files.ts'));

const paths = new Set(sitemapPaths());
const field = (path) => ({ loc: path });

/** @type {import('next-sitemap').IConfig} */
module.exports = {
  siteUrl: PLACEHOLDER_ORIGIN,
  outDir: SITE_FILES_FOLDER,
  // One file holds 50,000 addresses by the protocol, and no other would be served.
  generateIndexSitemap: false,
  sitemapSize: 50_000,
  // What the build found and may be listed, and then what it did not find.
  transform: (_config, path) => (paths.has(path) ? field(path) : undefined),
  additionalPaths: () => [...paths].map(field),
  generateRobotsTxt: true,
  robotsTxtOptions: {
    policies: [
      {
        userAgent: '*',
        // A page that says noindex must be read for that to be seen, so only what is no page is kept from crawlers.
        allow: ['/', '/api/openapi.json'],
        disallow: ['/api/', '/admin'],
      },
    ],
  },
};
