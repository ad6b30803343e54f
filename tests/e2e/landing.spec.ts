import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import content from '../../content/landing/content.json' with { type: 'json' };
import { expect, test } from './browser-test';

const CALL = '**/api/landing-content';
/** Long after anything that these tests were served: it is stale by then, and the page asks anew. */
const LATER = '2026-11-21T16:00:00Z';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const section = (page: Page, name: string) => page.getByRole('region', { name });

const other = JSON.parse(JSON.stringify(content), (_key, value: unknown) =>
  typeof value === 'string' ? `Other: ${value}` : value,
) as typeof content;

/** Every text of a content stands on the page. */
async function expectTexts(page: Page, { hero, ...rest }: typeof content) {
  await expect(heading(page)).toHaveText(hero.headline);
  const shown = (await page.getByRole('main').textContent()) ?? '';
  const texts: string[] = [];
  JSON.stringify([hero, rest], (_key, value: unknown) => {
    if (typeof value === 'string') texts.push(value);
    return value;
  });
  expect(texts.length).toBeGreaterThan(30);
  expect(texts.filter((text) => !shown.includes(text))).toEqual([]);
}

test('the hero says what the content says [C2-12] [C2-LAND-01]', async ({ page }) => {
  await page.goto('/home');
  await expect(heading(page)).toHaveText(content.hero.headline);
  await expect(page.getByText(content.hero.subheadline, { exact: true })).toBeVisible();
  await expect(page.getByText(content.hero.supportingText, { exact: true })).toBeVisible();
  // Published for that evening: the waxing Moon in Revati.
  await expect(
    page.getByRole('img', { name: /^The Moon tonight, waxing, 8\d percent lit, in Revati/ }),
  ).toBeVisible();
  await expect(page.getByText('Saturday, 21 November 2026, at nightfall in Ujjain')).toBeVisible();
});

test('the hero holds a form to subscribe, which asks for the daily horoscope alone [C2-LAND-03]', async ({
  page,
}) => {
  await page.route('**/api/email-subscription', (route) => route.fulfill({ json: { success: true } }));
  await page.goto('/home');
  const hero = section(page, content.hero.headline);
  await hero.getByLabel('Email address').fill('reader@chandra.example');
  const called = page.waitForRequest('**/api/email-subscription');
  await hero.getByRole('button', { name: 'Subscribe' }).click();
  expect((await called).postDataJSON()).toMatchObject({
    email: 'reader@chandra.example',
    source: 'landing_page',
    preferences: { dailyHoroscope: true, weeklyInsights: false },
  });
  await expect(hero.getByText('Subscribed!')).toBeVisible();
  await expect(hero.getByLabel('Email address')).toHaveCount(0);
});

for (const [name, path] of [
  ['Chat with AI Now', '/spiritual-chat'],
  ['Daily Horoscopes', '/'],
  ['Birth Chart', '/birth-chart'],
] as const)
  test(`the button ${name} leads to ${path} [C2-LAND-04]`, async ({ page }) => {
    await page.goto('/home');
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
  });

test('a section presents the AI chat, with a verse [C2-LAND-05]', async ({ page }) => {
  await page.goto('/home');
  const guide = section(page, 'AI spiritual guide');
  await expect(guide).toContainText(content.features[0]?.description ?? '');
  await expect(guide.locator('[lang=sa]')).toContainText('कर्मण्येवाधिकारस्ते मा फलेषु कदाचन');
  await expect(guide).toContainText('Bhagavad Gita 2.47');
});

test('a section presents the daily horoscope, with today’s text, and four tiles [C2-LAND-06] [C2-LAND-07]', async ({
  page,
}) => {
  await page.goto('/home');
  const daily = section(page, 'Daily nakshatra horoscope');
  await expect(daily).toContainText(content.features[2]?.description ?? '');
  await expect(daily.getByRole('listitem').getByRole('heading')).toHaveText([
    'Love',
    'Career',
    'Health',
    'Finance',
  ]);
  // What the landing page shows of Rohini is what the horoscope page has.
  const paragraph = await daily.locator('.reading').textContent();
  const hour = await daily.locator('time').textContent();
  await page.goto('/');
  const card = page.locator('#nakshatra-Rohini');
  await expect(card.locator('.daily p').first()).toHaveText(paragraph ?? '');
  await expect(card.locator('time')).toHaveText(hour ?? '');
});

test('three value propositions [C2-LAND-08]', async ({ page }) => {
  await page.goto('/home');
  const items = section(page, 'Why read it here').getByRole('listitem');
  await expect(items).toHaveCount(3);
  for (const [place, { title, description, benefit }] of content.valuePropositions.entries())
    for (const text of [title, description, benefit]) await expect(items.nth(place)).toContainText(text);
});

test('three testimonials, each marked as an example [C2-LAND-09] [C2-LAND-10]', async ({ page }) => {
  await page.goto('/home');
  const voices = section(page, 'What a reader might say');
  await expect(voices).toContainText('nobody has said these');
  const items = voices.getByRole('listitem');
  await expect(items).toHaveCount(3);
  for (const [place, { quote, name, type }] of content.testimonials.entries())
    for (const text of [quote, name, type]) await expect(items.nth(place)).toContainText(text);
  await expect(items.getByText('Illustrative example')).toHaveCount(3);
});

