// The dealer's popup: when it comes, what closing it means, and that it waits. Time is the clock of the page.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../pages/accessibility';
import { comeBack, viewPath } from '../pages/come-back';
import { someone } from '../pages/enquiry-form';
import { vehiclesOf } from '../pages/html';
import { whenQuiet } from '../pages/quiet-page';
import { whenInteractive } from '../pages/search-page';
import { partIn } from '../sites';
import { dataFolder, originOf, root } from '../stack/address-book';
import { askSite } from '../stack/ask';
import { forecourt } from '../stack/forecourt';
import { leadsOf } from '../stack/leads';

// One worker: the sites of this file are applied once.
test.describe.configure({ mode: 'default' });

const templates = ['a', 'b', 'c'] as const;
const hostOf = (template: string) => `popup-${template}.localhost`;
const formHostOf = (template: string) => `popup-form-${template}.localhost`;

/** Brings sites into force, each with its popup. */
const apply = async (
  ...sites: readonly (readonly [host: string, template: string, popup: Readonly<Record<string, unknown>>])[]
): Promise<void> => {
  const document = JSON.parse(readFileSync(join(root, 'e2e', 'fixtures', 'sites', 'lantern-lane.json'), 'utf8'));
  const folder = join(root, dataFolder, 'popup');
  mkdirSync(folder, { recursive: true });
  const files = sites.map(([host, template, popup]) => {
    const slug = host.replace('.localhost', '');
    const file = join(folder, `${slug}.json`);
    const own = { website_id: slug, slug, hosts: [host], template, popup };
    writeFileSync(file, JSON.stringify({ ...document, ...own }));
    return file;
  });
  await forecourt('sites', 'apply', ...files, '--yes');
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
  await apply(
    ...templates.flatMap((template) => [
      [hostOf(template), template, night] as const,
      [formHostOf(template), template, nightWithForm] as const,
    ]),
  );
  for (const host of templates.flatMap((template) => [hostOf(template), formHostOf(template)]))
    await expect.poll(async () => vehiclesOf((await askSite(host, '/search')).body).length).toBeGreaterThan(0);
});

const popup = (page: Page) => page.getByRole('dialog', { name: 'A night at the yard' });

/**
 * Lets the page's clock, which has to be installed, go far beyond the moment at which a popup comes. What it would fetch
 * for it has come by then: its code before, its styles before a whole page that is requested after them.
 */
const passItsMoment = async (page: Page): Promise<void> => {
  await whenInteractive(page);
  await whenQuiet(page);
  await page.clock.runFor(10_000);
  await page.evaluate(async () => {
    await (await fetch(location.href, { cache: 'no-store' })).text();
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
};

for (const template of templates) {
  test.describe(`template ${template.toUpperCase()}`, () => {
    test.use({ baseURL: originOf(hostOf(template)) });
    const onePart = partIn(template, 'popup');

    test(
      'a popup shows by default once the page answers, within its size, and closing it is remembered [POPU-01]',
      onePart(),
      async ({ page }) => {
        await page.clock.install();
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
        await passItsMoment(page);
        await expect(popup(page)).toBeHidden();
      },
    );

    test(
      'a popup shows on its own pages alone, and never while the visitor types [POPU-01]',
      onePart(),
      async ({ page }) => {
        await page.clock.install();
        await page.goto('/');
        await passItsMoment(page);
        await expect(popup(page)).toBeHidden();
        await page.goto('/contact');
        const field = page.getByRole('main').getByRole('textbox').first();
        await field.focus();
        await passItsMoment(page);
        await expect(popup(page)).toBeHidden();
        await field.blur();
        await expect(popup(page)).toBeVisible();
        await popup(page).getByRole('button', { name: 'Close' }).click();
        await expect(popup(page)).toBeHidden();
      },
    );
  });
}

for (const template of templates)
  test.describe(`template ${template.toUpperCase()}, a form in it`, () => {
    test.use({ baseURL: originOf(formHostOf(template)), viewport: { width: 390, height: 844 } });
    const onePart = partIn(template, 'form');

    test(
      'the form of a popup, beside that of the page, checks, sends one lead to the dealer, and is not shown again [POPU-01]',
      onePart(),
      async ({ page }) => {
        await page.clock.install();
        await page.goto('/contact');
        await whenInteractive(page);
        await expect(popup(page)).toBeVisible();
        const form = popup(page).locator('form[action="/api/leads"]');
        // The page has a form of the same kind; the two share no id.
        await expect(page.getByRole('main').locator('form[action="/api/leads"]')).toHaveCount(1);
        const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
        expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
        await expect(form.getByLabel('Last Name')).toHaveCount(0);
        await expectAccessible(page, 'a form in the popup', { within: 'dialog[open]' });
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
        await passItsMoment(page);
        await expect(popup(page)).toBeHidden();
      },
    );
  });

test('a form of a popup that is being filled in stays while its page is drawn anew, and is no draft of the form of the page [POPU-01]', async ({
  page,
}) => {
  await page.clock.install();
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
  await passItsMoment(page);
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

test('a popup of marketing waits for agreement, and one that is over does not show [POPU-01]', async ({ page }) => {
  await page.clock.install();
  const host = hostOf('a');
  const isShown = async () => {
    await page.goto(`${originOf(host)}/contact`);
    await passItsMoment(page);
    return popup(page).isVisible();
  };
  const carries = async (words: string) => (await askSite(host, '/contact')).body.includes(words);
  await apply([host, 'a', { ...night, id: 'marketing', marketing: true }]);
  await expect.poll(() => carries('\\"id\\":\\"marketing\\"')).toBe(true);
  expect(await isShown()).toBe(false);
  await page.evaluate(() => localStorage.setItem('forecourt:popup-a:marketing', 'yes'));
  await page.reload();
  await expect(popup(page)).toBeVisible();
  await apply([host, 'a', { ...night, id: 'over', expiry: '2020-01-01T00:00:00Z' }]);
  await expect.poll(() => carries('A night at the yard')).toBe(false);
  expect(await isShown()).toBe(false);
});
