// A kept page is painted with the rules that it carries and the typeface that it asks for first; its style sheets and
// other pictures come after, and change nothing of what is there.
import { expect, type Page, test } from '@playwright/test';
import { stateSite, templates } from '../fixtures/vehicle-states/state-sites';
import { hold, openAtRest } from '../pages/late-parts';
import { followShifts, shifts } from '../pages/shifts';
import { statePath } from '../pages/vehicle-html';
import { originOf } from '../stack/address-book';
import { askSite } from '../stack/ask';

const sheets = '**/_next/static/chunks/*.css';

/** Opens the page of the vehicle that has everything once it is kept, as somebody who only looks gets it. */
const open = async (
  page: Page,
  template: 'a' | 'b' | 'c',
  change: (html: string) => string = (html) => html,
): Promise<() => void> => {
  const path = statePath('SS-FULL');
  const { host } = stateSite(template);
  const address = `${originOf(host)}${path}`;
  let html = '';
  await expect(async () => {
    // The gateway finishes what it compresses.
    html = (await askSite(host, path, { headers: { 'accept-encoding': 'gzip' } })).body;
    expect(html).toContain('<style>');
  }).toPass();
  return openAtRest(page, address, change(html));
};

/** Where each part of the page lies and how it looks, by its words; typefaces aside. */
const appearance = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      const { display, color, backgroundColor, position, fontSize, fontWeight, padding, borderWidth } =
        getComputedStyle(element);
      const isShown = display !== 'none' && element.closest('noscript, script, template') === null;
      return isShown
        ? [
            [
              element.tagName,
              display,
              color,
              backgroundColor,
              position,
              fontSize,
              fontWeight,
              padding,
              borderWidth,
            ].join(' '),
          ]
        : [];
    }),
  );

for (const template of templates) {
  test(`template ${template.toUpperCase()}: looks the same before and after its style sheets`, async ({ page }) => {
    await page.clock.install();
    await page.route(sheets, (route) => route.abort());
    await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
    await open(page, template);
    const before = await appearance(page);
    expect(before.length).toBeGreaterThan(300);
    await page.unroute(sheets);
    await page.evaluate(
      async (addresses) => {
        const arrivals = addresses.map((href) => {
          const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
          document.head.append(link);
          return new Promise((done) => {
            link.onload = done;
          });
        });
        await Promise.all(arrivals);
      },
      await sheetAddresses(page),
    );
    expect(await appearance(page)).toEqual(before);
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

/** Addresses of the sheets that the page left out, in their order. */
const sheetAddresses = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const starter = [...document.scripts].map(({ text }) => text).find((text) => text.includes('"sheets":[')) ?? '';
    return JSON.parse(/"sheets":(\[[^\]]*\])/.exec(starter)?.[1] ?? '[]') as string[];
  });

/** How many of its scripts run or are about to; fetching one ahead runs nothing. */
const begunScripts = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelectorAll('script[src^="/_next/"][async]').length);

/** What a page asks for, by kind, in its order. */
const watchRequests = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const kind = request.resourceType();
    if (kind === 'stylesheet' || kind === 'script' || kind === 'font') asked.push(kind);
  });
  return asked;
};
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

test('a typeface that comes in time is there with the first paint, and nothing moves; sheets come with the first sign, before any script runs', async ({
  page,
}) => {
  const asked = watchRequests(page);
  await followShifts(page);
  const came = page.waitForEvent('requestfinished', (request) => request.resourceType() === 'font');
  // Paints nothing before the typeface is there, however busy the machine is.
  await page.route('**/held.css', async (route) => {
    await came;
    await route.fulfill({ contentType: 'text/css', body: '' });
  });
  await open(page, 'a', (html) => html.replace('</head>', '<link rel="stylesheet" href="/held.css"></head>'));
  await expect.poll(() => isWorn(page)).toBe(true);
  expect(asked.filter((kind) => kind !== 'script')).toEqual(['font', 'stylesheet']);
  expect(await begunScripts(page)).toBe(0);
  // A browser that is late with letters it has moves words by a thousandth.
  expect(await shifts(page)).toBeLessThan(0.01);
  // Its first place is no movement yet.
  await page.mouse.move(50, 50, { steps: 5 });
  await expect.poll(() => begunScripts(page)).toBeGreaterThan(0);
  for (const sheet of await sheetAddresses(page))
    await expect(page.locator(`head > link[rel="stylesheet"][href="${sheet}"]`)).toBeAttached();
});

test('a typeface that comes too late is worn as soon as it has come; other pictures than the first wait meanwhile', async ({
  page,
}) => {
  const asked = watchRequests(page);
  const pictures = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && request.url().includes('/media/'))
      pictures.add(new URL(request.url()).pathname);
  });
  const release = await hold(page, files);
  const load = await open(page, 'a');
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  expect(await isWorn(page)).toBe(false);
  expect(await page.evaluate(() => document.documentElement.dataset.resting)).toBe('');
  expect([...pictures]).toHaveLength(1);
  release();
  await expect.poll(() => isWorn(page)).toBe(true);
  expect(await begunScripts(page)).toBe(0);
  expect(asked.filter((kind) => kind === 'stylesheet')).toHaveLength(1);
  expect([...pictures]).toHaveLength(1);
  load();
  await expect.poll(() => pictures.size).toBeGreaterThan(1);
});

test('browsers without scripts get the style sheets as ever', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await open(page, 'b');
  await expect
    .poll(() => page.evaluate(() => [...document.styleSheets].filter(({ href }) => href !== null).length))
    .toBeGreaterThan(0);
  await context.close();
});
