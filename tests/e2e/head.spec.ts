import { PAGES } from '@/lib/routes';
import { expect, test } from './browser-test';
import { EVENING } from './clocks';

for (const { path, title, description, index } of PAGES)
  test.describe(`the head of ${path}`, () => {
    test('sets title, description, keywords, social tags, canonical link and robots', async ({ page }) => {
      await page.goto(path);
      const meta = (name: string) => page.locator(`meta[name="${name}"]`).getAttribute('content');
      const property = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content');
      await expect(page).toHaveTitle(`${title} | Chandra`);
      expect(await meta('description')).toBe(description);
      expect((await meta('keywords'))?.split(',').length).toBeGreaterThan(2);
      expect(await property('og:title')).toContain(title);
      expect(await property('og:description')).toBe(description);
      expect(await meta('twitter:card')).toMatch(/^summary/);
      expect(await meta('robots')).toBe(index ? 'index, follow' : 'noindex, nofollow');
    });

    test('names the address that the server was started with, not the build’s', async ({ page }) => {
      await page.goto(path);
      const wanted = new URL(path, EVENING.siteUrl).href;
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
      expect(new URL(canonical ?? '').href).toBe(wanted);
      const social = await page.locator('meta[property="og:url"]').getAttribute('content');
      expect(new URL(social ?? '').href).toBe(wanted);
    });

    test('carries structured data that parses', async ({ page }) => {
      await page.goto(path);
      const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
      const kinds = blocks.map((block) => (JSON.parse(block) as { '@type': string })['@type']);
      expect(kinds).toEqual(expect.arrayContaining(['WebSite', 'Organization']));
    });
  });
