// The dealer's popup, on a site of each template: when it comes, what closing it means, and that it waits.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../pages/accessibility';
import { comeBack, viewPath } from '../pages/come-back';
import { someone } from '../pages/enquiry-form';
import { vehiclesOf } from '../pages/html';
import { whenInteractive } from '../pages/search-page';
import { dataFolder, originOf, root } from '../stack/address-book';
import { askSite } from '../stack/ask';
import { forecourt } from '../stack/forecourt';
import { leadsOf } from '../stack/leads';

// One worker: the sites of this file are applied once.
test.describe.configure({ mode: 'default' });

const templates = ['a', 'b', 'c'] as const;
const hostOf = (template: string) => `popup-${template}.localhost`;
const formHostOf = (template: string) => `popup-form-${template}.localhost`;

const apply = async (
  template: string,
  popup: Record<string, unknown>,
  host: string = hostOf(template),
): Promise<void> => {
  const document = JSON.parse(readFileSync(join(root, 'e2e', 'fixtures', 'sites', 'lantern-lane.json'), 'utf8'));
  const folder = join(root, dataFolder, 'popup');
  mkdirSync(folder, { recursive: true });
  const slug = host.replace('.localhost', '');
  const file = join(folder, `${slug}.json`);
  const own = { website_id: slug, slug, hosts: [host], template, popup };
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

/** The same with a form in it, which asks for no more than it must. */
const nightWithForm = {
  ...night,
  text: 'Tell us that you come.',
  pages: [...night.pages, '/cars'],
  form: { kind: 'general', fields: [] },
};

test.beforeAll(async () => {
  for (const template of templates) {
    await apply(template, night);
    await apply(template, nightWithForm, formHostOf(template));
  }
  for (const host of templates.flatMap((template) => [hostOf(template), formHostOf(template)]))
    await expect.poll(async () => vehiclesOf((await askSite(host, '/search')).body).length).toBeGreaterThan(0);
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

for (const template of templates)
  test.describe(`template ${template.toUpperCase()}, a form in it`, () => {
    test.use({ baseURL: originOf(formHostOf(template)), viewport: { width: 390, height: 844 } });

    test('its form beside that of the page checks, sends one lead to the dealer, and is not shown again [POPU-01]', async ({
      page,
    }) => {
      await page.goto('/contact');
      await whenInteractive(page);
      await expect(popup(page)).toBeVisible();
      const form = popup(page).locator('form[action="/api/leads"]');
      // The page has a form of the same kind; the two share no id.
      await expect(page.getByRole('main').locator('form[action="/api/leads"]')).toHaveCount(1);
      const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
      expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
      await expect(form.getByLabel('Last Name')).toHaveCount(0);
      await expectAccessible(page, 'a form in the popup');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      const box = await popup(page).boundingBox();
      expect(Math.round(box?.height ?? Number.NaN)).toBeLessThanOrEqual(0.8 * 844);

      const send = form.getByRole('button', { name: 'Send enquiry' });
      await send.click();
      const summary = form.getByRole('alert').filter({ hasText: 'Please fix the following errors:' });
      await expect(summary).toBeFocused();
      await expect(popup(page)).toBeVisible();
      // What was refused is no enquiry: the popup is not done with.
      await page.reload();
      await whenInteractive(page);
      await expect(popup(page)).toBeVisible();
      const who = someone();
      for (const [label, typed] of [
        ['First Name', who.name],
        ['Email Address', who.email],
        ['Mobile Number', who.phone],
        ['Postcode', '3000'],
        ['Message', 'Is there cake?'],
      ] as const)
        await form.getByLabel(label).pressSequentially(typed, { delay: 25 });
      await send.click();
      await page.waitForURL(/\/success\?category=general&/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Thanks');
      expect(await leadsOf(who.name)).toEqual([
        expect.objectContaining({
          website_id: formHostOf(template).replace('.localhost', ''),
          dealership: 'lantern-lane',
          category: 'general',
          form_completed: true,
          message: 'Is there cake?',
        }),
      ]);
      await page.goto('/contact');
      await whenInteractive(page);
      await page.waitForTimeout(3000);
      await expect(popup(page)).toBeHidden();
    });
  });

test('a form in it that is being filled in outlives its page, which is drawn anew, and is no draft of another [POPU-01]', async ({
  page,
}) => {
  const host = formHostOf('a');
  const [path] = vehiclesOf((await askSite(host, '/search')).body);
  if (path === undefined) throw new Error(`${host} has no vehicle.`);
  // Whenever the page asks how its vehicle is, it learns that it is out of date, and is drawn anew.
  await page.route(viewPath, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const answer = JSON.parse((await askSite(host, `${pathname}${search}`)).body);
    await route.fulfill({ json: { ...answer, changed: true } });
  });
  await page.goto(`${originOf(host)}${path}`);
  await whenInteractive(page);
  await expect(popup(page)).toBeVisible();
  const field = popup(page).getByLabel('First Name');
  await field.pressSequentially('Testa', { delay: 25 });
  // The element itself stays: a new one would have its words from the draft.
  await field.evaluate((element) => element.setAttribute('data-mark', 'same'));
  const redrawn = page.waitForResponse((response) => response.url().includes(path) && response.url().includes('_rsc='));
  await comeBack(page);
  await (await redrawn).finished();
  await page.waitForTimeout(3000);
  await expect(popup(page)).toBeVisible();
  await expect(field).toHaveAttribute('data-mark', 'same');
  await expect(field).toHaveValue('Testa');
  await expect(field).toBeFocused();
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).toContain('Testa');
  await page.keyboard.press('Escape');
  await page.goto(`${originOf(host)}/contact`);
  await whenInteractive(page);
  await expect(page.getByRole('main').getByLabel('First Name')).toHaveValue('');
});

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
