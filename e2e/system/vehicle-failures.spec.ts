// What a vehicle's page does when something it asks for fails, is late or says nothing: the words of the error
// catalogue, and a page that stays whole.

import { expect, type Page, type Route, test } from '@playwright/test';
import { stateSite, templates } from '../fixtures/vehicle-states/state-sites';
import { gridNumber, type VehicleKind } from '../fixtures/vehicle-states/state-vehicles';
import { headingOf, withoutScripts } from '../pages/html';
import { whenQuiet } from '../pages/quiet-page';
import { readThrough } from '../pages/shifts';
import { statePath } from '../pages/vehicle-html';
import { originOf } from '../stack/address-book';
import { ask, siteHost } from '../stack/ask';
import { failingApi, type SearchTrouble, slowAnswer } from '../stack/failing-api';
import { ownTemplate, templateHeaders } from '../stack/own-processes';

/** Ways in which an answer does not come, each by its name. */
const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'the service fails': (route) => route.fulfill({ status: 500, body: 'no' }),
  'the device is offline': (route) => route.abort('internetdisconnected'),
  'the answer has no content': (route) => route.fulfill({ status: 204 }),
  'the answer is an empty object': (route) => route.fulfill({ json: {} }),
};

/** Opens the vehicle that has everything and notes what the page itself breaks on. */
const openFull = async (page: Page, template: string): Promise<readonly string[]> => {
  const broken: string[] = [];
  page.on('pageerror', ({ message }) => broken.push(message));
  await page.goto(`${originOf(stateSite(template).host)}${statePath('SS-FULL')}`);
  return broken;
};

const expectWhole = async (page: Page, broken: readonly string[]): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^2022 Toyota Corolla/);
  await expect(page.getByRole('main').getByRole('link', { name: 'Enquire', exact: true }).first()).toBeVisible();
  expect(broken).toEqual([]);
};

const sorry =
  "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.";
/** A call that failed says nothing of the place. */
const failed = /^We couldn't get an estimate just now\. Please try again, or call us on /;

