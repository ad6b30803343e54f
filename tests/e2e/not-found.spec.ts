import { expect, test } from './browser-test';

test('an unknown path is answered 404 with the not-found page [C2-24] [C2-LOST-01] [C2-LOST-03] [C2-LOST-04]', async ({
  page,
  complaints,
}) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  // The browser itself logs that the answer was a 404.
  complaints.length = 0;
  await expect(page).toHaveTitle(/^Page not found/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page.getByText('This page does not exist, or it may have moved.')).toBeVisible();
  const heights = await page
    .locator('.notice-page > :not(script)')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
  expect(heights).toEqual(heights.toSorted((one, other) => one - other));
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('article')).toHaveCount(27);
});

test('the not-found page is not for search engines, and carries structured data [C2-LOST-02]', async ({
  page,
  complaints,
}) => {
  await page.goto('/no/such/page');
  complaints.length = 0;
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'WebPage', name: 'Page not found' });
});
