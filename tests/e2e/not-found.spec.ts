import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './browser-test';

/** An unknown address of every depth, and beside or below pages of every group. */
const UNKNOWN = [
  '/no/such/page',
  '/Home',
  '/home/x',
  '/numerology/foo/bar',
  '/horoscope/x/y/z',
  '/birth-chart/x',
  '/profile/x',
  '/sacred-texts/nothing/here',
  '/spiritual-ai/x',
  '/spiritual-chat/x',
  '/accuracy/x',
  '/privacy-policy/x',
  '/newsletter/x',
  '/design/x',
  '/admin',
  '/%E0%A4%9A%E0%A4%A8%E0%A5%8D%E0%A4%A6%E0%A5%8D%E0%A4%B0',
  '/no-such-file.txt',
];

/** The browser itself logs that the answer was a 404; anything else would be a complaint. */
function expectOnlyTheStatus(complaints: string[]) {
  expect(complaints.splice(0).filter((text) => !text.includes('status of 404'))).toEqual([]);
}

test('every unknown path is answered 404 with the not-found page [C2-24] [C2-LOST-01] [C2-LOST-03]', async ({
  page,
  complaints,
}) => {
  for (const path of UNKNOWN) {
    const answer = await page.goto(path, { waitUntil: 'networkidle' });
    expect(answer?.status(), path).toBe(404);
    await expect(page, path).toHaveTitle('Page not found | Chandra');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(page.getByText('This page does not exist, or it may have moved.')).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    expectOnlyTheStatus(complaints);
  }
});

test('it leads on: home, to three shortcuts and two texts [C2-LOST-04] [C2-LOST-05] [C2-LOST-06]', async ({
  page,
  complaints,
}) => {
  for (const [name, path] of [
    ['Go to Home', '/'],
    ['Horoscope', '/horoscope'],
    ['AI Chat', '/spiritual-chat'],
    ['Numerology', '/numerology'],
    ['Sacred Texts', '/sacred-texts'],
    ['Birth Chart', '/birth-chart'],
  ] as const) {
    await page.goto('/no/such/page');
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found');
    expectOnlyTheStatus(complaints);
  }
});

test('the not-found page is not for search engines, and carries structured data [C2-LOST-02]', async ({
  page,
  complaints,
}) => {
  await page.goto('/no/such/page');
  expectOnlyTheStatus(complaints);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'WebPage', name: 'Page not found' });
});

test('it reads from top to bottom and fits 320 pixels', async ({ page, complaints }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/no/such/page');
  expectOnlyTheStatus(complaints);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const heights = await page
    .locator('.notice-page > :not(script)')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
  expect(heights).toEqual(heights.toSorted((one, other) => one - other));
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(() => {
    test.use({ colorScheme });

    test(`axe finds nothing on it in ${colorScheme}`, async ({ page, complaints }) => {
      await page.goto('/no/such/page');
      expectOnlyTheStatus(complaints);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.target)])).toEqual([]);
    });
  });