for (const template of templates) {
  test.describe(`template ${template.toUpperCase()}`, () => {
    test('pictures that do not come leave their words and their place [VDP-08]', async ({ page }) => {
      await page.route(/^http:\/\/[^/]+\/media\//, (route) => route.abort('internetdisconnected'));
      const broken = await openFull(page, template);
      const gallery = page.getByLabel('Pictures of 2022 Toyota Corolla', { exact: true });
      await expect(gallery.getByText('Picture not available').filter({ visible: true }).first()).toBeVisible();
      expect((await gallery.boundingBox())?.height).toBeGreaterThan(300);
      await gallery.getByRole('button', { name: 'Next picture' }).click();
      await expect(gallery.getByText(/^2 of \d/)).toBeVisible();
      await expectWhole(page, broken);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    });

    test('similar vehicles that cannot be found leave the page without them, and the log with a word [ERRS-01/similar] [VDP-08]', async () => {
      const api = await failingApi();
      const own = await ownTemplate(template, api.url);
      const website = stateSite(template).host.replace('.localhost', '');
      /** The page of one vehicle that this instance has not shown before. */
      const open = async (kind: VehicleKind, trouble: SearchTrouble) => {
        api.trouble(trouble);
        const path = statePath(gridNumber(kind, 'in_stock'));
        const { status, body } = await ask({
          ...{ host: siteHost(stateSite(template).host), port: own.port, path },
          headers: await templateHeaders(website),
        });
        expect(status, `${path} with search ${trouble}`).toBe(200);
        expect(headingOf(body)).toMatch(/^2022 /);
        return withoutScripts(body).includes('>Similar vehicles</h2>');
      };
      try {
        await own.start();
        expect(await open('car', 'slow')).toBe(true);
        expect(own.output()).not.toContain('could not be found');
        for (const [kind, trouble] of [
          ['truck', 'error'],
          ['motorcycle', 'offline'],
          ['caravan', 'empty'],
        ] as const) {
          expect(await open(kind, trouble), trouble).toBe(false);
          const slug = statePath(gridNumber(kind, 'in_stock')).replace('/cars/', '');
          expect(own.output()).toContain(`Similar vehicles of ${slug} on ${website} could not be found.`);
        }
      } finally {
        await own.kill();
        await api.close();
      }
    });

    // What no template composes by itself is proven on one.
    if (template !== 'a') return;

    test('delivery that cannot be estimated says so, and is asked again [ERRS-01/delivery-empty] [ERRS-01/delivery-unknown] [VDP-08]', async ({
      page,
    }) => {
      const broken = await openFull(page, template);
      const delivery = page.locator('#delivery');
      await delivery.scrollIntoViewIfNeeded();
      const postcode = delivery.getByLabel('Deliver to postcode');
      // Until its code has come it is a plain form.
      await page.waitForFunction(() => {
        const form = document.querySelector('#delivery form');
        return form !== null && Object.keys(form).some((key) => key.startsWith('__reactProps'));
      });
      await delivery.getByRole('button', { name: 'Estimate' }).click();
      await expect(delivery.getByText('Please enter a postcode.').first()).toBeVisible();
      for (const typed of ['abcd', '20']) {
        await postcode.fill(typed);
        await postcode.press('Enter');
        await expect(delivery.getByText('Invalid postcode. Please enter a 4-digit number.').first()).toBeVisible();
      }
      await postcode.fill('0872');
      await postcode.press('Enter');
      await expect(delivery.getByText(sorry).first()).toBeVisible();
      for (const [when, fail] of Object.entries(failures)) {
        await test.step(when, async () => {
          await page.route('**/api/delivery?*', fail, { times: 1 });
          // What was said goes with the first letter of another try.
          await postcode.fill('');
          await postcode.fill('3000');
          await expect(delivery.getByText(failed)).toHaveCount(0);
          await postcode.press('Enter');
          await expect(delivery.getByText(failed).first()).toBeVisible();
          await expect(delivery.getByRole('link', { name: /^0[\d ]+$|^\(0\d\)/ })).toHaveAttribute('href', /^tel:/);
          await expect(delivery.getByText(sorry)).toHaveCount(0);
          await expect(postcode).not.toHaveAttribute('aria-invalid', 'true');
        });
      }
      await postcode.fill('3001');
      await postcode.press('Enter');
      await expect(delivery).toContainText('$180');
      await expectWhole(page, broken);
    });

    test('a PDF that does not come is not saved, and says so [ERRS-01/pdf] [VDP-08]', async ({ page }) => {
      const broken = await openFull(page, template);
      const print = page.getByRole('link', { name: 'Print', exact: true });
      const said = page.getByRole('alert').filter({ hasText: 'The PDF could not be prepared.' });
      const saved: string[] = [];
      page.on('download', (download) => saved.push(download.suggestedFilename()));
      await whenQuiet(page);
      for (const [when, fail] of Object.entries(failures)) {
        await test.step(when, async () => {
          await page.route('**/pdf', fail, { times: 1 });
          const asked = page.waitForRequest('**/pdf');
          await print.click();
          // By then what was said before is gone.
          await asked;
          await expect(said).toBeVisible();
        });
      }
      expect(saved).toEqual([]);
      await expectWhole(page, broken);
    });

    test('a late price comparison comes when it comes; one that says nothing leaves nothing [VDP-01/comparison] [VDP-08]', async ({
      page,
    }) => {
      const gauge = page.getByRole('img', { name: /in a market range of/ });
      const path = '**/cars/*/autogauge';
      await page.route(path, (route) => route.fulfill({ status: 204 }));
      const broken = await openFull(page, template);
      await readThrough(page);
      await expect(gauge).toHaveCount(0);
      await expectWhole(page, broken);

      await page.unroute(path);
      await page.route(path, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, slowAnswer));
        const market = { listing_price: 34_990, market_range_min: 33_000, market_range_max: 38_000 };
        await route.fulfill({ json: { fill: 0.6, ...market, confidence: 0.9, description: 'From 12 cars.' } });
      });
      await page.reload();
      await readThrough(page);
      await expectWhole(page, broken);
      await expect(gauge).toHaveAccessibleName('$34,990 in a market range of $33,000 to $38,000');
    });
  });
}
