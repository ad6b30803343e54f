/** What the tests of the three forms have in common. */
import type { Page, Request, Route } from '@playwright/test';
import { expect } from './browser-test';

const CALL = '**/api/email-subscription';

/** What a form sent, each call in turn. */
export type Sent = ReturnType<Request['postDataJSON']>[];

/** Answers every sign-up in the server's place, and keeps what was sent. */
export async function answerSignUps(page: Page, answer: (route: Route) => Promise<void>): Promise<Sent> {
  const sent: Sent = [];
  await page.unroute(CALL);
  await page.route(CALL, (route) => {
    sent.push(route.request().postDataJSON());
    return answer(route);
  });
  return sent;
}

export const accept = (route: Route) => route.fulfill({ json: { success: true } });

/** Holds every sign-up back until it is let go, and then accepts it. */
export async function delaySignUps(page: Page): Promise<{ sent: Sent; letGo: () => void }> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const sent = await answerSignUps(page, async (route) => {
    await held;
    await accept(route);
  });
  return { sent, letGo };
}

/** What a server may say no with: an answer, or a problem as the contract has it. */
export const refusals = (body: Record<string, unknown>): Record<string, (route: Route) => Promise<void>> => ({
  'an answer': (route) => route.fulfill({ json: { success: false, ...body } }),
  'a problem': (route) =>
    route.fulfill({
      status: 400,
      contentType: 'application/problem+json',
      body: JSON.stringify({ title: 'Bad Request', status: 400, success: false, ...body }),
    }),
});

/** Every way in which a call fails without the server's own no. */
export const FAILURES: Record<string, (route: Route) => Promise<void>> = {
  'no connection': (route) => route.abort(),
  'an error of the server': (route) => route.fulfill({ status: 500, body: 'oh no' }),
  'too many calls': (route) =>
    route.fulfill({
      status: 429,
      contentType: 'application/problem+json',
      body: JSON.stringify({ title: 'Too Many Requests', status: 429, detail: 'Wait.', error: 'Wait.' }),
    }),
  'an empty answer': (route) => route.fulfill({ status: 200, body: '' }),
  'a page instead of JSON': (route) => route.fulfill({ status: 502, body: '<html>' }),
};

/** The toast that shows reads so, and no other shows. */
export async function expectToast(page: Page, title: string, description: string): Promise<void> {
  const toast = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem');
  await expect(toast.getByText(title, { exact: true })).toBeVisible();
  await expect(toast.getByText(description, { exact: true })).toBeVisible();
  await expect(toast).toHaveCount(1);
}
