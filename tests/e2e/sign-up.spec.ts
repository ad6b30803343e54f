import { rm } from 'node:fs/promises';
import { linkIn, untilMailed } from '../fixtures/outbox';
import { type RunningServer, startServer, temporaryFolder } from '../fixtures/servers';
import { expect, test } from './browser-test';
import { expectToast } from './subscription-states';

/** A server of its own, whose outbox is read here. */
const SERVER = {
  variable: 'BASE_URL_SIGN_UP',
  instant: '2026-11-21T12:00:00Z',
  siteUrl: 'https://sign-up.chandra.example',
};

test.use({ serverClock: SERVER });

let server: RunningServer;
let dataFolder: string;

test.beforeAll(async () => {
  dataFolder = await temporaryFolder();
  server = await startServer({
    dataFolder,
    env: { CHANDRA_NOW: SERVER.instant, NEXT_PUBLIC_SITE_URL: SERVER.siteUrl },
  });
  process.env[SERVER.variable] = server.url;
});

test.afterAll(async () => {
  await server.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

test('a sign-up on the page brings a mail with a link to confirm [C3-25]', async ({ page }) => {
  await page.goto('/newsletter');
  await page.getByLabel('Email address').fill('meera@example.org');
  await page.getByLabel('Rohini').check();
  await page.getByRole('button', { name: 'Subscribe to Daily Horoscopes' }).click();
  await expect(page.getByText('Check Your Email!')).toBeVisible();
  const [mail] = await untilMailed(dataFolder, 'meera@example.org');
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
