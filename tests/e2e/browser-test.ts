/**
 * The test function of the browser tests: the page's clock stands at the server's, and every test fails on what a console
 * should not show and on a request to another host.
 */
import { test as base, expect } from '@playwright/test';
import { EVENING, type ServerClock } from './clocks';

interface Options {
  /** Which of the servers is visited. */
  serverClock: ServerClock;
}

interface Fixtures {
  /** Complaints of the page so far: errors, warnings, policy violations. */
  complaints: string[];
  /** Addresses on other hosts that the page asked for. */
  foreignRequests: string[];
}

export const test = base.extend<Fixtures & Options>({
  serverClock: [EVENING, { option: true }],

  baseURL: async ({ serverClock }, use) => {
    const url = process.env[serverClock.variable];
    if (url === undefined) throw new Error(`${serverClock.variable} names no server`);
    await use(url);
  },

  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],

  foreignRequests: [
    async ({ page, baseURL }, use) => {
      const foreign: string[] = [];
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol !== 'data:' && origin !== baseURL) foreign.push(request.url());
      });
      await use(foreign);
      expect(foreign).toEqual([]);
    },
    { auto: true },
  ],

  page: async ({ page, serverClock }, use) => {
    await page.clock.setFixedTime(serverClock.instant);
    await use(page);
  },
});

export { expect };
