import { expect, test } from './browser-test';

test('by keyboard, the first stop skips to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('by keyboard, a star is reached, and its reasons opened and closed', async ({ page }) => {
  await page.goto('/');
  const star = page
    .getByRole('navigation', { name: 'Your birth star' })
    .getByRole('link', { name: 'Rohini' });
  await star.focus();
  await page.keyboard.press('Enter');
  const card = page.locator('#nakshatra-Rohini');
  await expect(card).toBeFocused();
  // Name, my star, share and the open tab come first.
  for (let stop = 0; stop < 5; stop += 1) await page.keyboard.press('Tab');
  await expect(card.locator('summary')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card.getByRole('listitem').filter({ hasText: 'tara' }).last()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(card.locator('details')).not.toHaveAttribute('open');
});

test('what moves stops where the reader asks for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/#nakshatra-Magha');
  const motion = await page.locator('#nakshatra-Magha').evaluate((card) => ({
    arrival: getComputedStyle(card).animationDuration,
    scrolling: getComputedStyle(document.documentElement).scrollBehavior,
  }));
  expect(motion).toEqual({ arrival: '0s', scrolling: 'auto' });
});
