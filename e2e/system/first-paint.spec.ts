// A page is painted with the rules of its components, the letters that come in time and its first picture.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { stateSite, templates } from '../fixtures/vehicle-states/state-sites';
import { hold } from '../pages/deferred-parts';
import { followShifts, shifts } from '../pages/shifts';
import { statePath } from '../pages/vehicle-html';
import { journeySites } from '../sites';
import { originOf } from '../stack/address-book';
import { askSite } from '../stack/ask';

const path = statePath('SS-FULL');

/** Opens the page of the vehicle that has everything, with its HTML changed. */
const open = async (page: Page, template: string, change?: (html: string) => string): Promise<void> => {
  const { host } = stateSite(template);
  const address = `${originOf(host)}${path}`;
  if (change !== undefined) {
    const body = change((await askSite(host, path)).body);
    await page.route(address, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
  }
  await page.goto(address, { waitUntil: 'domcontentloaded' });
};

/** Typeface of each template of ours; of another, whichever its page asks for first. */
const typefaces: Readonly<Record<string, string>> = { a: 'instrument-sans', b: 'mona-sans', c: 'archivo' };

for (const template of templates) {
  test(`template ${template.toUpperCase()}: a jump made at once lands on its part, and the page fetches its letters first, and no other typeface`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') asked.push(new URL(request.url()).pathname);
    });
    await open(page, template);
    await test.step('a jump made at once lands on its part', async () => {
      await page
        .getByRole('link', { name: /^Map: / })
        .first()
        .click();
      await expect
        .poll(async () => (await page.locator('#vehicle-map').boundingBox())?.y ?? Number.NaN)
        .toBeLessThan(300);
      await expect(page.locator('#vehicle-map')).toBeInViewport();
    });
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await page.evaluate(() => document.fonts.ready);
    const first = /(instrument-sans|mona-sans|archivo)-letters/.exec(asked[0] ?? '')?.[1] ?? 'no letters';
    const typeface = typefaces[template] ?? first;
    expect(asked[0]).toContain(`${typeface}-letters`);
    for (const file of asked) expect(file).toContain(typeface);
  });
}

const files = '**/*.woff2';

/** Whether letters are drawn in the typeface, which its file being there does not say. */
const isWorn = (page: Page) =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    if (pen === null) throw new Error('There is no canvas to measure letters on.');
    const widths = ['"Instrument Sans Core", monospace', 'monospace'].map((family) => {
      pen.font = `40px ${family}`;
      return pen.measureText('Drive away, 2026').width;
    });
    return widths[0] !== widths[1];
  });

test('a typeface that comes in time is there with the first paint, and nothing moves', async ({ page }) => {
  await followShifts(page);
  const came = page.waitForEvent('requestfinished', (request) => request.resourceType() === 'font');
  // Paints nothing before the typeface is there, however busy the machine is.
  await page.route('**/held.css', async (route) => {
    await came;
    await route.fulfill({ contentType: 'text/css', body: '' });
  });
  await open(page, 'a', (html) => html.replace('</head>', '<link rel="stylesheet" href="/held.css"></head>'));
  await expect.poll(() => isWorn(page)).toBe(true);
  // A browser that is late with letters it has moves words by a thousandth.
  expect(await shifts(page)).toBeLessThan(0.01);
});

test('a typeface that comes too late moves nothing', async ({ page }) => {
  await followShifts(page);
  const release = await hold(page, files);
  await open(page, 'a');
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const came = page.waitForEvent('requestfinished', (request) => request.url().includes('-letters'));
  release();
  await came;
  await page.evaluate(() => document.fonts.ready);
  expect(await shifts(page)).toBeLessThan(0.01);
});

for (const { host, template } of journeySites)
  test(`template ${template.toUpperCase()}: the page of places stays where it is when the browser shows who is open`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await followShifts(page);
    await page.goto(`${originOf(host)}/contact`);
    await expect(
      page
        .getByRole('main')
        .getByText(/^(Open|Closed) now$/)
        .first(),
    ).toBeVisible();
    expect(await shifts(page)).toBeLessThan(0.01);
  });

for (const template of templates) {
  test(`template ${template.toUpperCase()}: a page that is still coming in shows one sign of its menu`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { host } = stateSite(template);
    const { body } = await askSite(host, path);
    const menu = body.indexOf('aria-label="Menu"');
    const begun = body.slice(0, body.indexOf('</svg>', body.indexOf('</svg>', menu) + 1) + '</svg>'.length);
    // The rest of the page never comes; its styles do, from where they are.
    const slow = createServer(({ url }, response) => {
      if (url === '/') response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(begun);
      else response.writeHead(307, { location: `${originOf(host)}${url}` }).end();
    });
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
    try {
      await page.goto(`http://127.0.0.1:${(slow.address() as AddressInfo).port}/`, { waitUntil: 'commit' });
      const signs = () =>
        page.evaluate(() => {
          const all = [...document.querySelectorAll('summary[aria-label="Menu"] > svg')];
          return { all: all.length, seen: all.filter((sign) => getComputedStyle(sign).display !== 'none').length };
        });
      await expect.poll(signs).toEqual({ all: 2, seen: 1 });
    } finally {
      slow.closeAllConnections();
      slow.close();
    }
  });
}
