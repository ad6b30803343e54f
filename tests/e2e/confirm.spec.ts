import { randomUUID } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import { linkIn, untilMailed } from '../fixtures/outbox';
import { expect, test } from './browser-test';
import { dataVariable, EVENING } from './clocks';

const CALL = '**/api/email-subscription/confirm';
const PAGE = '/newsletter/confirm';
const BUTTON = { name: 'Confirm my subscription' };

/** The mailed link of a new subscriber, as an address on the evening's server. */
async function mailedLink(): Promise<string> {
  const email = `${randomUUID()}@example.org`;
  await fetch(`${process.env[EVENING.variable]}/api/email-subscription`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  const [mail] = await untilMailed(process.env[dataVariable(EVENING.variable)] ?? '', email);
  const { pathname, search } = linkIn(mail ?? {});
  return pathname + search;
}

test('the mailed link opens a page whose button confirms, and only the button [C4-11]', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(new URL(request.url()).pathname);
  });
  await page.goto(await mailedLink());
  await expect(page.getByRole('button', BUTTON)).toBeEnabled();
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);
  await page.getByRole('button', BUTTON).click();
  await expect(page.getByRole('heading', { name: 'Your subscription is confirmed' })).toBeFocused();
  expect(calls).toEqual(['/api/email-subscription/confirm']);
});

test('a second visit confirms again, and nothing is wrong', async ({ page }) => {
  const link = await mailedLink();
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto(link);
    await page.getByRole('button', BUTTON).click();
    await expect(page.getByRole('heading', { name: 'Your subscription is confirmed' })).toBeVisible();
  }
});

test('while it is under way the button waits', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(CALL, async (route) => {
    await released;
    await route.fulfill({ json: { success: true, message: 'Done.' } });
  });
  await page.goto(`${PAGE}?token=any`);
  await page.getByRole('button', BUTTON).click();
  await expect(page.getByRole('button', { name: 'Confirming…' })).toBeDisabled();
  release();
  await expect(page.getByRole('heading', { name: 'Your subscription is confirmed' })).toBeVisible();
});

test('a token that is not known leads to a new sign-up', async ({ page, complaints }) => {
  await page.goto(`${PAGE}?token=never-given`);
  await page.getByRole('button', BUTTON).click();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Sign up again' })).toHaveAttribute('href', '/newsletter');
  // The browser itself logs that the answer was a 400.
  complaints.length = 0;
});

test('a link without its token says that it is not whole', async ({ page }) => {
  for (const address of [PAGE, `${PAGE}?token=`]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'This link is not whole' })).toBeVisible();
    await expect(page.getByRole('button', BUTTON)).toHaveCount(0);
  }
});

for (const [what, fails] of [
  ['a network that fails', (route: import('@playwright/test').Route) => route.abort()],
  [
    'a server that fails',
    (route: import('@playwright/test').Route) => route.fulfill({ status: 503, body: '' }),
  ],
] as const)
  test(`${what} leaves the button for another try`, async ({ page, complaints }) => {
    await page.route(CALL, fails, { times: 1 });
    await page.goto(await mailedLink());
    await page.getByRole('button', BUTTON).click();
    await expect(page.locator('main').getByRole('alert')).toHaveText(
      'That did not get through. Please try again in a moment.',
    );
    complaints.length = 0;
    await page.getByRole('button', BUTTON).click();
    await expect(page.getByRole('heading', { name: 'Your subscription is confirmed' })).toBeVisible();
  });

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('with script off the page says what the button needs', async ({ page }) => {
    await page.goto(`${PAGE}?token=any`);
    await expect(page.getByText('the button needs JavaScript')).toBeVisible();
    await expect(page.getByRole('button', BUTTON)).toBeHidden();
  });
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(() => {
    test.use({ colorScheme });

    test(`axe finds nothing in any state in ${colorScheme}`, async ({ page, complaints }) => {
      const check = async () => {
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.target)])).toEqual([]);
      };
      await page.goto(`${PAGE}?token=never-given`);
      await expect(page.getByRole('button', BUTTON)).toBeEnabled();
      await check();
      await page.getByRole('button', BUTTON).click();
      await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
      await check();
      complaints.length = 0;
    });
  });

test('the page is for nobody to list, and fits 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${PAGE}?token=any`);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
