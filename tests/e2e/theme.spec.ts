import { expect, test } from './browser-test';

test.use({ colorScheme: 'light' });

const shownScheme = (page: import('@playwright/test').Page) =>
  page.locator('html').evaluate((root) => getComputedStyle(root).colorScheme);

test('the theme follows the system until the reader chooses, and the choice stays', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Night theme' });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await page.emulateMedia({ colorScheme: 'light' });

  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await shownScheme(page)).toBe('dark');
  await page.reload();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await shownScheme(page)).toBe('dark');

  await button.click();
  expect(await shownScheme(page)).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  expect(await shownScheme(page)).toBe('light');
});

test('a chosen theme is there before the first paint', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'night'));
  // Before any of the page's own files have come.
  await page.route('**/_next/**/*.js', () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
});

test('where storage is forbidden the switch still works', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Night theme' }).click();
  expect(await shownScheme(page)).toBe('dark');
});
