// What pages load in scripts, held at what was reached (docs/performance.md): a library that slips into every page shows.
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { vehiclesOf } from '../pages/html';
import { journeySites } from '../sites';
import { askSite } from '../stack/ask';

/** Most kilobytes (1,000 bytes) of gzip in the scripts that a page asks for, at once or late. */
const limits = { '/': 190, '/search': 290, '/models': 235, '/contact': 210, vehicle: 230 } as const;

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

for (const { host, name, template } of journeySites) {
  test(`${name}, template ${template.toUpperCase()}: scripts stay within their limits`, async () => {
    const [vehicle = ''] = vehiclesOf((await askSite(host, '/search')).body);
    for (const [page, limit] of Object.entries(limits)) {
      const { body } = await askSite(host, page === 'vehicle' ? vehicle : page);
      const scripts = scriptsOf(body);
      expect(scripts.length, page).toBeGreaterThan(3);
      const sizes = await Promise.all(
        scripts.map(async (address) => gzipSync((await askSite(host, address)).body, { level: 9 }).length),
      );
      expect(sizes.reduce((sum, size) => sum + size, 0) / 1000, page).toBeLessThan(limit);
    }
  });
}
