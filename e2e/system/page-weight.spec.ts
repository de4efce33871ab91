// What pages load in scripts and styles, held at what was reached (docs/performance.md): a library or a component that
// slips into every page shows.
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { vehiclesOf } from '../pages/html';
import { journeySites } from '../sites';
import { askSite } from '../stack/ask';

/**
 * Most kilobytes (1,000 bytes) of gzip in the scripts that a page asks for, at once or late, and in its style sheets: the
 * frame's, some 12, and its own.
 */
const limits = {
  '/': { scripts: 171, styles: 19.5 },
  '/search': { scripts: 235, styles: 18.5 },
  '/models': { scripts: 184, styles: 15.5 },
  '/contact': { scripts: 179, styles: 16.5 },
  '/special-offers': { scripts: 173, styles: 15 },
  vehicle: { scripts: 200, styles: 25 },
  enquire: { scripts: 175, styles: 13.5 },
} as const;

/** Addresses in the list of the page's starter of late scripts, or none. */
const lateSources = (html: string): readonly string[] => JSON.parse(/"sources":(\[[^\]]*\])/.exec(html)?.[1] ?? '[]');

/** Addresses of the scripts that browsers of today fetch with a page, at once or late. */
const scriptsOf = (html: string): readonly string[] => [
  ...new Set([
    ...[...html.matchAll(/<script\b[^>]+src="(\/_next\/[^"?]+\.js)[^>]*>/g)].flatMap(([tag, address = '']) =>
      /\bnomodule\b/i.test(tag) ? [] : [address],
    ),
    ...lateSources(html),
  ]),
];

const sheetsOf = (html: string): readonly string[] =>
  [...html.matchAll(/<link rel="stylesheet" href="(\/_next\/[^"]+)"/g)].map(([, address = '']) => address);

const read = (host: string, addresses: readonly string[]): Promise<readonly string[]> =>
  Promise.all(addresses.map(async (address) => (await askSite(host, address)).body));

/** Kilobytes of gzip of files together. */
const weigh = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0) / 1000;

for (const { host, name, template } of journeySites) {
  test(`${name}, template ${template.toUpperCase()}: scripts and styles stay within their limits`, async () => {
    const [vehicle = ''] = vehiclesOf((await askSite(host, '/search')).body);
    const paths: Readonly<Record<string, string>> = { vehicle, enquire: `${vehicle}/enquire` };
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
}
