// Axe finds nothing on any page of the main job, in any template; where templates compose a page in their own way, at any size.

import { expect, test } from '@playwright/test';
import { expectAccessible } from './pages/accessibility';
import { enquiryForm, someone } from './pages/enquiry-form';
import { listedVehicle } from './pages/listed-vehicle';
import { whenQuiet } from './pages/quiet-page';
import { searchPage, whenInteractive } from './pages/search-page';
import { journeySites } from './sites';
import { originOf } from './stack/address-book';
import { askSite } from './stack/ask';

/** The page that thanks for an enquiry which was sent, by a plain form. */
const thanksPage = async (host: string): Promise<string> => {
  const { body } = await askSite(host, `${await listedVehicle(host)}/enquire`);
  const car_id = /name="car_id" value="(\d+)"/.exec(body)?.[1] ?? '';
  const { headers } = await askSite(host, '/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams({ ...someone(), category: 'vehicle', car_id, message: 'Hello' })),
  });
  if (headers.location === undefined) throw new Error(`${host} took no enquiry.`);
  return headers.location;
};

/** A vehicle's page for paper. */
const printedPage = async (host: string): Promise<string> =>
  `/print?car_id=${(await listedVehicle(host)).replace('/cars/', '')}`;

for (const site of journeySites) {
  test.describe(`${site.name}, template ${site.template.toUpperCase()}`, () => {
    test.use({ baseURL: originOf(site.host), contextOptions: { reducedMotion: 'reduce' } });

    test('home, success and not-found pages are accessible', async ({ page }) => {
      for (const path of [
        '/',
        await thanksPage(site.host),
        '/success',
        '/models',
        '/contact',
        await printedPage(site.host),
        '/nothing-here',
        '/cars/nothing-here',
      ]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await whenQuiet(page);
        await expectAccessible(page, path);
      }
    });

    test('results and their filters are accessible', async ({ page }) => {
      const search = searchPage(page);
      await page.goto('/search?fuel=Petrol');
      await whenInteractive(page);
      await expectAccessible(page, 'results');
      await search.openFilters();
      await expectAccessible(page, 'results with open filters');
      await page.goto('/search?query=zzzzzzzz');
      await whenInteractive(page);
      await expect(page.getByText('No Results Available')).toBeVisible();
      await expectAccessible(page, 'no results');
    });

    test('a vehicle, its pictures and its enquiry are accessible', async ({ page }) => {
      const vehicle = await listedVehicle(site.host);
      await page.goto(vehicle);
      await whenInteractive(page);
      await expectAccessible(page, 'vehicle');
      await page.getByRole('button', { name: 'Full screen', exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page, 'pictures on the full screen');

      await page.goto(`${vehicle}/enquire`);
      await whenInteractive(page);
      await expectAccessible(page, 'enquiry');
      await enquiryForm(page).submit.click();
      await expect(page.getByRole('alert').filter({ hasText: 'Please fix the following errors:' })).toBeVisible();
      await expectAccessible(page, 'enquiry with faults');
    });
  });
}