test('three trust signals [C2-LAND-11]', async ({ page }) => {
  await page.goto('/home');
  const trust = section(page, 'What it rests on');
  await expect(trust.getByRole('term')).toHaveText(['Authenticity', 'Technology', 'Tradition']);
  for (const text of Object.values(content.trustSignals)) await expect(trust).toContainText(text);
});

test('a closing call ends the page [C2-LAND-12]', async ({ page }) => {
  await page.goto('/home');
  const last = page.locator('main section').last();
  await expect(last).toContainText('Tonight the Moon is in Revati');
  await expect(last.getByRole('link', { name: content.hero.ctaText })).toHaveAttribute('href', '/');
});

test('the footer’s years end with this one [C2-LAND-14]', async ({ page }) => {
  await page.goto('/home');
  await expect(page.getByRole('contentinfo')).toContainText('© 2025–2026');
});

test('skeletons stand while the page is slow to come [C2-LAND-13]', async ({ page }) => {
  await page.goto('/cookie-policy');
  let arrive = () => {};
  const asked = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/home\?_rsc/, async (route) => {
    await asked;
    await route.continue();
  });
  await page.locator('a[href="/home"]').first().click();
  await expect(page.locator('.navigation-cover .skeleton-block').first()).toBeVisible();
  arrive();
  await expect(heading(page)).toHaveText(content.hero.headline);
  await expect(page.locator('.skeleton-block')).toHaveCount(0);
});

test('texts served just now are not asked for again', async ({ page }) => {
  const calls: string[] = [];
  await page.route(CALL, (route) => {
    calls.push(route.request().url());
    return route.continue();
  });
  await page.goto('/home', { waitUntil: 'networkidle' });
  expect(calls).toEqual([]);
});

test.describe('when the served texts are five minutes old', () => {
  test.beforeEach(({ page }) => page.clock.setFixedTime(LATER));

  test('other texts from the call take their place everywhere', async ({ page }) => {
    await page.route(CALL, (route) => route.fulfill({ json: other }));
    const called = page.waitForRequest(CALL);
    await page.goto('/home');
    expect((await called).headers()['x-api-key']).toMatch(/^[\w.-]+$/);
    await expectTexts(page, other);
  });

  for (const [case_, answer] of [
    ['an empty object', '{}'],
    ['null', 'null'],
    ['blank texts', JSON.stringify({ hero: { headline: ' ', subheadline: '' }, features: [] })],
    ['another shape', JSON.stringify({ hero: 'headline', testimonials: { 0: 1 } })],
  ] as const)
    test(`the default texts stand when the call gives ${case_} [C2-LAND-02]`, async ({ page }) => {
      await page.route(CALL, (route) => route.fulfill({ contentType: 'application/json', body: answer }));
      const answered = page.waitForResponse(CALL);
      await page.goto('/home');
      await answered;
      await expectTexts(page, content);
    });

  test('the default texts stand when the call fails, and it is not tried again [C2-LAND-02]', async ({
    page,
    complaints,
  }) => {
    let calls = 0;
    await page.route(CALL, (route) => {
      calls += 1;
      return route.fulfill({ status: 503, body: '' });
    });
    const answered = page.waitForResponse(CALL);
    await page.goto('/home', { waitUntil: 'networkidle' });
    await answered;
    await expectTexts(page, content);
    expect(calls).toBe(1);
    // The browser itself logs that an answer was a 503.
    expect(complaints.splice(0)).toHaveLength(1);
  });

  test('the served texts stand while the call is slow', async ({ page }) => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(CALL, async (route) => {
      await asked;
      await route.fulfill({ json: other });
    });
    const called = page.waitForRequest(CALL);
    await page.goto('/home');
    await called;
    await expectTexts(page, content);
    answer();
    await expectTexts(page, other);
  });
});

test('the pictures the call names are images that load', async ({ page }) => {
  const answer = await page.request.get('/api/landing-images');
  const { hero, birthChart, compatibility } = (await answer.json()) as Record<string, string>;
  await page.goto('/home');
  for (const address of [hero, birthChart, compatibility]) {
    const size = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src ?? '';
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, address);
    expect(Math.min(...size)).toBeGreaterThan(300);
  }
});

test('nothing scrolls sideways at 320 pixels, and no text is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/home');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const cut = await page
    .locator('main :is(p, li, h1, h2, h3, dd, blockquote, figcaption, a)')
    .evaluateAll((all) =>
      all
        .filter((each) => {
          const { left, right } = each.getBoundingClientRect();
          return left < 0 || right > 320 || each.scrollWidth > each.clientWidth + 1;
        })
        .map((each) => each.textContent),
    );
  expect(cut).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(() => {
    test.use({ colorScheme });

    test(`axe finds nothing on the landing page in ${colorScheme}`, async ({ page }) => {
      await page.goto('/home');
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.target)])).toEqual([]);
    });
  });

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page reads fully', async ({ page }) => {
    await page.goto('/home');
    await expectTexts(page, content);
    await expect(page.getByRole('img', { name: /^The Moon tonight/ })).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Birth Chart', exact: true }),
    ).toBeVisible();
  });
});
