// Maps of places: by the style that a site names, loaded when near; and pages that do without one.

import { expect, type Page, test } from '@playwright/test';
import { writeMappedSites } from '../fixtures/place-sites/mapped-sites';
import { placeSite } from '../fixtures/place-sites/place-sites';
import { templates } from '../fixtures/vehicle-states/state-sites';
import { expectAccessible } from '../pages/accessibility';
import { whenQuiet } from '../pages/quiet-page';
import { whenInteractive } from '../pages/search-page';
import { partIn } from '../sites';
import { originOf } from '../stack/address-book';
import { askSite } from '../stack/ask';
import { forecourt } from '../stack/forecourt';
import { type MapHost, mapHost } from '../stack/map-host';

// One worker: the sites of this file are applied once, with the port of the host.
test.describe.configure({ mode: 'default' });
test.use({
  ignoreHTTPSErrors: true,
  // Maps are drawn by WebGL, here in software.
  launchOptions: async ({ launchOptions }, use) => {
    const args = (launchOptions.args ?? []).filter((arg) => arg !== '--disable-gpu');
    await use({ ...launchOptions, args: [...args, '--use-angle=swiftshader', '--enable-unsafe-swiftshader'] });
  },
});

let maps: MapHost;
const hostOf = (template: string): string => `mapped-${template}.localhost`;
const corner = '/locations/signal-corner';

test.beforeAll(async () => {
  maps = await mapHost();
  await forecourt('sites', 'apply', writeMappedSites(maps), '--yes');
  // By the host of this run: one of an earlier run stands in the document until this one is in force.
  const policyOf = async (template: string) =>
    String((await askSite(hostOf(template), corner)).headers['content-security-policy']);
  for (const template of templates)
    await expect.poll(() => policyOf(template)).toContain(new URL(maps.styleUrl).origin);
});
test.beforeEach(() => {
  maps.styleStatus = 200;
  maps.asked.length = 0;
});
test.afterAll(() => maps.close());

const askedHosts = () => [...new Set(maps.asked.map((asked) => asked.split(' ')[0]))].sort();

/** Down to the map, as somebody who reads the page. */
const goToMap = async (page: Page) => {
  await page.getByRole('heading', { level: 2, name: 'On the map' }).scrollIntoViewIfNeeded();
};

for (const template of templates) {
  test.describe(`template ${template.toUpperCase()}`, () => {
    const at = (path: string) => `${originOf(hostOf(template))}${path}`;
    const onePart = partIn(template, 'maps');

    test(
      '[LOC-02] a map comes when it is near, from the hosts of its site alone; nothing of it comes with the page',
      onePart(),
      async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 600 });
        await page.goto(at(corner));
        await whenInteractive(page);
        await whenQuiet(page);
        const scripts = () =>
          page.evaluate(() =>
            performance
              .getEntriesByType('resource')
              .reduce(
                (sum, entry) =>
                  sum + (entry.name.includes('/_next/') ? (entry as PerformanceResourceTiming).decodedBodySize : 0),
                0,
              ),
          );
        const before = await scripts();
        expect(maps.asked).toEqual([]);
        await goToMap(page);
        const map = page.getByRole('region', { name: 'Map of Signal Street' });
        await expect(map).toBeVisible();
        await expect(page.getByText('Tiles of the tests')).toBeVisible();
        await expect.poll(askedHosts).toEqual(['maps', 'tiles']);
        expect((await scripts()) - before).toBeGreaterThan(500_000);
        await expect(page.getByRole('link', { name: 'Get Directions, Signal Street' }).last()).toBeVisible();
        await expectAccessible(page, corner);
      },
    );

    test(
      'the keyboard moves the map, finds its signs and goes on; a wheel over the map scrolls the page',
      onePart(),
      async ({ page }) => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(at('/contact'));
        const map = page.getByRole('region', { name: 'Map of our 3 locations' });
        await page.getByRole('heading', { level: 2, name: 'Our locations' }).scrollIntoViewIfNeeded();
        await expect(map).toBeVisible();
        const sign = page.getByRole('link', { name: 'Signal Hill Sales', exact: true }).first();
        await expect(sign).toHaveAttribute('href', '/locations/the-hill');
        const before = await sign.boundingBox();
        await map.focus();
        await page.keyboard.press('ArrowRight');
        await expect.poll(async () => (await sign.boundingBox())?.x).toBeLessThan(before?.x ?? 0);
        await page.keyboard.press('Tab');
        await expect(map).not.toBeFocused();
        const from = await page.evaluate(() => window.scrollY);
        // Beside the signs.
        await map.hover({ position: { x: 24, y: 24 } });
        await page.mouse.wheel(0, 300);
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(from);
      },
    );

    test(
      '[LOC-02] without scripts, without WebGL and without its style, address and directions stand in its place',
      onePart(),
      async ({ browser }) => {
        const words = async (page: Page) => {
          const place = page
            .locator('section')
            .filter({ has: page.getByRole('heading', { level: 2, name: 'On the map' }) });
          await expect(place.getByText('8 Signal Street')).toBeVisible();
          const directions = place.getByRole('link', { name: 'Get Directions, Signal Street' });
          await expect(directions.first()).toBeVisible();
          await expect(page.getByRole('region', { name: /^Map of/ })).toHaveCount(0);
          // A map that is still being tried has its sign, which says the same.
          await expect(directions).toHaveCount(1);
        };
        const plain = await browser.newContext({ javaScriptEnabled: false });
        const unscripted = await plain.newPage();
        await unscripted.goto(at(corner));
        await words(unscripted);
        await plain.close();

        const context = await browser.newContext({ ignoreHTTPSErrors: true });
        const page = await context.newPage();
        maps.styleStatus = 503;
        await page.goto(at(corner));
        await goToMap(page);
        await expect.poll(() => maps.asked.length).toBeGreaterThan(0);
        await words(page);
        await page.addInitScript(() => {
          HTMLCanvasElement.prototype.getContext = () => null;
        });
        maps.styleStatus = 200;
        const logged = page.waitForEvent('console', (message) => message.text().includes('The map cannot be shown.'));
        await page.goto(at(corner));
        await goToMap(page);
        await logged;
        await words(page);
        await context.close();
      },
    );

    test('the locator has its list beside the map', onePart(), async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(at('/dealer-locator'));
      const map = page.getByRole('region', { name: 'Map of our 3 locations' });
      await expect(map).toBeVisible();
      const list = await page.getByRole('list', { name: 'Locations' }).boundingBox();
      const beside = await map.boundingBox();
      expect(beside?.x).toBeGreaterThan((list?.x ?? 0) + (list?.width ?? 0) - 1);
    });

    test('pages with a map may connect to the hosts of their maps, pages of other sites to none', async () => {
      const policyOf = async (host: string, path: string) =>
        /connect-src[^;]*/.exec(String((await askSite(host, path)).headers['content-security-policy']))?.[0];
      const hosts = `${new URL(maps.styleUrl).origin} ${maps.tilesOrigin}`;
      expect(await policyOf(hostOf(template), corner)).toBe(`connect-src 'self' ${hosts}`);
      const other = placeSite(template, '/locations/{slug}').host;
      expect(await policyOf(other, corner)).toBe("connect-src 'self'");
      const { body } = await askSite(other, corner);
      expect(body).not.toContain('On the map');
      expect(body).toContain('Signal Street Sales, seen from outside');
    });
  });
}
