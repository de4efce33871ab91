// Axe finds nothing on any page of the main job, in any template; where templates compose a page in their own way, at any size.

import { expect, test } from '@playwright/test';
import { expectAccessible } from './pages/accessibility';
import { someone } from './pages/enquiry-form';
import { listedVehicle } from './pages/listed-vehicle';
import { whenQuiet } from './pages/quiet-page';
import { searchPage, whenInteractive } from './pages/search-page';
import { journeySites, oneSize, partIn } from './sites';
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
    const onePart = partIn(site.template, 'accessibility');

    // Opening, results and vehicle stand in layouts of the template's own, at either size in another. Header and footer are
    // the same on every page: they are looked at on the first two, and where nothing is found.
    test('home, results, filters and a vehicle are accessible', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await whenQuiet(page);
      await expectAccessible(page, 'home', { whole: true });

      await page.goto('/search?fuel=Petrol');
      await whenInteractive(page);
      await expectAccessible(page, 'results', { whole: true });
      // Where filters stand beside the results, nothing has opened.
      await searchPage(page).openFilters();
      if ((await page.getByRole('dialog', { name: /filters/i }).count()) > 0)
        await expectAccessible(page, 'open filters', { within: 'dialog[open]' });

      await page.goto(await listedVehicle(site.host));
      await whenInteractive(page);
      await expectAccessible(page, 'vehicle');
    });

    test(
      'enquiry, thanks, models, contact, print and not-found pages are accessible',
      oneSize(site.template),
      async ({ page }) => {
        for (const path of [
          `${await listedVehicle(site.host)}/enquire`,
          await thanksPage(site.host),
          '/models',
          '/contact',
          await printedPage(site.host),
          '/nothing-here',
        ]) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await whenQuiet(page);
          await expectAccessible(page, path, { whole: path === '/nothing-here' });
        }
      },
    );

    // States that are reached by acting are looked at where a test acts: full-screen.spec.ts, enquiries.spec.ts.
    test(
      'a search without results, a vehicle that is not there and bare thanks are accessible',
      onePart(),
      async ({ page }) => {
        await page.goto('/search?query=zzzzzzzz');
        await whenInteractive(page);
        await expect(page.getByText('No Results Available')).toBeVisible();
        await expectAccessible(page, 'no results');
        for (const path of ['/cars/nothing-here', '/success']) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await whenQuiet(page);
          await expectAccessible(page, path);
        }
      },
    );
  });
}
