// Every kind of form, filled in by the browser's own autofill: what it knows of people it writes into any field that it
// takes for one of theirs, seen or not. Only in a whole Chromium: a headless shell has no autofill.
import { expect, type Page, test } from '@playwright/test';
import { stateSite } from '../fixtures/vehicle-states/state-sites';
import { gridNumber } from '../fixtures/vehicle-states/state-vehicles';
import { askedForms } from '../pages/asked-forms';
import { fillByBrowser } from '../pages/browser-autofill';
import { enquiryForm, someone } from '../pages/enquiry-form';
import { listedVehicle } from '../pages/listed-vehicle';
import { searchPage, whenInteractive } from '../pages/search-page';
import { drivePathOf, testDriveForm } from '../pages/test-drive';
import { statePath } from '../pages/vehicle-html';
import { drivingSites, journeySites } from '../sites';
import { originOf } from '../stack/address-book';
import { leadsOf, signsOf } from '../stack/leads';

/** A page that confirms, or what a window says. */
const confirmed = (page: Page) => page.waitForURL(/\/success\?/);
const thankedThere = (page: Page) =>
  expect(
    page
      .getByRole('dialog')
      .getByRole('status')
      .filter({ hasText: /^Thanks\./ }),
  ).toBeVisible();

/** Lets the browser fill the form in, answers what is left, and sends it: it is taken, and no trap has closed. */
const expectTaken = async (
  page: Page,
  rest: Readonly<Record<string, string>>,
  sent: (page: Page) => Promise<void> = confirmed,
): Promise<void> => {
  const { form, name, email, submit } = enquiryForm(page);
  await form.scrollIntoViewIfNeeded();
  await whenInteractive(page);
  const who = someone();
  await fillByBrowser(page, who);
  await expect(name).toHaveValue(who.name);
  await expect(email).toHaveValue(who.email);
  const traps = await form.locator('[aria-hidden="true"] input').all();
  expect(traps.length, 'the form has its trap').toBeGreaterThan(0);
  for (const trap of traps) await expect(trap).toHaveValue('');
  const dealership = form.getByLabel('Dealership', { exact: true });
  if ((await dealership.count()) > 0) await dealership.selectOption({ index: 1 });
  for (const [label, value] of Object.entries(rest)) await form.getByLabel(label, { exact: true }).fill(value);
  const needed = form.getByRole('checkbox', { name: /terms of use|^I agree that you pass my name/ });
  for (const box of await needed.all()) await box.check();
  await submit.click();
  await sent(page);
  const [lead, ...more] = [...(await leadsOf(`${who.name} Example`)), ...(await leadsOf(who.name))];
  expect(more).toEqual([]);
  expect(lead, 'the enquiry is stored').toBeDefined();
  expect(await signsOf(lead?.lead_id ?? '')).not.toContain('trap');
};

const contact = ['general', '/contact', { Postcode: '2000', Message: 'When do you open?' }] as const;

/** Forms about one vehicle or one offer: their kind and where they stand. */
const requested = [
  ['photo', `${statePath('SS-FULL')}/photos`, { Message: 'The left side, please.' }],
  ['history', `${statePath('SS-FULL')}/history`, {}],
  ['find-similar', `${statePath(gridNumber('car', 'sold'))}/find-similar`, {}],
  ['offer', '/offers/low-rate', {}],
] as const;

for (const site of journeySites) {
  const title = (kind: string) =>
    `template ${site.template.toUpperCase()}: ${kind} that the browser fills in is taken [LEAD-04]`;

  test(title('an enquiry about a vehicle'), async ({ page }) => {
    await page.goto(`${originOf(site.host)}${await listedVehicle(site.host)}/enquire`);
    await expectTaken(page, {});
  });

  test(title('a quick enquiry'), async ({ page }) => {
    await page.goto(`${originOf(site.host)}/search`);
    await whenInteractive(page);
    await searchPage(page)
      .cards.first()
      .getByRole('link', { name: /^Quick Enquiry/ })
      .click();
    await expect(page.getByRole('dialog', { name: 'Quick Enquiry' })).toBeVisible();
    await expectTaken(page, {}, thankedThere);
  });

  for (const [category, path, fields] of [contact, ...askedForms])
    test(title(`a ${category} enquiry`), async ({ page }) => {
      await page.goto(`${originOf(site.host)}${path}`);
      await expectTaken(page, fields);
    });

  for (const [category, path, fields] of requested)
    test(title(`a ${category} request`), async ({ page }) => {
      await page.goto(`${originOf(stateSite(site.template).host)}${path}`);
      await expectTaken(page, fields);
    });
}

for (const { host, template } of drivingSites) {
  test(`template ${template.toUpperCase()}: a test drive that the browser fills in is taken [LEAD-04]`, async ({
    page,
  }) => {
    await page.goto(`${originOf(host)}${await drivePathOf(host, '/search?car_type=used')}`);
    await whenInteractive(page);
    const drive = testDriveForm(page);
    await drive.chooseLast();
    const who = someone();
    await fillByBrowser(page, who, '/api/test-drive');
    await expect(drive.name).toHaveValue(who.name);
    await expect(drive.email).toHaveValue(who.email);
    await drive.submit.click();
    await confirmed(page);
    const [lead, ...more] = [...(await leadsOf(`${who.name} Example`)), ...(await leadsOf(who.name))];
    expect(more).toEqual([]);
    expect(await signsOf(lead?.lead_id ?? '')).not.toContain('trap');
  });
}
