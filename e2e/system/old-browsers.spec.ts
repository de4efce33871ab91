// A browser that is older than those that scripts are written for gets the page as one without scripts.
import { expect, test } from '@playwright/test';
import { stateSite } from '../fixtures/vehicle-states/state-sites';
import { enquiryForm, someone } from '../pages/enquiry-form';
import { statePath } from '../pages/vehicle-html';
import { originOf } from '../stack/address-book';
import { leadsOf } from '../stack/leads';

test('a browser that is too old gets the page as without scripts, logs why once, and its enquiry arrives', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(AbortSignal, 'any');
  });
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  const { host } = stateSite('a', 'plain');
  await page.goto(`${originOf(host)}${statePath('SS-FULL')}`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => faults).toEqual([expect.stringContaining('too old for the scripts of this page')]);
  // What only scripts can answer is not offered.
  await expect(page.getByRole('button', { name: 'Full screen', exact: true })).toBeHidden();
  const who = someone();
  const enquiry = enquiryForm(page);
  await enquiry.name.fill(who.name);
  await enquiry.email.fill(who.email);
  await enquiry.phone.fill(who.phone);
  await enquiry.message.fill('From an old browser.');
  await enquiry.submit.click();
  await page.waitForURL(/\/success\?category=vehicle&/);
  expect(await leadsOf(who.name)).toHaveLength(1);
  expect(faults.length).toBeLessThanOrEqual(2);
});
