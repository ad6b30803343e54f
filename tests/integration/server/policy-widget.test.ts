/** The policy pages of a server that was started with an external widget's id, which no build knew of. */
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { type RunningServer, sharedServerUrl, startServer } from '../../fixtures/servers';

jest.setTimeout(30_000);

const POLICIES = ['/privacy-policy', '/cookie-policy'];
const HOST = 'https://app.termly.io';

async function pageOf(url: string, path: string) {
  const answer = await fetch(url + path);
  expect(answer.status).toBe(200);
  const policy = answer.headers.get('content-security-policy') ?? '';
  return { policy: policy.split('; '), html: await answer.text() };
}

const withoutHashes = (policy: readonly string[]) =>
  policy.map((part) => part.replaceAll(/ 'sha256-[^']+'/g, ''));

describe('with POLICY_WIDGET_ID', () => {
  let server: RunningServer;

  beforeAll(async () => {
    server = await startServer({ env: { POLICY_WIDGET_ID: 'privacy-1,cookie-2' } });
  }, 90_000);

  afterAll(async () => {
    await server.stop();
  });

  test.each([
    ['/privacy-policy', 'privacy-1'],
    ['/cookie-policy', 'cookie-2'],
  ])('%s shows the widget, and its policy admits that host’s frames and nothing else', async (path, id) => {
    const { policy, html } = await pageOf(server.url, path);
    expect(html).toContain(`src="${HOST}/policy-viewer/policy.html?policyUUID=${id}"`);
    const usual = await pageOf(sharedServerUrl('pglite'), path);
    const added = withoutHashes(policy).filter((part) => !withoutHashes(usual.policy).includes(part));
    expect(added).toEqual([`frame-src 'self' ${HOST}`]);
    expect(policy.length).toBe(usual.policy.length + 1);
  });

  test('every other page stays as it was', async () => {
    for (const path of ['/', '/home', '/numerology']) {
      const { policy, html } = await pageOf(server.url, path);
      expect(policy.join()).not.toContain('termly');
      expect(html).not.toContain('termly');
    }
  });
});

test.each(POLICIES)('without it %s names no other host', async (path) => {
  const { policy, html } = await pageOf(sharedServerUrl('pglite'), path);
  expect(policy.join()).not.toContain('termly');
  expect(html).not.toContain('termly');
});
