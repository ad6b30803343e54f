import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './browser-test';

/** Opens the page and walks down it, so that every part has been fetched. */
async function openWhole(page: Page) {
  await page.goto('/design');
  for (const [part, sign] of Object.entries({
    choices: 'slider',
    disclosure: 'tablist',
    overlays: 'button',
  } as const)) {
    const place = page.locator(`[data-part=${part}]`);
    await place.scrollIntoViewIfNeeded();
    await expect(place.getByRole(sign).first()).toBeVisible();
  }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('every part stands on a screen 320 px wide without scrolling sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openWhole(page);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(320);
  await button(page, 'Open a long dialog').click();
  const dialog = page.getByRole('dialog');
  const box = await dialog.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
  await page.keyboard.press('Escape');
  await button(page, 'What is a tara?').click();
  expect(await width()).toBe(320);
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(() => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test(`axe finds nothing in ${colorScheme}, whatever is open`, async ({ page }) => {
      const check = async () => {
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.target)])).toEqual([]);
      };
      await openWhole(page);
      await check();
      for (const name of ['Open a dialog', 'Open a long dialog', 'What is a tara?']) {
        await button(page, name).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await check();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
      await button(page, 'Show a destructive toast').click();
      await expect(page.getByRole('listitem').filter({ hasText: 'Not sent' })).toBeVisible();
      await check();
    });
  });

test('a dialog holds the focus, closes on Escape and gives the focus back', async ({ page }) => {
  await openWhole(page);
  const opener = button(page, 'Open a dialog');
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Name this profile' });
  const stops = [
    dialog.getByRole('textbox', { name: 'Name' }),
    dialog.getByRole('button', { name: 'Cancel' }),
    dialog.getByRole('button', { name: 'Save' }),
    dialog.getByRole('button', { name: 'Close' }),
  ];
  for (const stop of stops) {
    await expect(stop).toBeFocused();
    await page.keyboard.press('Tab');
  }
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a popover closes on Escape and gives the focus back', async ({ page }) => {
  await openWhole(page);
  const opener = button(page, 'What is a tara?');
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Read the rule')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a tooltip shows after 700 ms, and its neighbour at once within 300 ms of it [C9-07] [C9-08]', async ({
  page,
  serverClock,
}) => {
  await openWhole(page);
  const tooltip = page.getByRole('tooltip');
  const [waxing, full] = [button(page, 'Waxing Moon'), button(page, 'Full Moon')];
  // On its way, so that it is seen to leave the tooltip's neighbourhood too.
  const away = () => page.mouse.move(1, 1, { steps: 4 });
  await full.scrollIntoViewIfNeeded();
  await page.clock.pauseAt(new Date(Date.parse(serverClock.instant) + 60_000));

  await waxing.hover();
  await page.clock.runFor(690);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(tooltip).toContainText('Waxing Moon');

  await away();
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(290);
  await full.hover();
  await expect(tooltip).toContainText('Full Moon');

  await away();
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(310);
  await waxing.hover();
  await page.clock.runFor(690);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(tooltip).toContainText('Waxing Moon');
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
});

test('a tooltip shows on focus by keyboard and describes its button', async ({ page }) => {
  await openWhole(page);
  await button(page, 'What is a tara?').focus();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Waxing Moon')).toHaveAccessibleDescription(/northern half/);
});

test('tabs are walked with the arrow keys, past one that is disabled', async ({ page }) => {
  await openWhole(page);
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('Today').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('November')).toBeFocused();
  await expect(page.getByRole('tabpanel')).toContainText('Saturn turns direct');
  await page.keyboard.press('End');
  await expect(tab('रोहिणी')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(tab('Today')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel')).toBeFocused();
});

test('an accordion is opened and closed by keyboard, one part at a time', async ({ page }) => {
  await openWhole(page);
  const first = button(page, 'Where does the text come from?');
  const last = button(page, 'Is anything kept about me?');
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await first.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(last).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Only what you ask to be kept.')).toBeVisible();
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Space');
  await expect(page.getByText('Only what you ask to be kept.')).toBeHidden();
});

test('radio buttons, a switch and a slider answer to the keys', async ({ page }) => {
  await openWhole(page);
  const radio = (name: string) => page.getByRole('radio', { name });
  await radio('South Indian').focus();
  // The disabled one is passed over. The key is held as long as a finger holds it.
  await page.keyboard.press('ArrowDown', { delay: 60 });
  await expect(radio('North Indian')).toBeChecked();

  const off = page.getByRole('switch', { name: 'Off', exact: true });
  await off.focus();
  await page.keyboard.press('Space');
  await expect(off).toBeChecked();

  const hour = page.getByRole('slider', { name: 'Hour of the day' });
  await hour.focus();
  await page.keyboard.press('ArrowRight');
  await expect(hour).toHaveAttribute('aria-valuenow', '9');
  await page.keyboard.press('End');
  await expect(hour).toHaveAttribute('aria-valuenow', '24');
});

test('a field is tied to its hint and to what is wrong with it', async ({ page }) => {
  await page.goto('/design');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveAccessibleDescription(
    'As you would like to be greeted.',
  );
  const email = page.getByRole('textbox', { name: 'E-mail' });
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAttribute('aria-required', 'true');
  await expect(email).toHaveAccessibleDescription(/This is not an address yet/);
});

test('a pending button cannot be pressed again, and says that it is busy', async ({ page }) => {
  await page.goto('/design');
  await button(page, 'Press to see it work').click();
  const busy = button(page, 'Working…');
  await expect(busy).toBeDisabled();
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  await expect(button(page, 'Press to see it work')).toBeEnabled({ timeout: 4000 });
});
