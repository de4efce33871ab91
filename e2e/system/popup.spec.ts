// The dealer's popup, on a site of each template: when it comes, what closing it means, and that it waits.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { vehiclesOf } from '../pages/html';
import { whenInteractive } from '../pages/search-page';
import { dataFolder, originOf, root } from '../stack/address-book';
import { askSite } from '../stack/ask';
import { forecourt } from '../stack/forecourt';

// One worker: the sites of this file are applied once.
test.describe.configure({ mode: 'default' });

const templates = ['a', 'b', 'c'] as const;
const hostOf = (template: string) => `popup-${template}.localhost`;

const apply = async (template: string, popup: Record<string, unknown>): Promise<void> => {
  const document = JSON.parse(readFileSync(join(root, 'e2e', 'fixtures', 'sites', 'lantern-lane.json'), 'utf8'));
  const folder = join(root, dataFolder, 'popup');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${template}.json`);
  const slug = `popup-${template}`;
  const own = { website_id: slug, slug, hosts: [hostOf(template)], template, popup };
  writeFileSync(file, JSON.stringify({ ...document, ...own }));
  await forecourt('sites', 'apply', file, '--yes');
};

const night = {
  id: 'night',
  title: 'A night at the yard',
  text: `${'Every car is open, and the kettle is on. '.repeat(60)}`,
  href: '/contact',
  linkLabel: 'Come along',
  pages: ['/contact', '/search'],
};

test.beforeAll(async () => {
  for (const template of templates) await apply(template, night);
  for (const template of templates)
    await expect
      .poll(async () => vehiclesOf((await askSite(hostOf(template), '/search')).body).length)
      .toBeGreaterThan(0);
});

const popup = (page: Page) => page.getByRole('dialog', { name: 'A night at the yard' });

for (const template of templates) {
  test.describe(`template ${template.toUpperCase()}`, () => {
    test.use({ baseURL: originOf(hostOf(template)) });

    test('a popup shows by default once the page answers, within its size, and closing it is remembered [POPU-01]', async ({
      page,
    }) => {
      const { body } = await askSite(hostOf(template), '/contact');
      expect(body).not.toContain('<dialog aria-labelledby');
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto('/contact');
      await whenInteractive(page);
      await expect(popup(page)).toBeVisible();
      const box = await popup(page).boundingBox();
      // Boxes come with the browser's own rounding of half a thousandth.
      expect(Math.round(box?.width ?? Number.NaN)).toBeLessThanOrEqual(600);
      expect(Math.round(box?.height ?? Number.NaN)).toBeLessThanOrEqual(0.8 * 900);
      expect(await popup(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
      await page.keyboard.press('Escape');
      await expect(popup(page)).toBeHidden();
      await page.reload();
      await whenInteractive(page);
      await page.waitForTimeout(3000);
      await expect(popup(page)).toBeHidden();
    });

    test('it shows on its own pages alone, and never while the visitor types [POPU-01]', async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto('/');
      await whenInteractive(page);
      await page.waitForTimeout(3000);
      await expect(popup(page)).toBeHidden();
      await page.goto('/contact');
      const field = page.getByRole('main').getByRole('textbox').first();
      await field.focus();
      await whenInteractive(page);
      await page.waitForTimeout(3000);
      await expect(popup(page)).toBeHidden();
      await field.blur();
      await expect(popup(page)).toBeVisible();
      await popup(page).getByRole('button', { name: 'Close' }).click();
      await expect(popup(page)).toBeHidden();
    });
  });
}

test('marketing waits for agreement, and what is over does not show [POPU-01]', async ({ page }) => {
  const shownAt = async () => {
    await page.goto(`${originOf(hostOf('a'))}/contact`);
    await whenInteractive(page);
    await page.waitForTimeout(3000);
    return popup(page).isVisible();
  };
  const until = async (said: string) =>
    expect.poll(async () => (await askSite(hostOf('a'), '/contact')).body.includes(said)).toBe(true);
  await apply('a', { ...night, id: 'marketing', marketing: true });
  await until('"id":"marketing"'.replaceAll('"', '\\"'));
  expect(await shownAt()).toBe(false);
  await page.evaluate(() => localStorage.setItem('forecourt:popup-a:marketing', 'yes'));
  expect(await shownAt()).toBe(true);
  await apply('a', { ...night, id: 'over', expiry: '2020-01-01T00:00:00Z' });
  await expect
    .poll(async () => (await askSite(hostOf('a'), '/contact')).body.includes('A night at the yard'))
    .toBe(false);
  expect(await shownAt()).toBe(false);
});
