// What pages load in scripts and styles, held at what was reached (docs/performance.md): a library or a component that
// slips into every page shows, also one that comes a moment later by itself.

import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { vehiclesOf } from '../pages/html';
import { whenNothingComes } from '../pages/quiet-page';
import { whenInteractive } from '../pages/search-page';
import { journeySites } from '../sites';
import { originOf } from '../stack/address-book';
import { askSite } from '../stack/ask';

/**
 * Most kilobytes (1,000 bytes) of gzip in the scripts that a page fetches and in its style sheets: the frame's, some 8,
 * and its own. `alone`: scripts once nothing more comes, with nobody there.
 */
const limits = {
  '/': { scripts: 168, alone: 186, styles: 14.6 },
  '/search': { scripts: 233, alone: 235, styles: 14 },
  '/models': { scripts: 181, alone: 185, styles: 12.2 },
  '/contact': { scripts: 177, alone: 194, styles: 13.4 },
  '/special-offers': { scripts: 170, alone: 173, styles: 11.6 },
  vehicle: { scripts: 190, alone: 212, styles: 18 },
  enquire: { scripts: 172, alone: 175, styles: 11.5 },
} as const;

/** Addresses of the scripts that browsers of today fetch with a page. */
const scriptsOf = (html: string): readonly string[] => [
  ...new Set(
    [...html.matchAll(/<script\b[^>]+src="(\/_next\/[^"?]+\.js)[^>]*>/g)].flatMap(([tag, address = '']) =>
      /\bnomodule\b/i.test(tag) ? [] : [address],
    ),
  ),
];

/** Those that a page waits for: the one for forced colours comes last, and holds up nothing where none are forced. */
const sheetsOf = (html: string): readonly string[] =>
  [...html.matchAll(/<link rel="stylesheet" href="(\/_next\/[^"]+)"[^>]*>/g)].flatMap(([tag, address = '']) =>
    tag.includes('media="(forced-colors: active)"') ? [] : [address],
  );

const read = (host: string, addresses: readonly string[]): Promise<readonly string[]> =>
  Promise.all(addresses.map(async (address) => (await askSite(host, address)).body));

/** Kilobytes of gzip of files together. */
const weigh = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0) / 1000;

const pathsOf = async (host: string): Promise<Readonly<Record<string, string>>> => {
  const [vehicle = ''] = vehiclesOf((await askSite(host, '/search')).body);
  return { vehicle, enquire: `${vehicle}/enquire` };
};

for (const { host, name, template } of journeySites) {
  test(`${name}, template ${template.toUpperCase()}: scripts and styles stay within their limits`, async () => {
    const paths = await pathsOf(host);
    for (const [page, limit] of Object.entries(limits)) {
      const { body } = await askSite(host, paths[page] ?? page);
      const scripts = scriptsOf(body);
      expect(scripts.length, page).toBeGreaterThan(3);
      const code = await read(host, scripts);
      expect(weigh(code), page).toBeLessThan(limit.scripts);
      // Compiled while they come, not in the task that starts them (docs/decisions/0022).
      for (const script of code) expect(script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
      // The frame's and the page's: a component that brings a sheet of its own would be one more request.
      const sheets = sheetsOf(body);
      expect(sheets, page).toHaveLength(2);
      expect(weigh(await read(host, sheets)), page).toBeLessThan(limit.styles);
    }
  });

  test(`${name}, template ${template.toUpperCase()}: the scripts that come by themselves stay within the page's limit`, async ({
    page,
  }) => {
    const paths = await pathsOf(host);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const [at, limit] of Object.entries(limits)) {
      await page.goto(`${originOf(host)}${paths[at] ?? at}`);
      await whenInteractive(page);
      await whenNothingComes(page);
      const came = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name: address }) => new URL(address).pathname),
      );
      const scripts = [...new Set(came)].filter((address) => /^\/_next\/.+\.js$/.test(address));
      expect(scripts.length, at).toBeGreaterThan(3);
      expect(weigh(await read(host, scripts)), at).toBeLessThan(limit.alone);
    }
  });
}
