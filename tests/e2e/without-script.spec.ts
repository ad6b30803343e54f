import { expect, test } from './browser-test';
import { SERVED_DATE } from './clocks';

test.use({ javaScriptEnabled: false });

test('with script off the day reads fully, reasons included [C2-HORO-02]', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SERVED_DATE);
  const cards = page.locator('article');
  await expect(cards).toHaveCount(27);
  const texts = await cards.locator('.daily').allTextContents();
  expect(new Set(texts).size).toBe(27);
  for (const text of texts) expect(text.split(/\s+/).length).toBeGreaterThan(60);
  const why = cards.nth(9).locator('summary');
  await why.click();
  await expect(cards.nth(9).locator('details li').first()).toBeVisible();
  await expect(page.locator('.day-note')).toHaveText('The day as it is counted in India');
  await expect(page.getByRole('button', { name: 'Night theme' })).toBeHidden();
});

for (const [colorScheme, ground] of [
  ['light', 'bright'],
  ['dark', 'dim'],
] as const)
  test.describe(() => {
    test.use({ colorScheme });

    test(`with script off the theme follows a ${colorScheme} system`, async ({ page }) => {
      await page.goto('/');
      const [red = 0, green = 0, blue = 0] = await page.locator('html').evaluate((root) => {
        const canvas = document.createElement('canvas').getContext('2d');
        if (!canvas) return [];
        canvas.fillStyle = getComputedStyle(root).backgroundColor;
        canvas.fillRect(0, 0, 1, 1);
        return [...canvas.getImageData(0, 0, 1, 1).data];
      });
      expect(red + green + blue > 3 * 128 ? 'bright' : 'dim').toBe(ground);
    });
  });
