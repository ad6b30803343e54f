import { expect, test } from './browser-test';
import { MORNING, SERVED_DATE } from './clocks';

const CALL = '**/api/nakshatra-horoscopes?*';
const heading = (page: import('@playwright/test').Page) => page.getByRole('heading', { level: 1 });

test.describe('in India', () => {
  test('the served day stands and no other is fetched', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/nakshatra-horoscopes')) calls.push(request.url());
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(heading(page)).toHaveText(SERVED_DATE);
    expect(calls).toEqual([]);
  });
});

test.describe('in Auckland, where it is Sunday', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('the reader sees their own date, texts, planets and hours', async ({ page }) => {
    const answer = await page.request.get('/');
    const called = page.waitForRequest(CALL);
    await page.goto('/');
    const request = await called;
    expect(new URL(request.url()).searchParams.get('timezone')).toBe('Pacific/Auckland');
    expect(request.headers()['x-api-key']).toMatch(/^[\w.-]+$/);
    await expect(heading(page)).toHaveText('Sunday, 22 November 2026');
    await expect(page.locator('.day-note')).toHaveText('The day where you are, by Auckland time');
    await expect(page.getByRole('status').filter({ hasText: 'Now showing' })).toContainText(
      '22 November 2026',
    );
    await expect(page.locator('article')).toHaveCount(27);
    const [firstLine = ''] = await page.locator('#nakshatra-Rohini .daily p').allTextContents();
    expect(firstLine.length).toBeGreaterThan(40);
    expect(await answer.text()).not.toContain(firstLine);
    await expect(page.locator('.facts')).toContainText('Moon in Ashwini');
    await expect(page.locator('#nakshatra-Rohini time')).toHaveText(/Auckland time$/);
    await page.locator('#nakshatra-Rohini summary').click();
    await expect(page.locator('#nakshatra-Rohini details li').first()).toContainText('Moon in Ashwini');
  });

  test('a failed call keeps the served day, says which it is, and can be repeated', async ({
    page,
    complaints,
  }) => {
    await page.route(CALL, (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/');
    await expect(page.locator('.day-note')).toContainText(
      `This is ${SERVED_DATE}; the day where you are could not be fetched.`,
    );
    await expect(heading(page)).toHaveText(SERVED_DATE);
    await expect(page.locator('article')).toHaveCount(27);
    // The browser itself logs that an answer was a 503.
    complaints.length = 0;
    await page.unroute(CALL);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText('Sunday, 22 November 2026');
  });

  test('an answer in another shape keeps the served day', async ({ page }) => {
    await page.route(CALL, (route) => route.fulfill({ json: { date: '2026-11-22', nakshatras: {} } }));
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(heading(page)).toHaveText(SERVED_DATE);
  });

  test('while the call is slow the page says so and the served day stands [C4-38]', async ({ page }) => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(CALL, async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto('/');
    await expect(page.locator('.day-note')).toContainText('Loading Nakshatra horoscopes...');
    await expect(heading(page)).toHaveText(SERVED_DATE);
    await expect(page.locator('article')).toHaveCount(27);
    answer();
    await expect(heading(page)).toHaveText('Sunday, 22 November 2026');
  });

  test('a star that was linked to stays where it was', async ({ page }) => {
    await page.goto('/#nakshatra-Magha');
    await expect(heading(page)).toHaveText('Sunday, 22 November 2026');
    await expect(page.locator('#nakshatra-Magha')).toBeInViewport();
  });
});

test.describe('in Honolulu, where it is Friday', () => {
  test.use({ timezoneId: 'Pacific/Honolulu', serverClock: MORNING });

  test('the reader sees their own date', async ({ page }) => {
    await page.goto('/');
    await expect(heading(page)).toHaveText('Friday, 20 November 2026');
    await expect(page.locator('.day-note')).toHaveText('The day where you are, by Honolulu time');
  });
});

test.describe('in London, where the date is India’s', () => {
  test.use({ timezoneId: 'Europe/London' });

  test('the served day stands with the hours of London', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(heading(page)).toHaveText(SERVED_DATE);
    await expect(page.locator('#nakshatra-Rohini time')).toHaveText(/^Saturday 01:\d\d, London time$/);
  });
});
