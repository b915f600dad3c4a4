import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { findBrowser } from './tests/support/findBrowser';

/** Another one when two runs share a machine. */
const port = Number(process.env.E2E_PORT ?? 9100);
const address = `http://127.0.0.1:${port}`;

const browser = findBrowser();

/** Where the server keeps what is sent; one for the processes that are started from here, which read this file too. */
process.env.DATA_FOLDER ??= mkdtempSync(join(tmpdir(), 'leads-'));

const server = {
  command: 'node --import tsx src/server/start.ts',
  url: `${address}/healthz`,
  // All visitors of the tests have one address.
  env: {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_FOLDER: process.env.DATA_FOLDER,
    LEADS_RATE_LIMIT: '0',
  },
  reuseExistingServer: false,
};

/**
 * Most pages of the tests are closed before optimised code pays off: without the optimising compilers, pages take a
 * tenth less processor time.
 */
const withoutOptimising = '--js-flags=--max-lazy --no-opt --no-maglev';

/** The site in public/, as our own server serves it, in a real browser. */
export default defineConfig({
  testDir: 'tests/e2e',
  // Without a browser the one test that says so is listed as skipped.
  testMatch: browser ? '*.spec.ts' : 'noBrowser.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  reporter: [['list']],
  use: {
    baseURL: address,
    launchOptions: browser ? { ...browser, args: [...browser.args, withoutOptimising] } : {},
    colorScheme: 'light',
    // Each test has a new window, which would otherwise fill the worker's cache again. Tests of the worker allow it.
    serviceWorkers: 'block',
  },
  webServer: browser ? server : undefined,
});
