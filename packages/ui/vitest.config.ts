import { existsSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { themes } from './src/themes';

const systemChromium = '/usr/bin/chromium';

/** The browser named by CHROMIUM_PATH, else the system's Chromium, else the one that Playwright installed. */
const executablePath = process.env.CHROMIUM_PATH ?? (existsSync(systemChromium) ? systemChromium : undefined);

const quietBrowser = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

// Without these a cold run finds them one by one, reloads the page under the tests and fails.
const foundLate = [
  '@vanilla-extract/recipes/createRuntimeFn',
  '@vanilla-extract/dynamic',
  '@vanilla-extract/css',
  '@vanilla-extract/css/fileScope',
  '@vanilla-extract/css/injectStyles',
];

/** Every story in every theme: rendered, played, and checked by axe. */
export default defineConfig({
  test: {
    projects: Object.keys(themes).map((theme) => ({
      optimizeDeps: { include: foundLate },
      plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { theme } })],
      test: {
        name: `storybook ${theme}`,
        browser: {
          enabled: true,
          headless: true,
          instances: [{ browser: 'chromium' as const }],
          provider: playwright({
            launchOptions: { ...(executablePath === undefined ? {} : { executablePath }), args: quietBrowser },
            // axe must see what stands, not what is fading in.
            contextOptions: { reducedMotion: 'reduce' },
          }),
        },
      },
    })),
  },
});
