import type { Locator, Page } from '@playwright/test';
import { expect, test } from './browser-test';

const region = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const shown = (page: Page) => region(page).getByRole('listitem');

const minutesAfter = (instant: string, minutes: number) => new Date(Date.parse(instant) + minutes * 60_000);

/** Presses a button and waits for its toast. */
async function raise(page: Page, name: string): Promise<Locator> {
  await button(page, name).click();
  await expect(shown(page)).toBeVisible();
  return shown(page);
}

/** Draws a finger, or the mouse where there is no touch, across what is shown. */
async function swipe(page: Page, target: Locator, pixels: number, hasTouch: boolean) {
  const box = await target.boundingBox();
  if (!box) throw new Error('there is nothing to swipe');
  const y = box.y + box.height / 2;
  const from = box.x + box.width / 3;
  const stops = Array.from({ length: 8 }, (_, index) => from + (pixels * (index + 1)) / 8);
  if (hasTouch) {
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
    await send('touchStart', from);
    for (const x of stops) await send('touchMove', x);
    await send('touchEnd');
  } else {
    await page.mouse.move(from, y);
    await page.mouse.down();
    for (const x of stops) await page.mouse.move(x, y);
    await page.mouse.up();
  }
}

test.beforeEach(async ({ page }) => {
  await page.goto('/design');
});

test('a toast stays for 5000 ms [C9-04]', async ({ page, serverClock }) => {
  await page.clock.pauseAt(minutesAfter(serverClock.instant, 5));
  const toast = await raise(page, 'Show a toast');
  await page.clock.runFor(4990);
  await expect(toast).toHaveAttribute('data-state', 'open');
  await page.clock.runFor(20);
  await expect(toast).toBeHidden();
});

test('the next toast leaves by itself after one that was closed under a resting pointer', async ({
  page,
  serverClock,
}) => {
  const first = await raise(page, 'Show a toast');
  await first.hover();
  await first.getByRole('button', { name: 'Close' }).click();
  await expect(first).toBeHidden();
  await page.clock.pauseAt(minutesAfter(serverClock.instant, 5));
  await button(page, 'Show a destructive toast').focus();
  await page.keyboard.press('Enter');
  await expect(shown(page)).toContainText('Not sent');
  await page.clock.runFor(5010);
  await expect(shown(page)).toBeHidden();
});

test('a toast takes the place of the one before, so that one shows at a time [C9-03]', async ({ page }) => {
  await raise(page, 'Show a toast');
  await expect(shown(page)).toContainText('Kept');
  await raise(page, 'Show a destructive toast');
  await expect(shown(page)).toHaveCount(1);
  await expect(shown(page)).toContainText('Not sent');
});

test('a swipe to the right takes it away past 50 px, and no other does [C9-05]', async ({
  page,
  hasTouch,
}) => {
  const toast = await raise(page, 'Show a toast');
  await swipe(page, toast, 46, hasTouch);
  await expect(toast).toHaveAttribute('data-swipe', 'cancel');
  await swipe(page, toast, -90, hasTouch);
  await expect(toast).toHaveAttribute('data-state', 'open');
  await swipe(page, toast, 54, hasTouch);
  await expect(toast).toBeHidden();
});

test('F8 leads to the toast, Escape closes it and leads back [C9-06]', async ({ page }) => {
  const toast = await raise(page, 'Show a toast');
  await page.keyboard.press('F8');
  await expect(region(page).getByRole('list')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toast).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toast.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toast).toBeHidden();
  await expect(button(page, 'Show a toast')).toBeFocused();
});

test('what failed is announced at once, what went well when the reader is idle', async ({ page }) => {
  await button(page, 'Show a destructive toast').click();
  await expect(page.locator('[role=status][aria-live=assertive]')).toContainText('Not sent');
  await button(page, 'Show a toast').click();
  await expect(page.locator('[role=status][aria-live=polite]')).toContainText('Kept');
});

test('a toast that cannot be fetched still says what it has to say', async ({ page, complaints }) => {
  await page.route('**/_next/static/**', (route) => route.abort());
  await button(page, 'Show a destructive toast').click();
  const note = page.getByRole('alert').filter({ hasText: 'Please try again later.' });
  await expect(note).toBeVisible();
  await expect(note).toBeHidden({ timeout: 6000 });
  // The browser itself logs what it could not fetch.
  complaints.length = 0;
});
