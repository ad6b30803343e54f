import { expect, test } from './browser-test';
import { SERVED_DATE } from './clocks';

/** The specification's names, in its order. */
const STARS =
  'Ashwini, Bharani, Krittika, Rohini, Mrigashira, Ardra, Punarvasu, Pushya, Ashlesha, Magha, Purva Phalguni, Uttara Phalguni, Hasta, Chitra, Swati, Vishakha, Anuradha, Jyeshtha, Mula, Purva Ashadha, Uttara Ashadha, Shravana, Dhanishta, Shatabhisha, Purva Bhadrapada, Uttara Bhadrapada, Revati'.split(
    ', ',
  );

test('the home page is the day for the 27 stars [C2-01] [C2-HORO-01] [C4-40]', async ({ page }) => {
  const answer = await page.goto('/');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SERVED_DATE);
  await expect(page.locator('article .daily').first()).toBeVisible();
});

test('each star has one card with its anchor, in order [C2-HORO-13] [C2-HORO-14] [C9-20]', async ({
  page,
}) => {
  await page.goto('/');
  const anchors = await page.locator('article').evaluateAll((cards) => cards.map((card) => card.id));
  expect(anchors).toEqual(STARS.map((name) => `nakshatra-${name.replaceAll(' ', '-')}`));
  const others = await page.locator('[id^="nakshatra-"]').count();
  expect(others).toBe(27);
  for (const name of STARS)
    await expect(page.getByRole('heading', { level: 3, name: new RegExp(`^${name} `) })).toHaveCount(1);
});

test('the planets of the running slot stand in one line [C2-HORO-10]', async ({ page }) => {
  await page.goto('/');
  const section = page.getByRole('region', { name: 'Current planetary positions' });
  const line = (await section.locator(':scope > p').textContent()) ?? '';
  // The Sun enters sidereal Scorpio on 16 November and Saturn stands in Pisces all that month.
  for (const place of [
    /Sun in Scorpio 5°|Sun in Scorpio 4°/,
    /Moon in Revati \(Pisces\)/,
    /Saturn in Pisces/,
    /Ketu in/,
  ])
    expect(line).toMatch(place);
  expect(line).not.toContain('\n');
});

test('the masthead says where Moon, Sun and Saturn stand and draws the Moon', async ({ page }) => {
  await page.goto('/');
  const facts = page.locator('.facts');
  for (const fact of ['Uttara Bhadrapada', 'Shukla Dwadashi', 'Scorpio', 'Pisces'])
    await expect(facts).toContainText(fact);
  await expect(page.getByRole('img', { name: /^The Moon tonight, waxing, 8\d percent lit$/ })).toBeVisible();
});

test('the nine grahas stand in a table and in the banners of their stars', async ({ page }) => {
  await page.goto('/');
  await page.getByText('All nine, to the minute of arc').click();
  const table = page.getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(10);
  await expect(table.getByRole('row', { name: /^Moon/ })).toContainText('Pisces');
  await expect(page.locator('.grahas li')).toHaveCount(9);
  await expect(page.getByRole('list', { name: 'Standing in Uttara Bhadrapada' })).toContainText('Moon');
});

test('the Moon’s star is marked in the grid, for the eye and in words', async ({ page }) => {
  await page.goto('/');
  const marked = page.locator('.star-grid a.moon-here');
  await expect(marked).toHaveCount(1);
  await expect(marked).toHaveText(/Uttara Bhadrapada.*the Moon’s star/);
});

test('a card gives tara, text, the hour of change in the reader’s zone, and its reasons', async ({
  page,
}) => {
  await page.goto('/');
  const card = page.locator('#nakshatra-Rohini');
  await expect(card).toContainText('रोहिणी');
  await expect(card.locator('.verdicts li').first()).toContainText(
    'Pratyari tara fifth of nine from your star',
  );
  // Published for 21 November 2026: the Moon leaves Uttara Bhadrapada a few minutes after sunrise in India.
  await expect(card.locator('time')).toHaveText(/^Saturday 06:\d\d, India time$/);
  await expect(card.locator('details li').first()).toBeHidden();
  await card.locator('summary').click();
  await expect(card.locator('details li').first()).toContainText('Uttara Bhadrapada');
  expect(await card.locator('details li').count()).toBeGreaterThan(3);
});

test('nothing scrolls sideways at 320 pixels, with every reason open', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await page.locator('details').evaluateAll((all) => {
    for (const details of all) (details as HTMLDetailsElement).open = true;
  });
  const widest = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(widest).toBe(320);
  // Nothing is cut off at the card's edge either.
  const cut = await page
    .locator('.card :is(p, li, h3), .star-grid a')
    .evaluateAll((all) =>
      all.filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.textContent),
    );
  expect(cut).toEqual([]);
});

test('the layout shifts by no more than 0.02 while the page loads', async ({ page }) => {
  await page.addInitScript(() => {
    const held = window as unknown as { shift: number };
    held.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) held.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThanOrEqual(0.02);
});

test('each id stands once, and one heading is the first', async ({ page }) => {
  await page.goto('/');
  const ids = await page.locator('[id]').evaluateAll((all) => all.map((each) => each.id));
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('the footer dates the site from 2025 to now and names its sources [C9-18]', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('© 2025–2026 Chandra');
  for (const source of ['GeoNames', 'OpenStreetMap contributors', 'Lahiri'])
    await expect(footer).toContainText(source);
});

test('no visitor is asked to sign in [C1-12]', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText(/sign in|log in|password/i)).toHaveCount(0);
  await expect(page.locator('input[type=password]')).toHaveCount(0);
});

test('on paper the cards are kept, and what only a screen can use is left out', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('article .daily').first()).toBeVisible();
  await expect(page.locator('.star-grid')).toBeHidden();
  await expect(page.locator('.banner').first()).toBeHidden();
  await expect(page.getByRole('button', { name: 'Night theme' })).toBeHidden();
  expect(await page.locator('html').evaluate((root) => getComputedStyle(root).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  );
});
