import { defineConfig } from '@playwright/test';
import base from '../playwright.config';

/** The main journey in three engines, each with a driver of its own: Playwright runs the tests and the stack alone. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: '../stack/apply-fixtures.ts',
  // Two browsers at once are what two cores bear.
  workers: 2,
  projects: [{ name: 'engines' }],
});
