import { expect, test } from './browser-test';
import { SERVED_DATE } from './clocks';

test('a star has a page of its own: day, month, life areas and what tradition gives it', async ({ page }) => {
  const answer = await page.goto('/horoscope/rohini');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rohini रोहिणी');
  await expect(page.getByRole('heading', { level: 2, name: SERVED_DATE })).toBeVisible();
  await expect(page.getByRole('region', { name: 'November 2026', exact: true })).toContainText(
    'New and full Moon',
  );
  for (const area of ['Health', 'Finances', 'Love', 'Mental Wellness', 'Career', 'Spirituality']) {
    const text = await page
      .getByRole('region', { name: area, exact: true })
      .locator('p')
      .first()
      .textContent();
    expect((text ?? '').split(/\s+/).length).toBeGreaterThan(40);
  }
  const facts = page.getByRole('region', { name: 'The star Rohini' });
  // The traditional attributes of Rohini.
  for (const fact of [
    'Rogini',
    'Ox cart',
    'Prajapati',
    'Moon',
    'Manushya',
    'Taurus',
    '10°00′ Taurus to 23°20′ Taurus',
    'O · Va · Vi · Vu',
  ])
    await expect(facts).toContainText(fact);
});

test('each of its texts opens to its reasons', async ({ page }) => {
  await page.goto('/horoscope/krittika');
  for (const summary of await page.locator('summary').all()) await summary.click();
  const lists = page.locator('details.reasons ul');
  await expect(lists).toHaveCount(8);
  for (const list of await lists.all()) expect(await list.locator('li').count()).toBeGreaterThan(0);
});

test('yesterday and tomorrow have addresses that stay', async ({ page }) => {
  await page.goto('/horoscope/magha');
  await page
    .getByRole('navigation', { name: 'Days' })
    .getByRole('link', { name: /Tomorrow/ })
    .click();
  await expect(page).toHaveURL('/horoscope/magha/2026-11-22');
  await expect(page.getByRole('heading', { level: 2, name: 'Sunday, 22 November 2026' })).toBeVisible();
  await page.getByRole('link', { name: 'Magha', exact: true }).click();
  await expect(page).toHaveURL('/horoscope/magha');
});

for (const [path, status] of [
  ['/horoscope/magha/2026-10-22', 200],
  ['/horoscope/magha/2026-11-28', 200],
  ['/horoscope/magha/2026-10-21', 404],
  ['/horoscope/magha/2026-11-29', 404],
  ['/horoscope/magha/2026-02-30', 404],
  ['/horoscope/Magha', 404],
] as const)
  test(`${path} is answered ${status}`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(status);
  });

test('an unknown star is not found, with the stars it may have meant', async ({ page, complaints }) => {
  const answer = await page.goto('/horoscope/rohni');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await page.getByRole('link', { name: 'Rohini' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rohini');
  // The browser itself logs that the answer was a 404.
  complaints.length = 0;
});

test('the star is made the reader’s own from its page', async ({ page }) => {
  await page.goto('/horoscope/swati');
  await page.getByRole('button', { name: 'This is my star' }).click();
  await expect(page.getByRole('button', { name: 'My star' })).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/');
  await expect(page.locator('article.card').first()).toHaveId('nakshatra-Swati');
});

test('its picture is drawn for the day, 1200 by 630', async ({ page, request }) => {
  for (const path of ['/horoscope/rohini', '/horoscope/rohini/2026-11-22']) {
    await page.goto(path);
    const image = await page.locator('meta[property="og:image"]').getAttribute('content');
    const bytes = await (await request.get(new URL(image ?? '').pathname)).body();
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});

test('the calendar is offered, and is there', async ({ page, request }) => {
  await page.goto('/horoscope/purva-ashadha');
  const link = await page.getByRole('link', { name: 'Add the calendar' }).getAttribute('href');
  const answer = await request.get(link ?? '');
  expect(answer.headers()['content-type']).toContain('text/calendar');
  expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
});

test.describe('in Auckland, where it is Sunday', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('the star’s page turns to the reader’s own date', async ({ page }) => {
    await page.goto('/horoscope/rohini');
    await expect(page.getByRole('heading', { level: 2, name: 'Sunday, 22 November 2026' })).toBeVisible();
    await expect(page.locator('.day-note')).toHaveText('The day where you are, by Auckland time');
  });

  test('a page of one date keeps it', async ({ page }) => {
    await page.goto('/horoscope/rohini/2026-11-21', { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 2, name: SERVED_DATE })).toBeVisible();
  });

  test('a call that fails keeps the served day and says so [C4-39] [C8-28]', async ({ page, complaints }) => {
    await page.route('**/api/nakshatra-horoscopes**', (route) => route.fulfill({ status: 503, body: '' }));
    for (const path of ['/', '/horoscope/rohini']) {
      await page.goto(path);
      const card = page.getByRole('alert').filter({ hasText: 'Error Loading Horoscopes' });
      await expect(card).toContainText('Please try again later.');
      await expect(page.getByText(SERVED_DATE).first()).toBeVisible();
    }
    // The browser itself logs that an answer was a 503.
    complaints.length = 0;
    await page.unroute('**/api/nakshatra-horoscopes**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Sunday, 22 November 2026' })).toBeVisible();
  });
});

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false });

  test('the star’s page reads fully', async ({ page }) => {
    await page.goto('/horoscope/rohini');
    await expect(page.getByRole('heading', { level: 2, name: SERVED_DATE })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Career', exact: true })).toBeVisible();
    await page.locator('summary').first().click();
    await expect(page.locator('details.reasons li').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'This is my star' })).toBeHidden();
  });

  for (const path of ['/horoscope/thiruvathirai', '/horoscope/magha/2026-02-30'])
    test(`${path} is not found, in words`, async ({ page, complaints }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
      await expect(page.getByRole('link', { name: 'Go to Home' })).toBeVisible();
      // The browser itself logs that the answer was a 404.
      complaints.length = 0;
    });
});

test('nothing scrolls sideways at 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/horoscope/uttara-bhadrapada');
  for (const summary of await page.locator('summary').all()) await summary.click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
