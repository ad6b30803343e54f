import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './browser-test';
import { SERVED_DATE } from './clocks';

const PATH = '/cosmic-insights';
const CALL = '**/api/cosmic-insights*';
const CARDS = ['Universal Energy', 'Guidance for Everyone', 'Planetary Highlight'];
const LOADING = 'Loading cosmic insights...';

const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
const day = (page: Page) => page.locator('.insights-day');
const planets = (page: Page) => page.getByRole('region', { name: 'Today’s planetary positions' });

/** Answers the call in another day's words, when it is let to. */
async function answerLater(page: Page, { without = [] as string[] } = {}) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(CALL, async (route) => {
    await released;
    const answer = await (await route.fetch()).json();
    for (const name of without) delete answer[name];
    answer.insights.todaysEnergy = 'The Moon of another day.';
    await route.fulfill({ json: answer });
  });
  return release;
}

test('the page opens with a welcome, says what nakshatras are, and tells the day [C2-COSM-01] [C2-COSM-02] [C2-COSM-05] [C2-COSM-06]', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') calls.push(request.url());
  });
  await page.goto(PATH, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cosmic Insights');
  await expect(day(page)).toContainText(SERVED_DATE);
  // 21 November 2026: three days before the full Moon.
  await expect(page.locator('.invitation')).toContainText(/8\d percent/);
  const explainer = page.getByRole('region', { name: 'What a nakshatra is' });
  await expect(explainer).toContainText('twenty-seven stretches of 13°20′');
  await expect(
    page.getByRole('img', { name: 'The round of 27 stars, with the Moon in Revati' }),
  ).toBeVisible();
  for (const title of CARDS) await expect(card(page, title)).toContainText(/\w+ \w+ \w+ \w+/);
  // As the day's almanacs have it, at sunrise: Moon in Uttara Bhadrapada, Shukla Dwadashi, Saturday.
  await expect(card(page, 'Universal Energy')).toContainText('Uttara Bhadrapada');
  await expect(card(page, 'Universal Energy')).toContainText('Dwadashi');
  await expect(card(page, 'Universal Energy')).toContainText('Satur');
  await expect(planets(page)).toContainText(/Sun in Scorpio \d+°, Moon in Revati \(Pisces\)/);
  expect(calls).toEqual([]);
});

test('each card opens to its reasons, and the planets to their figures', async ({ page }) => {
  await page.goto(PATH);
  await card(page, 'Universal Energy').locator('summary').click();
  await expect(
    card(page, 'Universal Energy').getByText('Moon in Uttara Bhadrapada at sunrise at Ujjain.'),
  ).toBeVisible();
  await planets(page).locator('summary').click();
  await expect(planets(page).getByRole('row')).toHaveCount(10);
  await expect(planets(page).getByRole('table')).toContainText('Saturday 17:30, India time');
});

test('the button lets go of the stored user and leads to onboarding [C2-COSM-03] [C2-COSM-04]', async ({
  page,
}) => {
  await page.goto(PATH);
  await page.evaluate(() => localStorage.setItem('user', '{"id":"1"}'));
  await page.getByRole('link', { name: 'Create Your Cosmic Profile' }).click();
  await expect(page).toHaveURL(/\/onboarding$/);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test('a slow way to the page shows its loader [C2-COSM-07]', async ({ page }) => {
  await page.goto('/home');
  // Next reads the page as a payload of its own when it is reached by a link.
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Cosmic insights' });
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/cosmic-insights?_rsc=*', async (route) => {
    await held;
    await route.continue();
  });
  await link.click();
  await expect(page.getByText(LOADING)).toBeVisible();
  go();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cosmic Insights');
});

