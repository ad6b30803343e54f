import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { PAGES } from '@/lib/routes';
import { expect, test } from './browser-test';

/** Core specification, section 2: where the top bar shows. */
const BAR_PATHS = [
  '/birth-chart',
  '/horoscope',
  '/profile',
  '/numerology',
  '/sacred-texts',
  '/spiritual-ai',
  '/spiritual-chat',
];
const TOP = ['Daily Horoscope', 'My Chart', 'Numerology', 'Sacred Texts', 'Spiritual AI', 'Profile'];
const BOTTOM = ['Horoscope', 'Chart', 'Spiritual AI', 'Numbers', 'Profile'];

const topBar = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true });
const bottomBar = (page: Page) => page.getByRole('navigation', { name: 'Main, at the bottom' });
const cover = (page: Page) => page.locator('.navigation-cover[role="status"]');
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

test('the bars show on the listed pages and on no other [C2-NAV-02] [C2-NAV-03] [C2-NAV-09]', async ({
  page,
}) => {
  expect(BAR_PATHS.filter((path) => !PAGES.some((each) => each.path === path))).toEqual([]);
  for (const { path } of PAGES) {
    await page.goto(path);
    const isListed = BAR_PATHS.some((each) => path === each || path.startsWith(`${each}/`));
    await expect(topBar(page), path).toHaveCount(isListed ? 1 : 0);
    await expect(bottomBar(page), path).toHaveCount(isListed && isPhone(page) ? 1 : 0);
    if (isListed) await expect(topBar(page)).toBeVisible();
  }
});

test('the top bar carries brand and tagline, and stays at the top [C2-NAV-01] [C2-NAV-04]', async ({
  page,
}) => {
  await page.goto('/horoscope');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Chandra Ancient Moon Sign Astrology' })).toBeVisible();
  await page.locator('#nakshatra-Revati').scrollIntoViewIfNeeded();
  await expect(banner).toBeInViewport({ ratio: 1 });
  expect((await banner.boundingBox())?.y).toBe(0);
  await expect(banner.getByRole('button', { name: 'Night theme' })).toBeInViewport({ ratio: 1 });
});

test('its items lead to their pages: all on a desk, on a phone the active one alone [C2-NAV-05] [C2-NAV-06]', async ({
  page,
}) => {
  await page.goto('/numerology');
  const links = topBar(page).getByRole('link');
  if (isPhone(page)) {
    await expect(links).toHaveText(['Numerology']);
    return;
  }
  await expect(links).toHaveText(TOP);
  for (const [label, path] of [
    ['My Chart', '/birth-chart'],
    ['Sacred Texts', '/sacred-texts'],
    ['Spiritual AI', '/spiritual-ai'],
    ['Profile', '/profile'],
    ['Numerology', '/numerology'],
    ['Daily Horoscope', '/'],
  ] as const) {
    await topBar(page).getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(path);
  }
});

test('on a phone the bottom bar leads to five pages [C2-NAV-10]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/profile');
  await expect(bottomBar(page).getByRole('link')).toHaveText(BOTTOM);
  await expect(bottomBar(page).locator('svg')).toHaveCount(5);
  for (const [label, path] of [
    ['Chart', '/birth-chart'],
    ['Spiritual AI', '/spiritual-ai'],
    ['Numbers', '/numerology'],
    ['Profile', '/profile'],
    ['Horoscope', '/'],
  ] as const) {
    await bottomBar(page).getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(path);
  }
});

test('the item of the page is the current one [C2-NAV-08]', async ({ page }) => {
  for (const [path, label] of [
    ['/horoscope', 'Daily Horoscope'],
    ['/birth-chart', 'My Chart'],
    ['/numerology', 'Numerology'],
    ['/sacred-texts', 'Sacred Texts'],
    ['/spiritual-ai', 'Spiritual AI'],
    ['/spiritual-chat', 'Spiritual AI'],
    ['/profile', 'Profile'],
  ] as const) {
    await page.goto(path);
    await expect(topBar(page).locator('[aria-current="page"]'), path).toHaveText([label]);
    await expect(topBar(page).locator('[aria-current="page"]')).toBeVisible();
  }
});

