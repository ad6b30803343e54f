import AxeBuilder from '@axe-core/playwright';
import { PAGES } from '@/lib/routes';
import { sitemapSamples } from '@/lib/seo/sitemap-paths';
import { expect, test } from './browser-test';

/**
 * Every page in a browser, on phone and desk: what is seen only there. What is read off the HTML as it is sent (heads, links,
 * structured data), for every address of the sitemap, is in tests/integration/server/seo-crawl.test.ts.
 */
const UNKNOWN = '/there-is-no-such-page';
const NARROWEST = 320;

test.use({ colorScheme: 'light' });

for (const path of new Set([...PAGES.map((page) => page.path), ...sitemapSamples(), UNKNOWN]))
  test(`${path} stands the look at it in a browser, in both themes`, async ({ page, complaints }) => {
    const failed: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400 && !response.url().endsWith(UNKNOWN))
        failed.push(`${response.status()} ${response.url()}`);
    });
    // Colours are read while they stand still.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const answer = await page.goto(path, { waitUntil: 'load' });
    expect(answer?.status()).toBe(path === UNKNOWN ? 404 : 200);
    // The browser itself logs that the answer was a 404.
    if (path === UNKNOWN) complaints.length = 0;
    await expect(page.locator('h1')).toHaveCount(1);
    await page.locator('details').evaluateAll((all) => {
      for (const details of all) (details as HTMLDetailsElement).open = true;
    });

    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const axe = new AxeBuilder({ page });
      // The theme changes colours alone, and a whole look takes seconds on a long page.
      const { violations } = await (colorScheme === 'light'
        ? axe
        : axe.withRules('color-contrast')
      ).analyze();
      const found = violations.map(({ id, nodes }) => [id, nodes.map((node) => node.target)]);
      expect(found, `axe in ${colorScheme}`).toEqual([]);
    }

    await page.setViewportSize({ width: NARROWEST, height: 640 });
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(widest, 'pixels wide on the narrowest phone').toBe(NARROWEST);
    expect(failed).toEqual([]);
  });
