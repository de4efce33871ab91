import { existsSync } from 'node:fs';
import { STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY as initialGlobals } from '@storybook/addon-vitest/constants';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { chromium } from 'playwright';
import { defineConfig } from 'vitest/config';
import { chromiumVersion, picturesPlan } from './.storybook/pictures/mode';
import { stalePictures } from './.storybook/pictures/stale-pictures-reporter';
import { stockPictures } from './.storybook/pictures/stock-pictures';
import { takePicture } from './.storybook/pictures/take-picture';
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
  // Letters are drawn alike wherever the pictures are compared.
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
];

// Without these a cold run finds them one by one, reloads the page under the tests and fails.
const foundLate = [
  '@vanilla-extract/recipes/createRuntimeFn',
  '@vanilla-extract/dynamic',
  '@vanilla-extract/css',
  '@vanilla-extract/css/fileScope',
  '@vanilla-extract/css/injectStyles',
  'react-dom/server',
];

const version = chromiumVersion(executablePath ?? chromium.executablePath());
const plan = picturesPlan(version);
const pictures = plan.mode;

/**
 * Every story in every theme: rendered, played, checked by axe, and compared with its picture. The themes are instances
 * of one project: they share a server, which would else make the same files three times.
 */
export default defineConfig({
  test: {
    projects: [
      {
        optimizeDeps: { include: foundLate },
        plugins: [storybookTest({ configDir: '.storybook' }), stockPictures(), stalePictures(plan, version)],
        test: {
          name: 'storybook',
          // They end what hangs; no story is to come near them.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // One page for all files of a theme: stories share nothing, and a page for each costs a third of the run.
          isolate: false,
          ...(pictures === 'off' ? {} : { setupFiles: ['.storybook/pictures/story-picture.ts'] }),
          browser: {
            ...(pictures === 'off' ? {} : { commands: { storyPicture: takePicture(pictures) } }),
            enabled: true,
            connectTimeout: 300_000,
            headless: true,
            instances: Object.keys(themes).map((theme) => ({
              browser: 'chromium' as const,
              name: `storybook ${theme}`,
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