test('the bottom bar covers nothing: the last line of the page ends above it [C2-NAV-11]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const room = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).paddingBottom));
  await page.goto('/profile');
  const bar = await bottomBar(page).boundingBox();
  expect(await room()).toBeGreaterThanOrEqual(bar?.height ?? Number.POSITIVE_INFINITY);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const end = await page.getByRole('contentinfo').boundingBox();
  // A page's height may be a fraction of a pixel, which no scroll position can meet.
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThan((bar?.y ?? 0) + 1);
  await page.goto('/');
  expect(await room()).toBe(0);
});

test('a card reached by its link stands 100 pixels from the top, clear of the bar', async ({ page }) => {
  for (const path of ['/', '/horoscope']) {
    await page.goto(`${path}#nakshatra-Magha`);
    await expect
      .poll(async () => Math.round((await page.locator('#nakshatra-Magha').boundingBox())?.y ?? 0))
      .toBe(100);
  }
});

test('by keyboard the way leads from the skip link over brand and items to the content, and never under a bar', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/horoscope');
  const stops: string[] = [];
  for (let stop = 0; stop < 12; stop++) {
    await page.keyboard.press('Tab');
    stops.push(
      await page.evaluate(() => {
        const stood = document.activeElement;
        return stood?.getAttribute('aria-label') ?? stood?.textContent?.trim().slice(0, 16) ?? '';
      }),
    );
  }
  const items = isPhone(page) ? ['Daily Horoscope'] : TOP;
  expect(stops.slice(0, 3 + items.length)).toEqual([
    'Skip to content',
    expect.stringContaining('Chandra'),
    ...items,
    'Night theme',
  ]);
  const focused = page.locator(':focus');
  await page.getByRole('link', { name: 'Cookie policy' }).focus();
  for (let stop = 0; stop < 25; stop++) {
    await page.keyboard.press('Shift+Tab');
    const box = await focused.boundingBox();
    const inBar = await focused.evaluate((each) => each.closest('.top-bar, .bottom-bar') !== null);
    if (!inBar) expect(box?.y ?? 0, await focused.textContent().then(String)).toBeGreaterThanOrEqual(64);
  }
});

for (const width of [320, 360, 768, 820, 1000])
  test(`both bars fit at ${width} pixels, each target large enough`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    for (const path of ['/horoscope', '/sacred-texts', '/spiritual-chat']) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      for (const target of await page.locator('.top-bar :is(a, button), .bottom-bar a').all()) {
        const box = await target.boundingBox();
        if (box === null) continue;
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
        expect(box.height).toBeGreaterThanOrEqual(44);
      }
      const cut = await page
        .locator('.top-bar :is(a, small), .bottom-bar span')
        .evaluateAll(
          (all) =>
            all.filter((each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0).length,
        );
      expect(cut).toBe(0);
    }
  });

test('the footer of every kind of page leads on, to the policies too [C2-CHART-33] [C2-CHART-34] [C2-PROF-11] [C2-HORO-18] [C2-HORO-19]', async ({
  page,
  complaints,
}) => {
  for (const path of ['/', '/horoscope', '/birth-chart', '/profile', '/no-such-page']) {
    await page.goto(path);
    const links = page.getByRole('navigation', { name: 'Footer' }).getByRole('link');
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual([
      '/home',
      '/',
      '/cosmic-insights',
      '/newsletter',
      '/accuracy',
      '/api-docs',
      '/privacy-policy',
      '/cookie-policy',
    ]);
  }
  // The browser itself logs that the last answer was a 404.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
});

/** Holds the router's own calls for a page back until told. */
async function holdNavigation(page: Page) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/[?&]_rsc=/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