test.describe('when the served day is over', () => {
  test.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-23T06:00:00Z'));

  test('the loader stands in its place until the call has answered [C2-COSM-07] [C7-CALL-17]', async ({
    page,
  }) => {
    const release = await answerLater(page);
    const called = page.waitForRequest(CALL);
    await page.goto(PATH);
    const request = await called;
    expect(new URL(request.url()).search).toBe('');
    expect(request.headers()['x-api-key']).toMatch(/^[\w.-]+$/);
    await expect(page.getByText(LOADING)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(planets(page)).toHaveCount(0);
    release();
    await expect(card(page, 'Universal Energy')).toContainText('The Moon of another day.');
    await expect(page.getByText(LOADING)).toHaveCount(0);
  });

  test('the planets are left out when the call brings none [C2-COSM-06]', async ({ page }) => {
    (await answerLater(page, { without: ['planetaryData'] }))();
    await page.goto(PATH);
    await expect(card(page, 'Universal Energy')).toContainText('The Moon of another day.');
    await expect(planets(page)).toHaveCount(0);
  });

  test('the bare answer of the specification is enough', async ({ page }) => {
    (
      await answerLater(page, {
        without: ['planetaryData', 'positions', 'positionsAt', 'moon', 'reasons', 'date'],
      })
    )();
    await page.goto(PATH);
    for (const title of CARDS) await expect(card(page, title)).toBeVisible();
    await expect(card(page, CARDS[0] ?? '').locator('summary')).toHaveCount(0);
    await expect(page.getByRole('img', { name: 'The round of 27 stars' })).toBeVisible();
  });

  for (const [fault, body] of [
    ['a failing call', { status: 503, body: '' }],
    ['an answer in another shape', { json: { insights: { invitation: 'Alone.' } } }],
  ] as const)
    test(`${fault} is told, and can be repeated`, async ({ page, complaints }) => {
      await page.route(CALL, (route) => route.fulfill(body));
      await page.goto(PATH);
      await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(0);
      // The browser itself logs that an answer was a 503.
      complaints.length = 0;
      await page.unroute(CALL);
      await page.getByRole('button', { name: 'Try again' }).click();
      for (const title of CARDS) await expect(card(page, title)).toBeVisible();
      await expect(planets(page)).toBeVisible();
    });
});

test.describe('in Auckland, where it is Sunday', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('the reader is told their own day, with the loader meanwhile', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(CALL, async (route) => {
      await held;
      await route.continue();
    });
    const called = page.waitForRequest(CALL);
    await page.goto(PATH);
    expect(new URL((await called).url()).searchParams.get('timezone')).toBe('Pacific/Auckland');
    await expect(day(page)).toContainText(LOADING);
    await expect(day(page)).toContainText(SERVED_DATE);
    await expect(page.getByRole('article')).toHaveCount(3);
    release();
    await expect(day(page)).toContainText('Sunday, 22 November 2026');
    await expect(day(page)).toContainText('The day where you are, by Auckland time');
    await expect(card(page, 'Universal Energy')).toContainText('Ashwini');
  });

  test('a failed call keeps the day in India and says so', async ({ page, complaints }) => {
    await page.route(CALL, (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto(PATH);
    await expect(day(page)).toContainText('The day in India; yours could not be loaded.');
    await expect(page.getByRole('article')).toHaveCount(3);
    complaints.length = 0;
  });
});

test('a new slot of the planets comes without a word', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-21T12:20:00Z');
  const called = page.waitForRequest(CALL);
  await page.goto(PATH);
  await called;
  await expect(page.getByText(LOADING)).toHaveCount(0);
  await expect(day(page)).toContainText(SERVED_DATE);
});

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false });

  test('the page reads fully, and its button is a link', async ({ page }) => {
    await page.goto(PATH);
    for (const title of CARDS) await expect(card(page, title)).toBeVisible();
    await expect(planets(page)).toBeVisible();
    await page.getByRole('link', { name: 'Create Your Cosmic Profile' }).click();
    await expect(page).toHaveURL(/\/onboarding$/);
  });
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(() => {
    test.use({ colorScheme });

    test(`axe finds nothing in ${colorScheme}, and 320 px hold the page`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(PATH);
      for (const summary of await page.locator('main summary').all()) await summary.click();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.target)])).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
  });
