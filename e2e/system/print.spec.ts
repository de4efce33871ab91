// A vehicle on paper: the file, the page, and what is said when the file does not come.
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { hold } from '../pages/deferred-parts';
import { listedVehicle } from '../pages/listed-vehicle';
import { whenInteractive } from '../pages/search-page';
import { journeySites } from '../sites';
import { originOf } from '../stack/address-book';
import { askSite } from '../stack/ask';

for (const site of journeySites) {
  test.describe(`${site.name}, template ${site.template.toUpperCase()}`, () => {
    test('a vehicle is saved as {slug}.pdf and has a page for paper [PRNT-01]', async ({ page }) => {
      const origin = originOf(site.host);
      const vehicle = await listedVehicle(site.host);
      const slug = vehicle.replace('/cars/', '');
      await page.goto(`${origin}${vehicle}`);
      await whenInteractive(page);
      const heading = (await page.getByRole('main').getByRole('heading', { level: 1 }).textContent()) ?? '';

      const release = await hold(page, `**${vehicle}/pdf`);
      const print = page.getByRole('link', { name: 'Print', exact: true });
      const saved = page.waitForEvent('download');
      await print.click();
      await expect(page.getByText('Preparing...')).toBeVisible();
      release();
      const download = await saved;
      expect(download.suggestedFilename()).toBe(`${slug}.pdf`);
      const file = await readFile(await download.path());
      expect(file.subarray(0, 5).toString()).toBe('%PDF-');
      expect(file.byteLength).toBeGreaterThan(20_000);
      await expect(print).toBeVisible();

      await page.goto(`${origin}/print?car_id=${slug}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading.trim());
      for (const part of ['Key facts', 'Specifications']) {
        await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible();
      }
      await expect(
        page
          .getByRole('main')
          .getByText(/comparison rate/i)
          .first(),
      ).toBeVisible();
    });

    test('the footer of a page stays off paper', async ({ page }) => {
      await page.goto(originOf(site.host));
      const footer = page.getByRole('contentinfo');
      await expect(footer).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(footer).toBeHidden();
      await expect(page.getByRole('main')).toBeVisible();
    });

    // What no template composes by itself is proven on one.
    if (site.template !== 'a') return;

    test('a file that cannot be made says so, and the next press tries again [ERRS-01/pdf]', async ({ page }) => {
      const origin = originOf(site.host);
      const vehicle = await listedVehicle(site.host);
      await page.goto(`${origin}${vehicle}`);
      await whenInteractive(page);
      await page.route(`**${vehicle}/pdf`, (route) => route.fulfill({ status: 500 }), { times: 1 });
      const print = page.getByRole('link', { name: 'Print', exact: true });
      await print.click();
      await expect(page.getByRole('alert').filter({ hasText: 'The PDF could not be prepared.' })).toBeVisible();
      const saved = page.waitForEvent('download');
      await print.click();
      await saved;
      await expect(page.getByText('The PDF could not be prepared.')).toHaveCount(0);
    });
  });
}

test('a site that prints nothing has no way to it', async ({ page }) => {
  const trucks = 'ironbark-trucks.localhost';
  const origin = originOf(trucks);
  const vehicle = await listedVehicle(trucks);
  await page.goto(`${origin}${vehicle}`);
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Print', exact: true })).toHaveCount(0);
  for (const path of [`${vehicle}/pdf`, `/print?car_id=${vehicle.replace('/cars/', '')}`]) {
    expect((await askSite(trucks, path)).status, path).toBe(404);
  }
});
