// What a vehicle's page does when something that it fetches fails or is late: the words of the error catalogue, and a
// page that stays whole. Its PDF: print.spec.ts; its price comparison: price-comparison.spec.ts.

import { expect, type Page, test } from '@playwright/test';
import { stateSite, templates } from '../fixtures/vehicle-states/state-sites';
import { gridNumber, type VehicleKind } from '../fixtures/vehicle-states/state-vehicles';
import { headingOf, withoutScripts } from '../pages/html';
import { statePath } from '../pages/vehicle-html';
import { partIn } from '../sites';
import { originOf } from '../stack/address-book';
import { ask, siteHost } from '../stack/ask';
import { failingApi } from '../stack/failing-api';
import { ownTemplate, templateHeaders } from '../stack/own-processes';

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

for (const template of templates) {
  const onePart = partIn(template, 'vehicle-failures');
  test.describe(`template ${template.toUpperCase()}`, () => {
    test('pictures that do not come leave their words and their place [VDP-08]', onePart(), async ({ page }) => {
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

    test(
      'similar vehicles that come late are shown; where they cannot be found the page stands without them, and the log says so [ERRS-01/similar] [VDP-08]',
      onePart(),
      async () => {
        const api = await failingApi();
        const own = await ownTemplate(template, api.url);
        const website = stateSite(template).host.replace('.localhost', '');
        /** Whether the page of a vehicle that this instance has not shown before has a row of similar ones. */
        const showsSimilar = async (kind: VehicleKind): Promise<boolean> => {
          const path = statePath(gridNumber(kind, 'in_stock'));
          const { status, body } = await ask({
            ...{ host: siteHost(stateSite(template).host), port: own.port, path },
            headers: await templateHeaders(website),
          });
          expect(status, path).toBe(200);
          expect(headingOf(body)).toMatch(/^2022 /);
          return withoutScripts(body).includes('>Similar vehicles</h2>');
        };
        try {
          await own.start();
          api.trouble('held');
          const late = showsSimilar('car');
          await expect.poll(() => api.held().waiting).toBeGreaterThan(0);
          api.trouble('none');
          expect(await late).toBe(true);
          expect(own.output()).not.toContain('could not be found');
          for (const [kind, trouble] of [
            ['truck', 'error'],
            ['motorcycle', 'offline'],
            ['caravan', 'empty'],
          ] as const) {
            api.trouble(trouble);
            expect(await showsSimilar(kind), trouble).toBe(false);
            const slug = statePath(gridNumber(kind, 'in_stock')).replace('/cars/', '');
            expect(own.output()).toContain(`Similar vehicles of ${slug} on ${website} could not be found.`);
          }
        } finally {
          await own.kill();
          await api.close();
        }
      },
    );
  });
}
