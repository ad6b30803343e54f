import AxeBuilder from '@axe-core/playwright';
import cookiePolicy from '@/content/policies/cookie-policy.json' with { type: 'json' };
import { PAGES } from '@/lib/routes';
import { type RunningServer, startServer } from '../fixtures/servers';
import { expect, test } from './browser-test';

const WIDGET_HOST = 'https://app.termly.io';

for (const [path, title, sections] of [
  [
    '/privacy-policy',
    'Privacy Policy',
    ['Birth profiles', 'The newsletter', 'Looking for a place', 'What any server notes'],
  ],
  ['/cookie-policy', 'Cookie Policy', ['What is stored', 'What is not', 'Clearing it']],
] as const) {
  test(`${path} says what is kept, and leads home [C2-1${path === '/privacy-policy' ? 4 : 5}] [X1-16]`, async ({
    page,
  }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    for (const section of sections)
      await expect(page.getByRole('heading', { level: 2, name: section })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
  });

  test(`${path} fits 320 pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(() => {
      test.use({ colorScheme });

      test(`axe finds nothing on ${path} in ${colorScheme}`, async ({ page }) => {
        await page.goto(path);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.target)])).toEqual([]);
      });
    });
}

test('each policy leads to the other', async ({ page }) => {
  await page.goto('/privacy-policy');
  await page.getByRole('main').getByRole('link', { name: 'Cookie Policy' }).click();
  await expect(page).toHaveURL('/cookie-policy');
  await page.getByRole('main').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/privacy-policy');
});

test('reading keeps nothing in the browser that the cookie policy does not name', async ({
  page,
  context,
}) => {
  test.slow();
  const items = cookiePolicy.sections.flatMap((section) => section.items ?? []);
  const named = (kind: string) => items.filter((item) => item.kind === kind).map(({ name }) => name);
  for (const { path } of PAGES) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const kept = await page.evaluate(() => ({
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
    }));
    expect(
      kept.local.filter((name) => !named('Local storage').includes(name)),
      path,
    ).toEqual([]);
    expect(
      kept.session.filter((name) => !named('Session storage').includes(name)),
      path,
    ).toEqual([]);
  }
  // "Reading sets no cookie."
  expect(await context.cookies()).toEqual([]);
});

test.describe('with an external widget', () => {
  let server: RunningServer;

  test.beforeAll(async () => {
    server = await startServer({ env: { POLICY_WIDGET_ID: 'an-id' } });
  });

  test.afterAll(async () => {
    await server.stop();
  });

  for (const [path, id] of [
    ['/privacy-policy', 'X2-POL-01'],
    ['/cookie-policy', 'X2-POL-02'],
  ] as const)
    test(`${path} shows it, and our own text below [${id}]`, async ({ page, foreignRequests }) => {
      await page.route(`${WIDGET_HOST}/**`, (route) =>
        route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<h1>The operator’s policy</h1>' }),
      );
      // By the footer, as a visitor comes.
      await page.goto(`${server.url}/numerology`);
      await page.locator(`footer a[href="${path}"]`).click();
      const frame = page.frameLocator('iframe');
      await expect(frame.getByRole('heading', { name: 'The operator’s policy' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      expect(foreignRequests.filter((url) => url.startsWith(WIDGET_HOST))).toEqual([
        `${WIDGET_HOST}/policy-viewer/policy.html?policyUUID=an-id`,
      ]);
      foreignRequests.length = 0;
    });

  test('where it cannot come, our own text stands and a link leads to it', async ({
    page,
    complaints,
    foreignRequests,
  }) => {
    await page.route(`${WIDGET_HOST}/**`, (route) => route.abort());
    await page.goto(`${server.url}/privacy-policy`);
    await expect(page.getByRole('link', { name: 'open it where it is kept' })).toHaveAttribute(
      'href',
      `${WIDGET_HOST}/policy-viewer/policy.html?policyUUID=an-id`,
    );
    await expect(page.getByRole('heading', { name: 'Birth profiles' })).toBeVisible();
    complaints.length = 0;
    foreignRequests.length = 0;
  });
});
