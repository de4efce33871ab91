import { launch } from 'puppeteer-core';
import type { Engine, Size } from './engine-page';

interface Start {
  readonly engine: 'chromium' | 'firefox';
  readonly program: string;
  readonly size: Size;
  readonly withScripts: boolean;
}

const programs = {
  chromium: {
    browser: 'chrome',
    args: ['--no-sandbox', '--disable-gpu', '--lang=en-AU'],
  },
  firefox: { browser: 'firefox', args: [] },
} as const;

/** Chromium by its own protocol, Firefox by WebDriver BiDi. A small Chromium is a phone with a finger. */
export const openByPuppeteer = async ({ engine, program, size, withScripts }: Start): Promise<Engine> => {
  const { browser: name, args } = programs[engine];
  const browser = await launch({
    browser: name,
    executablePath: program,
    headless: true,
    args: [...args],
    env: { ...process.env, TZ: 'Australia/Sydney' },
    timeout: 300_000,
    protocolTimeout: 300_000,
    extraPrefsFirefox: { 'intl.accept_languages': 'en-AU, en', 'javascript.enabled': withScripts },
  });
  const page = await browser.newPage();
  const complaints: string[] = [];
  // What a page was left before it had come is the browser's affair; of a typeface Firefox gives the number of that.
  const complain = (text: string): void => {
    if (!/NS_BINDING_ABORTED|status=2152398850|ERR_ABORTED/.test(text)) complaints.push(text);
  };
  page.on('pageerror', (error) => complain(error instanceof Error ? (error.stack ?? error.message) : String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complain(message.text());
  });
  const isPhone = engine === 'chromium' && size.width < 600;
  await page.setViewport({ ...size, ...(isPhone ? { isMobile: true, hasTouch: true } : {}) });
  if (engine === 'chromium') await page.setJavaScriptEnabled(withScripts);
  return {
    goto: async (address) => {
      await page.goto(address, { waitUntil: 'domcontentloaded', timeout: 300_000 });
    },
    address: async () => page.url(),
    movePointer: (x, y) => page.mouse.move(x, y, { steps: 3 }),
    pressPointer: async () => {
      await page.mouse.down();
      await page.mouse.up();
    },
    type: (text) => page.keyboard.type(text, { delay: 25 }),
    press: (key) => page.keyboard.press(key),
    evaluate: async (work, ...given) => page.evaluate(`(${work})(...${JSON.stringify(given)})`) as never,
    complaints: async () => complaints,
    close: () => browser.close(),
  };
};
