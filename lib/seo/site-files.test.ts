import { describe, expect, it } from '@jest/globals';
import { withSiteUrl } from '@/lib/seo/site-files';

describe('the site’s address in what next-sitemap wrote', () => {
  it('stands wherever the placeholder stood', () => {
    expect(
      withSiteUrl(
        'robots.txt',
        'Host: https://site.invalid\nSitemap: https://site.invalid/s.xml',
        'http://a.b:1',
      ),
    ).toBe('Host: http://a.b:1\nSitemap: http://a.b:1/s.xml');
  });

  it('is escaped in XML, and only there', () => {
    const odd = "https://a.b/o'h?x=1&y=$&";
    expect(withSiteUrl('sitemap.xml', '<loc>https://site.invalid/p</loc>', odd)).toBe(
      '<loc>https://a.b/o&apos;h?x=1&amp;y=$&amp;/p</loc>',
    );
    expect(withSiteUrl('robots.txt', 'https://site.invalid/p', odd)).toBe(`${odd}/p`);
  });
});
