import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { elsewhere } from './sites';
import { gatewayPort, root, stackEnv } from './stack/address-book';

const systemChromium = '/usr/bin/chromium';
const executablePath = process.env.CHROMIUM_PATH || (existsSync(systemChromium) ? systemChromium : undefined);
/** Quiet: nothing but the pages asks the network for anything. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const browser = { launchOptions: { args, ...(executablePath === undefined ? {} : { executablePath }) } };

/**
 * The browser's own autofill, where it is asked for: a headless shell has none, and Playwright starts its own as a shell.
 */
const autofill =
  process.env.FORECOURT_AUTOFILL !== '1'
    ? []
    : [
        {
          name: 'autofill',
          testMatch: 'autofill/**/*.spec.ts',
          use: { ...browser, ...(executablePath === undefined ? { channel: 'chromium' } : {}) },
        },
      ];

/** A test of what is one part in every template runs in one of them; the long run takes them all. */
const leftOut = process.env.FORECOURT_LONG_TESTS === '1' ? [] : [new RegExp(elsewhere)];

/** The main journey in three engines, each by a driver of its own: where these are (scripts/test/end-to-end.mjs). */
const engines =
  process.env.FORECOURT_ENGINES === '1'
    ? // Beside the two pages that the other workers have open, a second engine is too much for two cores.
      [{ name: 'engines', testMatch: 'engines/**/*.spec.ts', workers: 1 }]
    : [];

export default defineConfig({
  outputDir: '../test-results',
  // One stack stands behind everything, and a machine may have two cores; much of a test is waiting.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // For projects that name nothing of their own.
  grepInvert: leftOut,
  // They end what hangs, on a machine however busy; no test is to come near them. What starts processes of its own and
  // fills an index took five minutes where the same cores ran everything else.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  globalSetup: './stack/apply-fixtures.ts',
  use: { ...browser, locale: 'en-AU', timezoneId: 'Australia/Sydney', screenshot: 'only-on-failure' },
  projects: [
    // First, so that what waits most runs beside everything else.
    ...engines,
    ...autofill,
    {
      name: 'phone',
      testIgnore: ['system/**', 'engines/**', 'autofill/**'],
      grepInvert: [/@desktop/, ...leftOut],
      use: { ...browser, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 },
    },
    {
      name: 'desktop',
      testIgnore: ['system/**', 'engines/**', 'autofill/**'],
      grepInvert: [/@phone/, ...leftOut],
      use: { ...browser, viewport: { width: 1440, height: 900 } },
    },
    // What does not depend on the size of the screen.
    { name: 'system', testMatch: 'system/**/*.spec.ts', use: browser },
  ],
  webServer: {
    command: `${JSON.stringify(process.execPath)} scripts/start.mjs`,
    cwd: root,
    env: stackEnv,
    // Answers well only once the demo is loaded and every template runs.
    url: `http://127.0.0.1:${gatewayPort}/_gateway/healthz`,
    reuseExistingServer: true,
    timeout: 20 * 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  },
});
