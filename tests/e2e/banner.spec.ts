import type { Locator, Page } from '@playwright/test';
import { expect, test } from './browser-test';

const PICTURES = '**/backgrounds/*.svg';
const widthOf = (picture: Locator) => picture.evaluate((each) => (each as HTMLImageElement).naturalWidth);
const bannerOf = (page: Page) => page.locator('.star-page .banner');

test('each card shows its own stars, at their own scale [C2-HORO-23]', async ({ page }) => {
  await page.goto('/');
  const pictures = page.locator('.card .banner img');
  await expect(pictures).toHaveCount(27);
  const addresses = await pictures.evaluateAll((all) => all.map((each) => (each as HTMLImageElement).src));
  expect(new Set(addresses).size).toBe(27);
  for (const place of [0, 12, 26]) {
    const picture = pictures.nth(place);
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => widthOf(picture)).toBe(720);
    // A wide banner shows more of the sky, not a larger one; and its edges are covered.
    const [fit, banner] = await picture.evaluate((each) => [
      getComputedStyle(each).objectFit,
      each.parentElement?.clientWidth ?? 0,
    ]);
    expect(fit).toBe('none');
    expect(Number(banner)).toBeLessThanOrEqual(720);
  }
});

test('a star’s own page shows its stars in the banner', async ({ page }) => {
  await page.goto('/horoscope/rohini');
  await expect.poll(() => widthOf(bannerOf(page).locator('img'))).toBe(720);
});

test('a picture that does not come leaves the gradient, and no mark of it', async ({ page, complaints }) => {
  await page.route(PICTURES, (route) => route.abort());
  await page.goto('/horoscope/rohini', { waitUntil: 'networkidle' });
  const banner = bannerOf(page);
  expect(await banner.evaluate((each) => getComputedStyle(each).backgroundImage)).toMatch(
    /^linear-gradient\(/,
  );
  await expect(banner.locator('img')).toHaveCount(1);
  // The outline and the icon of a failed picture stand at its edges, and those lie beyond what the banner shows.
  expect(await banner.evaluate((each) => getComputedStyle(each).overflow)).toBe('clip');
  const [picture, shown] = await Promise.all([banner.locator('img').boundingBox(), banner.boundingBox()]);
  if (!picture || !shown) throw new Error('the banner is not drawn');
  expect(picture.x).toBeLessThanOrEqual(shown.x - 24);
  expect(picture.y).toBeLessThanOrEqual(shown.y - 24);
  expect(picture.x + picture.width).toBeGreaterThanOrEqual(shown.x + shown.width + 24);
  expect(picture.y + picture.height).toBeGreaterThanOrEqual(shown.y + shown.height + 24);
  // The browser's own line about the network, and nothing of ours.
  expect(complaints.length).toBeGreaterThan(0);
  expect(complaints.filter((line) => !line.startsWith('Failed to load resource'))).toEqual([]);
  complaints.length = 0;
});

test('a late picture moves nothing', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(PICTURES, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/horoscope/rohini', { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => document.fonts.ready);
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();
  release();
  await expect.poll(() => widthOf(bannerOf(page).locator('img'))).toBe(720);
  expect(await heading.boundingBox()).toEqual(before);
});

test('grahas stand in their star, the later the further to the left', async ({ page }) => {
  await page.goto('/');
  // On 21 November 2026 the Moon is near the end of Uttara Bhadrapada: near the picture's eastern edge.
  const moon = page.locator('#nakshatra-Uttara-Bhadrapada .banner [data-graha="Moon"]');
  const left = await moon.evaluate((each) => Number.parseFloat((each as HTMLElement).style.left));
  expect(left).toBeLessThan(10);
});

test('the star’s figure fits a narrow page, with every star in words', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/horoscope/mula');
  const figure = page.locator('.star-pattern');
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.getByRole('img', { name: /^The stars of Mula\./ })).toBeVisible();
  await expect(figure.getByRole('listitem')).toHaveCount(9);
  await expect(figure.getByRole('listitem').first()).toHaveText(/Shaula.*λ Scorpii.*yogatara/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  // Letters of the picture stay as large as small print.
  const letters = await figure
    .locator('text')
    .first()
    .evaluate((each) => {
      const scale = (each as SVGTextElement).getScreenCTM()?.a ?? 0;
      return scale * Number.parseFloat(getComputedStyle(each).fontSize);
    });
  expect(letters).toBeGreaterThanOrEqual(10);
});
