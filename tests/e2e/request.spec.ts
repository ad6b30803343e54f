import { expect, test } from './browser-test';

test.describe('a call of the browser', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('carries the client’s key and the cookies, and no content type without a body [C7-02] [C7-03] [C7-04]', async ({
    page,
    baseURL,
  }) => {
    await page.context().addCookies([{ name: 'visitor', value: 'somebody', url: baseURL ?? '' }]);
    const called = page.waitForRequest('**/api/nakshatra-horoscopes?*');
    await page.goto('/');
    const headers = await (await called).allHeaders();
    const key = await page.locator('meta[name="chandra-api-key"]').getAttribute('content');
    expect(key).toBeTruthy();
    expect(headers).toMatchObject({ 'x-api-key': key, cookie: expect.stringContaining('visitor=somebody') });
    expect(headers).not.toHaveProperty('content-type');
  });

  test('with a body says that it is JSON [C7-01] [C7-02]', async ({ page }) => {
    await page.route('**/api/email-subscription', (route) => route.fulfill({ json: { success: true } }));
    await page.goto('/newsletter');
    const called = page.waitForRequest('**/api/email-subscription');
    await page.getByLabel('Email address').fill('meera@example.org');
    await page.getByRole('button', { name: 'Subscribe to Daily Horoscopes' }).click();
    const request = await called;
    expect(request.method()).toBe('POST');
    expect(request.headers()).toMatchObject({ 'content-type': 'application/json' });
    expect(request.postDataJSON()).toMatchObject({ email: 'meera@example.org' });
  });
});
