import { existsSync } from 'node:fs';
import { STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY as initialGlobals } from '@storybook/addon-vitest/constants';
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
  '@vanilla-extract/dynamic',
  '@vanilla-extract/css',
  '@vanilla-extract/css/fileScope',
  '@vanilla-extract/css/injectStyles',
  'react-dom/server',
  'axe-core',
];

/** Stories that are composed otherwise in each theme: whole pages, and the foundations, which print a theme's values. */
const drawnByTheme = ['.storybook/{foundation,pages,start}/*.stories.tsx'];

/**
 * Every story once in the first theme: drawn, played and checked by axe; what only a theme can change is then looked for
 * in the other themes on the same page (.storybook/other-themes.ts). What is composed by theme runs in each of them. The
 * themes are instances of one project: they share a server, which would else make the same files three times.
 */
export default defineConfig({
  test: {
    projects: [
      {
        optimizeDeps: { include: foundLate },
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          // They end what hangs; no story is to come near them.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // One page for all files of a theme: stories share nothing, and a page for each costs a third of the run.
          isolate: false,
          browser: {
            enabled: true,
            connectTimeout: 300_000,
            headless: true,
            instances: Object.keys(themes).map((theme, place) => ({
              browser: 'chromium' as const,
              name: `storybook ${theme}`,
              ...(place === 0 ? {} : { include: drawnByTheme }),
              provide: { [initialGlobals]: { theme } },
            })),
            provider: playwright({
              launchOptions: { ...(executablePath === undefined ? {} : { executablePath }), args: quietBrowser },
              // axe must see what stands, not what is fading in.
              contextOptions: { reducedMotion: 'reduce', locale: 'en-AU', timezoneId: 'Australia/Brisbane' },
            }),
          },
        },
      },
    ],
  },
});
