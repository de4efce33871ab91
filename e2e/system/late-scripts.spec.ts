// A kept page starts its scripts when somebody acts, or after a while, and loses nothing that is pressed before they work.
import { expect, type Page, test } from '@playwright/test';
import { stateSite, templates } from '../fixtures/vehicle-states/state-sites';
import { hold } from '../pages/late-parts';
import { statePath } from '../pages/vehicle-html';
import { originOf } from '../stack/address-book';
import { askSite } from '../stack/ask';

const chunks = '**/_next/static/chunks/*.js';

interface KeptPage {
  readonly address: string;
  readonly html: string;
}

/** The page of the vehicle that has everything, once it is kept. */
const keptPage = async (template: 'a' | 'b' | 'c'): Promise<KeptPage> => {
  const { host } = stateSite(template);
  const path = statePath('SS-FULL');
  let html = '';
  await expect(async () => {
    html = (await askSite(host, path)).body;
    expect(html).toContain('"sources":["/_next/');
  }).toPass();
  return { address: `${originOf(host)}${path}`, html };
};

/**
 * Opens a kept page as shoppers get it: the stack lets scripts start at once, which most tests are about. The wait is so
 * long that a busy machine does not come to its end, unless a test is about that.
 */
const open = async (page: Page, { address, html }: KeptPage, part = '', idleMs = 600_000): Promise<void> => {
  expect(html).toContain('"idleMs":0');
  const body = html.replace('"idleMs":0', `"idleMs":${idleMs}`);
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
  await page.goto(`${address}${part}`, { waitUntil: 'domcontentloaded' });
};

/** Counts the scripts that run. */
const countStarted = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelectorAll('script[src^="/_next/"][async]').length);

test('scripts are fetched ahead and start once nobody has acted for a while', async ({ page }) => {
  const kept = await keptPage('a');
  const ahead = page.waitForRequest(chunks);
  await open(page, kept);
  await ahead;
  expect(await countStarted(page)).toBe(0);
  await page.unrouteAll();
  await open(page, kept, '', 1_000);
  await expect(page.getByRole('main')).toBeVisible();
  await expect.poll(() => countStarted(page)).toBeGreaterThan(3);
});

const signs: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  // Its first place is no movement yet.
  'the pointer moves': (page) => page.mouse.move(100, 100, { steps: 5 }),
  'a key is pressed': (page) => page.keyboard.press('Tab'),
  'the page is scrolled': (page) => page.evaluate(() => window.scrollTo(0, 200)),
};

for (const [sign, act] of Object.entries(signs))
  test(`scripts start as soon as ${sign}`, async ({ page }) => {
    await open(page, await keptPage('a'));
    expect(await countStarted(page)).toBe(0);
    // Before it has painted anything a browser lets no pointer through.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await act(page);
    await expect.poll(() => countStarted(page)).toBeGreaterThan(3);
  });

test('scripts start at once where the address names a part of the page', async ({ page }) => {
  await page.clock.install();
  await open(page, await keptPage('a'), '#enquiry');
  await expect.poll(() => countStarted(page)).toBeGreaterThan(3);
});

for (const template of templates)
  test(`template ${template.toUpperCase()}: a button that is pressed before the scripts have come is answered once they have`, async ({
    page,
  }) => {
    const kept = await keptPage(template);
    const release = await hold(page, chunks);
    await open(page, kept);
    const viewer = page.getByRole('dialog', { name: /^Pictures of/ });
    await page.getByRole('button', { name: 'Full screen', exact: true }).click();
    await expect(viewer).toBeHidden();
    release();
    await expect(viewer).toBeVisible();
  });
