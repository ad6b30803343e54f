import { expect, test } from './browser-test';

const PICTURES = '**/backgrounds/*.svg';

test('each banner shows its own stars [C2-HORO-23]', async ({ page }) => {
  await page.goto('/');
  const pictures = page.locator('.banner img');
  await expect(pictures).toHaveCount(27);
  const addresses = await pictures.evaluateAll((all) => all.map((each) => (each as HTMLImageElement).src));
  expect(new Set(addresses).size).toBe(27);
  for (const place of [0, 12, 26]) {
    const picture = pictures.nth(place);
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((each) => (each as HTMLImageElement).naturalWidth)).toBe(720);
    // At its own scale, whatever the banner's width, and reaching to the edges.
    const [fit, natural, banner] = await picture.evaluate((each) => [
      getComputedStyle(each).objectFit,
      (each as HTMLImageElement).naturalWidth,
      each.parentElement?.clientWidth ?? 0,
    ]);
    expect(fit).toBe('none');
    expect(natural).toBeGreaterThan(Number(banner));
  }
});

test('pictures far below are not fetched before they are near [C2-HORO-23]', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/backgrounds/')) asked.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(asked.length).toBeLessThan(27);
  await page.locator('#nakshatra-Revati .banner').scrollIntoViewIfNeeded();
  await expect.poll(() => asked.some((url) => url.endsWith('/backgrounds/revati.svg'))).toBe(true);
});

test('without pictures the banner is a gradient by element, and nothing is said [C2-HORO-24] [C8-29]', async ({
  page,
  complaints,
}) => {
  await page.route(PICTURES, (route) => route.abort());
  await page.goto('/', { waitUntil: 'networkidle' });
  const grounds = await page
    .locator('.banner')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundImage));
  for (const ground of grounds) expect(ground).toMatch(/^linear-gradient\(/);
  // Ashwini is of Air, Bharani of Fire.
  expect(new Set(grounds).size).toBe(4);
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await expect(page.locator('#nakshatra-Ashwini .traits')).toBeVisible();
  // The browser's own line about the network, and nothing of ours.
  expect(complaints.filter((line) => !line.startsWith('Failed to load resource'))).toEqual([]);
  expect(complaints.length).toBeGreaterThan(0);
  complaints.length = 0;
});

test('a picture that does not come leaves no mark of it', async ({ page, complaints }) => {
  const banner = page.locator('#nakshatra-Rohini .banner');
  await page.route(PICTURES, (route) => route.abort());
  await page.goto('/', { waitUntil: 'networkidle' });
  await banner.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const withFailed = await banner.screenshot();
  await banner.locator('img').evaluate((each) => each.remove());
  expect(withFailed.equals(await banner.screenshot())).toBe(true);
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
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const card = page.locator('#nakshatra-Ashwini h3');
  const before = await card.boundingBox();
  release();
  const picture = page.locator('#nakshatra-Ashwini .banner img');
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((each) => (each as HTMLImageElement).complete)).toBe(true);
  await page.evaluate(() => scrollTo(0, 0));
  expect((await card.boundingBox())?.y).toBe(before?.y);
});

test('grahas stand in their star, the later the further to the left', async ({ page }) => {
  await page.goto('/');
  // On 21 November 2026 the Moon is near the end of Uttara Bhadrapada: near the picture's eastern edge.
  const banner = page.locator('#nakshatra-Uttara-Bhadrapada .banner');
  const moon = banner.locator('[data-graha="Moon"]');
  const left = await moon.evaluate((each) => Number.parseFloat((each as HTMLElement).style.left));
  expect(left).toBeLessThan(10);
});
