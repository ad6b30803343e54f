import { randomUUID } from 'node:crypto';
import { linkIn, untilMailed } from '../fixtures/outbox';
import { expect, test } from './browser-test';
import { dataVariable, EVENING } from './clocks';
import { expectToast } from './subscription-states';

test('a sign-up on the page brings a mail with a link to confirm [C3-25]', async ({ page }) => {
  const email = `${randomUUID()}@example.org`;
  await page.goto('/newsletter');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Rohini').check();
  await page.getByRole('button', { name: 'Subscribe to Daily Horoscopes' }).click();
  await expect(page.getByText('Check Your Email!')).toBeVisible();
  const [mail] = await untilMailed(process.env[dataVariable(EVENING.variable)] ?? '', email);
  expect(linkIn(mail ?? {}).href).toContain('/newsletter/confirm?token=');
});

test('an address that is none is refused in the server’s words [C8-07]', async ({ page, complaints }) => {
  await page.goto('/newsletter');
  await page.getByLabel('Email address').fill('not an address');
  await page.getByRole('button', { name: 'Subscribe to Daily Horoscopes' }).click();
  await expectToast(page, 'Subscription Failed', 'Please enter a valid email address.');
  // The browser itself logs that an answer was a 400.
  complaints.length = 0;
  await expect(page.getByLabel('Email address')).toHaveValue('not an address');
});
