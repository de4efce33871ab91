// A vehicle on paper: the file, the page, and the message when the file does not come.
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { hold } from '../pages/deferred-parts';
import { emittedEvents } from '../pages/emitted-events';
import { failedAnswers } from '../pages/failed-answers';
import { foundVehicle, usedInStock } from '../pages/found-vehicles';
import { headingOf } from '../pages/html';
import { listedVehicle } from '../pages/listed-vehicle';
import { whenQuiet } from '../pages/quiet-page';
import { readHtml } from '../pages/read-html';
import { whenInteractive } from '../pages/search-page';
import { journeySites, partIn } from '../sites';
import { originOf } from '../stack/address-book';
import { askSite } from '../stack/ask';

for (const site of journeySites) {
  const onePart = partIn(site.template, 'print');
  test.describe(`${site.name}, template ${site.template.toUpperCase()}`, () => {
    test.use({ baseURL: originOf(site.host) });

    test(
      'a PDF that cannot be made is not saved and says so, and the next press saves it as {slug}.pdf [PRNT-01] [ERRS-01/pdf] [VDP-08] [ANLY-01/e61]',
      onePart(),
      async ({ page }) => {
        const { id, path, slug } = await foundVehicle(site.host, usedInStock);
        const broken: string[] = [];
        page.on('pageerror', ({ message }) => broken.push(message));
        const saved: string[] = [];
        page.on('download', (download) => saved.push(download.suggestedFilename()));
        await page.goto(path);
        await whenInteractive(page);
        await whenQuiet(page);
        const print = page.getByRole('link', { name: 'Print', exact: true });
        const refusal = page.getByRole('alert').filter({ hasText: 'The PDF could not be prepared.' });
        for (const [when, fail] of Object.entries(failedAnswers)) {
          await test.step(`a page says that there is no PDF when ${when}`, async () => {
            await page.route(`**${path}/pdf`, fail, { times: 1 });
            const asked = page.waitForRequest(`**${path}/pdf`);
            await print.click();
            // By then the message of the press before is gone.
            await asked;
            await expect(refusal).toBeVisible();
          });
        }
        expect(saved).toEqual([]);
        expect(await emittedEvents(page, 61)).toEqual([]);

        await test.step('the next press saves the file and emits one event', async () => {
          const release = await hold(page, `**${path}/pdf`);
          const download = page.waitForEvent('download');
          await print.click();
          await expect(page.getByText('Preparing...')).toBeVisible();
          await expect(refusal).toHaveCount(0);
          release();
          expect((await download).suggestedFilename()).toBe(`${slug}.pdf`);
          const file = await readFile(await (await download).path());
          expect(file.subarray(0, 5).toString()).toBe('%PDF-');
          expect(file.byteLength).toBeGreaterThan(20_000);
          await expect(print).toBeVisible();
          await expect(refusal).toHaveCount(0);
          await expect.poll(() => emittedEvents(page, 61)).toMatchObject([{ id: 61, payload: { car_id: id } }]);
        });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(
          page
            .getByRole('main')
            .getByRole('link', { name: /^Enquire/ })
            .first(),
        ).toBeVisible();
        expect(broken).toEqual([]);
      },
    );

    test(
      'a vehicle has a page for paper, which emits an event when it is printed [PRNT-01] [ANLY-01/e61]',
      onePart(),
      async ({ page }) => {
        const { id, path, slug } = await foundVehicle(site.host, usedInStock);
        const heading = headingOf((await askSite(site.host, path)).body);
        expect(heading).not.toBe('');
        await page.goto(`/print?car_id=${slug}`);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
        for (const part of ['Key facts', 'Specifications']) {
          await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible();
        }
        const rates = page.getByRole('main').getByText(/comparison rate/i);
        await expect(rates.first()).toBeVisible();
        await whenQuiet(page);
        await page.evaluate(() => {
          window.print = () => undefined;
        });
        await page.getByRole('button', { name: 'Print this page' }).click();
        await expect.poll(() => emittedEvents(page, 61)).toMatchObject([{ id: 61, payload: { car_id: id } }]);
      },
    );
  });
}

test('a site that prints nothing has neither a button nor addresses for paper', async () => {
  const trucks = 'ironbark-trucks.localhost';
  const vehicle = await listedVehicle(trucks);
  const { body } = await askSite(trucks, vehicle);
  const page = readHtml(body);
  expect(page.role('button', 'Share').count).toBeGreaterThan(0);
  expect(page.role('link', 'Print').count).toBe(0);
  for (const path of [`${vehicle}/pdf`, `/print?car_id=${vehicle.replace('/cars/', '')}`]) {
    expect((await askSite(trucks, path)).status, path).toBe(404);
  }
});
