import { existsSync } from 'node:fs';
import type { Subject } from './check';

/** A browser that is there for a run. */
export interface ConformanceBrowser {
  readonly axe: Extract<Subject['axe'], (path: string) => unknown>;
  readonly close: () => Promise<void>;
}

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The two packages, which an app has only if it asks for them; null where one is not installed. */
const libraries = async () => {
  try {
    const [{ chromium }, { AxeBuilder }] = await Promise.all([import('playwright'), import('@axe-core/playwright')]);
    return { chromium, AxeBuilder };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return null;
    throw error;
  }
};

const systemChromium = '/usr/bin/chromium';

/**
 * A Chromium with axe: that of CHROMIUM_PATH, the system's, or Playwright's own.
 * @returns why there is none, where the packages or a browser are missing
 */
export const openBrowser = async (origin: string): Promise<ConformanceBrowser | { readonly missing: string }> => {
  const found = await libraries();
  if (found === null) return { missing: 'playwright and @axe-core/playwright are not installed' };
  const path = process.env.CHROMIUM_PATH || (existsSync(systemChromium) ? systemChromium : undefined);
  const browser = await found.chromium
    .launch({ args: ['--no-sandbox', '--disable-gpu'], ...(path === undefined ? {} : { executablePath: path }) })
    .catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
  if (typeof browser === 'string')
    return {
      missing: `no Chromium starts (npx playwright install chromium, or CHROMIUM_PATH): ${browser.split('\n')[0]}`,
    };
  return {
    axe: async (address) => {
      const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } });
      try {
        const page = await context.newPage();
        await page.goto(new URL(address, origin).href);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
        const { violations } = await new found.AxeBuilder({ page })
          .options({ resultTypes: ['violations'], preload: { assets: ['media'] } })
          .withTags(levels)
          .setLegacyMode(true)
          .analyze();
        return violations.map(
          ({ id, help, nodes }) =>
            `${address}: ${help} (${id}): ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
        );
      } finally {
        await context.close();
      }
    },
    close: () => browser.close(),
  };
};
