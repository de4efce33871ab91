// A kept page is painted with the rules of its components, the letters that come in time and its first picture; other
// pictures come after, and parts far below are laid out when they are gone to.
import { expect, type Page, test } from '@playwright/test';
import { stateSite, templates } from '../fixtures/vehicle-states/state-sites';
import { hold, openAtRest } from '../pages/late-parts';
import { followShifts, shifts } from '../pages/shifts';
import { statePath } from '../pages/vehicle-html';
import { originOf } from '../stack/address-book';
import { askSite } from '../stack/ask';

/** Opens the page of the vehicle that has everything once it is kept, as somebody who only looks gets it. */
const open = async (
  page: Page,
  template: 'a' | 'b' | 'c',
  change: (html: string) => string = (html) => html,
): Promise<() => void> => {
  const path = statePath('SS-FULL');
  const { host } = stateSite(template);
  let html = '';
  await expect(async () => {
    html = (await askSite(host, path)).body;
    expect(html).toContain('"sources":["/_next/');
  }).toPass();
  return openAtRest(page, `${originOf(host)}${path}`, change(html));
};

/** Typeface of each template. */
const typefaces = { a: 'instrument-sans', b: 'mona-sans', c: 'archivo' } as const;

for (const template of templates) {
  test(`template ${template.toUpperCase()}: the page asks for its letters first, and for no other typeface`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') asked.push(new URL(request.url()).pathname);
    });
    await open(page, template);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await page.evaluate(() => document.fonts.ready);
    expect(asked[0]).toContain(`${typefaces[template]}-letters`);
    for (const file of asked) expect(file).toContain(typefaces[template]);
  });

  test(`template ${template.toUpperCase()}: a jump lands on its part though the parts above were resting`, async ({
    page,
  }) => {
    await open(page, template);
    expect(await page.evaluate(() => document.documentElement.dataset.resting)).toBeDefined();
    const link = page.getByRole('link', { name: /^Map: / }).first();
    await link.click();
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.resting)).toBeUndefined();
    await expect
      .poll(async () => (await page.locator('#vehicle-map').boundingBox())?.y ?? Number.NaN)
      .toBeLessThan(300);
    await expect(page.locator('#vehicle-map')).toBeInViewport();
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

test('a typeface that comes too late moves nothing; other pictures than the first wait meanwhile', async ({ page }) => {
  await followShifts(page);
  const pictures = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && request.url().includes('/media/'))
      pictures.add(new URL(request.url()).pathname);
  });
  const release = await hold(page, files);
  const load = await open(page, 'a');
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  expect(await page.evaluate(() => document.documentElement.dataset.resting)).toBe('');
  expect([...pictures]).toHaveLength(1);
  const came = page.waitForEvent('requestfinished', (request) => request.url().includes('-letters'));
  release();
  await came;
  await page.evaluate(() => document.fonts.ready);
  expect(await shifts(page)).toBeLessThan(0.01);
  expect([...pictures]).toHaveLength(1);
  load();
  await expect.poll(() => pictures.size).toBeGreaterThan(1);
});
