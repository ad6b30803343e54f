import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './browser-test';

const keep = (value: string) => `localStorage.setItem('user', ${JSON.stringify(value)})`;

test('the screen is a title, a tagline and one button to begin with [C2-WELC-01] [C2-WELC-02] [C2-WELC-03]', async ({
  page,
}) => {
  await page.goto('/welcome');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('The Moon you were born under');
  await expect(main.locator('.tagline')).toContainText('one of 27 stars');
  await expect(main.getByRole('img', { name: /^The Moon tonight, waxing, 8\d percent lit$/ })).toBeVisible();
  // The Moon enters Revati in the afternoon of that day.
  await expect(main).toContainText('Tonight she stands in Revati');
  await expect(main.getByRole('link')).toHaveText(['Start Your Journey']);
  await expect(main.getByRole('button')).toHaveCount(0);
  await main.getByRole('link', { name: 'Start Your Journey' }).click();
  await expect(page).toHaveURL('/onboarding');
});

test('a stored user is led to the feed, without a sight of the screen or a trace of it [C2-WELC-04] [C4-22]', async ({
  page,
}) => {
  await page.addInitScript(keep('{"id":"u_1","name":"Asha"}'));
  await page.addInitScript(() => {
    const sights: string[] = [];
    const look = () => {
      const title = document.querySelector('.welcome h1');
      if (title && getComputedStyle(title).visibility === 'visible') sights.push(location.pathname);
      sessionStorage.setItem('sights', JSON.stringify(sights));
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto('/accuracy');
  await page.goto('/welcome');
  await expect(page).toHaveURL('/feed');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('sights'))).toBe('[]');
  await page.goBack();
  await expect(page).toHaveURL('/accuracy');
});

test('a user stored after the screen was shown is led on when coming back to it', async ({ page }) => {
  await page.goto('/welcome');
  await page.getByRole('link', { name: 'Start Your Journey' }).click();
  await expect(page).toHaveURL('/onboarding');
  await page.evaluate(keep('{"id":"u_1"}'));
  await page.goBack();
  await expect(page).toHaveURL('/feed');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const [what, script] of [
  ['malformed JSON', keep('{"id":')],
  ['JSON without an id', keep('{"name":"Asha"}')],
  ['null', keep('null')],
  [
    'forbidden storage',
    `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('denied', 'SecurityError') } })`,
  ],
] as const)
  test(`with ${what} there is no user, and the screen stays`, async ({ page }) => {
    await page.addInitScript(script);
    await page.goto('/welcome', { waitUntil: 'networkidle' });
    await expect(page).toHaveURL('/welcome');
    await expect(page.getByRole('link', { name: 'Start Your Journey' })).toBeVisible();
  });

test('the whole screen fits 320 pixels, with the button in the first view', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/welcome');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expect(page.getByRole('link', { name: 'Start Your Journey' })).toBeInViewport({ ratio: 1 });
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(() => {
    test.use({ colorScheme });

    test(`axe finds nothing on the welcome screen in ${colorScheme}`, async ({ page }) => {
      await page.goto('/welcome');
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.target)])).toEqual([]);
    });
  });
