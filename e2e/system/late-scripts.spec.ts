// A kept page fetches its scripts after its first paint, and loses nothing that is pressed before they work.
import { expect, type Page, test } from '@playwright/test';
import { stateSite, templates } from '../fixtures/vehicle-states/state-sites';
import { statePath } from '../pages/vehicle-html';
import { originOf } from '../stack/address-book';
import { askSite } from '../stack/ask';

const chunks = '**/_next/static/chunks/*.js';

/** The address of the vehicle that has everything, whose page is kept from here on. */
const keptPage = async (template: 'a' | 'b' | 'c'): Promise<string> => {
  const { host } = stateSite(template);
  const path = statePath('SS-FULL');
  await expect(async () => {
    expect((await askSite(host, path)).body).toContain('"sources":["/_next/');
  }).toPass();
  return `${originOf(host)}${path}`;
};

/** Lets whatever the pattern names wait until it is released. */
const hold = async (page: Page, pattern: string | RegExp): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

test('scripts wait for the first picture', async ({ page }) => {
  const address = await keptPage('a');
  let scripts = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts += 1;
  });
  const release = await hold(page, '**/media/**');
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  expect(scripts).toBe(0);
  const arrives = page.waitForRequest(chunks);
  release();
  await arrives;
});

test('scripts wait for no picture that does not come, and not for one when somebody acts', async ({ page }) => {
  const address = await keptPage('a');
  await hold(page, '**/media/**');
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.waitForRequest(chunks);
  const arrives = page.waitForRequest(chunks);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.keyboard.press('Tab');
  await arrives;
});

for (const template of templates)
  test(`template ${template.toUpperCase()}: a button that is pressed before the scripts have come is answered once they have`, async ({
    page,
  }) => {
    const address = await keptPage(template);
    const release = await hold(page, chunks);
    await page.goto(address);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page.getByRole('dialog', { name: /share/i })).toHaveCount(0);
    release();
    await expect(page.getByRole('dialog', { name: /share/i })).toBeVisible();
  });
