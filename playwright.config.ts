import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/**
 * Browser tests on a phone and on a desk. The servers are real ones, started by the global set-up on the built pages;
 * `BASE_URL` names another to test instead. `scripts/test.mjs` finds the browser and names it in `CHROMIUM_PATH`.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // One machine with two cores also runs the servers.
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 30_000,
  reporter: [
    ['line'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/report.json' }],
  ],
  use: {
    timezoneId: 'Asia/Kolkata',
    locale: 'en-GB',
    trace: 'off',
    launchOptions: {
      ...(existsSync(chromium) && { executablePath: chromium }),
      // Chromium's sandbox refuses to run as root, and small containers have little shared memory.
      args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-dev-shm-usage'],
    },
  },
  projects: [
    {
      name: 'phone',
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 360, height: 740 },
        hasTouch: true,
        isMobile: true,
      },
    },
    { name: 'desk', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } } },
  ],
});
