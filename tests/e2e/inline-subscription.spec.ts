import type { Page } from '@playwright/test';
import { expect, test } from './browser-test';
import { accept, answerSignUps, delaySignUps, expectToast, FAILURES, refusals } from './subscription-states';

const form = (page: Page) => page.locator('.inline-sign-up');
const field = (page: Page) => form(page).getByLabel('Email address');
const button = (page: Page) => form(page).getByRole('button');

async function signUp(page: Page) {
  await field(page).fill('meera@example.org');
  await button(page).click();
}

test.describe('the form in one line', () => {
  test.beforeEach(({ page }) => page.goto('/design'));

  test('begins idle, and nothing blank is sent [C4-01] [C4-04] [C5-11] [C5-12]', async ({ page }) => {
    const sent = await answerSignUps(page, accept);
    await expect(field(page)).toHaveAttribute('type', 'email');
    await expect(field(page)).toHaveAttribute('required', '');
    await expect(button(page)).toBeDisabled();
    await field(page).fill('meera@example.org');
    await expect(button(page)).toBeEnabled();
    await field(page).fill('   ');
    await expect(button(page)).toBeDisabled();
    await field(page).press('Enter');
    await form(page).dispatchEvent('submit');
    expect(sent).toEqual([]);
  });

  test('leaves what is no address to the browser, which points at it [C5-11]', async ({ page }) => {
    const sent = await answerSignUps(page, accept);
    await field(page).fill('not an address');
    await button(page).click();
    await expect(field(page)).toBeFocused();
    expect(sent).toEqual([]);
  });

  test('while pending its inputs are disabled and a spinner shows [C4-02] [C5-12]', async ({ page }) => {
    const { sent, letGo } = await delaySignUps(page);
    await signUp(page);
    await expect(field(page)).toBeDisabled();
    await expect(button(page)).toBeDisabled();
    await expect(button(page).locator('svg')).toBeVisible();
    await expect(button(page)).toContainText('Subscribing');
    await form(page).dispatchEvent('submit');
    letGo();
    await expect(form(page)).toHaveCount(0);
    expect(sent).toHaveLength(1);
  });

  test('asks for the daily horoscope alone, and is replaced by “Subscribed!” [C2-SUBS-21] [C3-16] [C3-17] [C4-03] [C4-05] [C8-06] [C9-26]', async ({
    page,
  }) => {
    const sent = await answerSignUps(page, accept);
    await signUp(page);
    await expect(page.locator('.inline-subscribed')).toHaveText('Subscribed!');
    await expect(page.locator(':focus')).toHaveText('Subscribed!');
    await expectToast(page, 'Subscribed!', "You'll receive daily horoscopes in your inbox.");
    await expect(form(page)).toHaveCount(0);
    expect(sent).toEqual([
      {
        email: 'meera@example.org',
        source: 'design_page',
        preferences: {
          dailyHoroscope: true,
          weeklyInsights: false,
          monthlyPredictions: false,
          specialEvents: false,
        },
      },
    ]);
  });

  for (const [body, text, id] of [
    [{ message: 'That is no address.' }, 'That is no address.', 'C8-03'],
    [{ error: 'Bad input' }, 'Please try again.', 'C8-04'],
  ] as const)
    for (const [kind, answer] of Object.entries(refusals(body)))
      test(`refused by ${kind} it says “${text}” and can be sent again [${id}]`, async ({
        page,
        complaints,
      }) => {
        await answerSignUps(page, answer);
        await signUp(page);
        await expectToast(page, 'Subscription Failed', text);
        // The browser itself logs that an answer was a 400.
        complaints.length = 0;
        await expect(field(page)).toHaveValue('meera@example.org');
        await expect(field(page)).toBeFocused();
        await answerSignUps(page, accept);
        await button(page).click();
        await expect(page.locator('.inline-subscribed')).toBeVisible();
      });

  for (const [kind, answer] of Object.entries(FAILURES))
    test(`says that it failed on ${kind}, and keeps what was typed [C8-05]`, async ({ page, complaints }) => {
      await answerSignUps(page, answer);
      await signUp(page);
      await expectToast(page, 'Subscription Failed', 'Please try again later.');
      complaints.length = 0;
      await expect(field(page)).toHaveValue('meera@example.org');
      await expect(field(page)).toBeEnabled();
      await expect(button(page)).toBeEnabled();
    });
});

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false });

  test('it says what it lacks, and sends no address anywhere', async ({ page }) => {
    await page.goto('/design');
    await field(page).fill('meera@example.org');
    await field(page).press('Enter');
    await expect(page).toHaveURL('/design');
    await expect(form(page).locator('xpath=following-sibling::p[1]')).toContainText(
      'Signing up needs JavaScript',
    );
  });
});