for (const [link, path, id, words] of [
  ['About Chandra', '/home', 'C2-LAND-13', undefined],
  ['Daily horoscope', '/', 'C4-38', 'Loading Nakshatra horoscopes...'],
  ['Cosmic insights', '/cosmic-insights', 'C2-COSM-07', 'Loading cosmic insights...'],
] as const)
  test(`while ${path} is slow to come, its loading state stands [${id}]`, async ({ page }) => {
    await page.goto('/numerology');
    const release = await holdNavigation(page);
    const footer = page.getByRole('navigation', { name: 'Footer' });
    await footer.getByRole('link', { name: link, exact: true }).click();
    const status = cover(page);
    await expect(status).toHaveText(words ?? 'Loading…');
    if (words) await expect(status.getByText(words)).toBeVisible();
    await expect(status.locator('.skeleton-block').first()).toBeInViewport();
    expect(await status.locator('.skeleton-block').count()).toBeGreaterThan(3);
    await expect(page.getByRole('main')).toHaveAttribute('inert');
    await expect(page.getByRole('banner')).toBeInViewport();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.target)])).toEqual([]);
    release();
    await expect(page).toHaveURL(path);
    await expect(status).toHaveCount(0);
    await expect(page.getByRole('main')).not.toHaveAttribute('inert');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

test('a page that comes within a moment shows no loading state', async ({ page }) => {
  await page.clock.install();
  await page.goto('/numerology');
  const release = await holdNavigation(page);
  const footer = page.getByRole('navigation', { name: 'Footer' });
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await footer.getByRole('link', { name: 'How exact it is' }).click();
  await expect(cover(page)).toBeAttached();
  await page.clock.runFor(110);
  await expect(cover(page)).toBeEmpty();
  await page.clock.runFor(20);
  await expect(cover(page).locator('.skeleton-block').first()).toBeVisible();
  release();
  await expect(page).toHaveURL('/accuracy');
});

test('when the page cannot come, the loading state ends', async ({ page, complaints }) => {
  await page.goto('/numerology');
  await page.route(/[?&]_rsc=/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.fulfill({ status: 500, body: 'broken' });
  });
  await page
    .getByRole('navigation', { name: 'Footer' })
    .getByRole('link', { name: 'How exact it is' })
    .click();
  await expect(cover(page).locator('.skeleton-block').first()).toBeVisible();
  // The router then asks for the document itself.
  await expect(page).toHaveURL('/accuracy');
  await expect(cover(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How exact it is');
  complaints.length = 0;
});

test('another choice while a page is slow is followed at once', async ({ page }) => {
  await page.goto('/numerology');
  const release = await holdNavigation(page);
  const footer = page.getByRole('navigation', { name: 'Footer' });
  await footer.getByRole('link', { name: 'Cosmic insights' }).click();
  await expect(cover(page)).toHaveText('Loading cosmic insights...');
  await page.getByRole('link', { name: /^Chandra/ }).click();
  await expect(cover(page)).toHaveText('Loading Nakshatra horoscopes...');
  release();
  await expect(page).toHaveURL('/');
  await expect(page.locator('article')).toHaveCount(27);
});

test('going back from a page that was slow to come finds the place again', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/#nakshatra-Swati');
  const card = page.locator('#nakshatra-Swati');
  await expect.poll(async () => Math.round((await card.boundingBox())?.y ?? 0)).toBe(100);
  const release = await holdNavigation(page);
  // The link is far from here; a script's click leaves the page where it is.
  await page.locator('footer a[href="/accuracy"]').evaluate((link: HTMLElement) => link.click());
  await expect(cover(page).locator('.skeleton-block').first()).toBeVisible();
  release();
  await expect(page).toHaveURL('/accuracy');
  await page.goBack();
  await expect.poll(async () => Math.abs(((await card.boundingBox())?.y ?? 0) - 100)).toBeLessThan(3);
});
