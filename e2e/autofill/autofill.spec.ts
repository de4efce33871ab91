// Every kind of form, filled in by the browser's own autofill: what it knows of people it writes into any field that it
// takes for one of theirs, seen or not. Only in a whole Chromium: a headless shell has no autofill.
import { expect, type Page, test } from '@playwright/test';
import { askedForms } from '../pages/asked-forms';
import { fillByBrowser } from '../pages/browser-autofill';
import { enquiryForm, someone } from '../pages/enquiry-form';
import { listedVehicle } from '../pages/listed-vehicle';
import { whenInteractive } from '../pages/search-page';
import { journeySites, partIn } from '../sites';
import { originOf } from '../stack/address-book';
import { leadsOf, signsOf } from '../stack/leads';

/** Lets the browser fill the form in, answers what is left, and sends it: it is taken, and no trap has closed. */
const expectTaken = async (page: Page, rest: Readonly<Record<string, string>>): Promise<void> => {
  const { form, name, email, submit } = enquiryForm(page);
  await form.scrollIntoViewIfNeeded();
  await whenInteractive(page);
  const who = someone();
  await fillByBrowser(page, who);
  await expect(name).toHaveValue(who.name);
  await expect(email).toHaveValue(who.email);
  for (const trap of await form.locator('[aria-hidden="true"] input').all()) await expect(trap).toHaveValue('');
  const dealership = form.getByLabel('Dealership', { exact: true });
  if ((await dealership.count()) > 0) await dealership.selectOption({ index: 1 });
  for (const [label, value] of Object.entries(rest)) await form.getByLabel(label, { exact: true }).fill(value);
  const needed = form.getByRole('checkbox', { name: /terms of use|^I agree that you pass my name/ });
  for (const box of await needed.all()) await box.check();
  await submit.click();
  await page.waitForURL(/\/success\?/);
  const [lead, ...more] = await leadsOf(`${who.name} Example`);
  expect(more).toEqual([]);
  expect(await signsOf(lead?.lead_id ?? '')).not.toContain('trap');
};

const contact = ['general', '/contact', { Postcode: '2000', Message: 'When do you open?' }] as const;

for (const site of journeySites) {
  const onePart = partIn(site.template, 'autofill');
  const template = site.template.toUpperCase();

  test(`template ${template}: an enquiry about a vehicle that the browser fills in is taken [LEAD-04]`, async ({
    page,
  }) => {
    await page.goto(`${originOf(site.host)}${await listedVehicle(site.host)}/enquire`);
    await expectTaken(page, {});
  });

  for (const [category, path, fields] of [contact, ...askedForms])
    test(
      `template ${template}: a ${category} enquiry that the browser fills in is taken [LEAD-04]`,
      onePart(),
      async ({ page }) => {
        await page.goto(`${originOf(site.host)}${path}`);
        await expectTaken(page, fields);
      },
    );
}
