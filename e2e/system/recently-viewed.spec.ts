// What a device looked at before, shown as it is now.
import { expect, type Page, test } from '@playwright/test';
import { foundVehicles, usedInStock } from '../pages/found-vehicles';
import { journeySites, partIn } from '../sites';
import { originOf } from '../stack/address-book';

/** Where a device keeps the vehicles that it looked at. */
const memory = 'forecourt-viewed';

const viewed = (page: Page) => page.getByRole('region', { name: 'Recently viewed' });

for (const site of journeySites) {
  const onePart = partIn(site.template, 'recently-viewed');
  test.describe(`${site.name}, template ${site.template.toUpperCase()}`, () => {
    test.use({ baseURL: originOf(site.host) });

    test(
      'viewed vehicles are remembered and shown again, and a memory that cannot be read is forgotten [HIST-01]',
      onePart(),
      async ({ page }) => {
        const [first, second] = await foundVehicles(site.host, usedInStock);
        if (first === undefined || second === undefined) throw new Error(`${site.host} has no two vehicles.`);
        const kept = () =>
          page.evaluate((at) => JSON.parse(window.localStorage.getItem(at) ?? '[]') as unknown[], memory);
        await page.goto(first.path);
        await expect.poll(kept).toHaveLength(1);
        // The vehicle that is shown does not stand beside itself.
        await expect(viewed(page)).toHaveCount(0);
        await page.goto(second.path);
        await expect.poll(kept).toHaveLength(2);
        expect(await kept()).toEqual([
          {
            id: second.id,
            stocknum: expect.any(String),
            make: expect.any(String),
            model: expect.any(String),
            body: expect.any(String),
            simple_body: expect.any(String),
          },
          expect.objectContaining({ id: first.id }),
        ]);

        const links = () =>
          viewed(page)
            .getByRole('article')
            .getByRole('heading')
            .getByRole('link')
            .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
        await expect(viewed(page)).toBeVisible();
        expect(await links()).toEqual([first.path]);
        await page.goto('/');
        await expect(viewed(page)).toBeVisible();
        // The newest comes first.
        expect(await links()).toEqual([second.path, first.path]);

        await page.evaluate((at) => window.localStorage.setItem(at, '{"id":'), memory);
        await page.reload();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(viewed(page)).toHaveCount(0);
      },
    );

    // Each template lists the parts of its home page.
    test('the home page shows the vehicles that the device remembers, and its footer stays off paper [HIST-01]', async ({
      page,
    }) => {
      const [vehicle] = await foundVehicles(site.host, usedInStock);
      const { id, path } = vehicle ?? { id: '', path: '' };
      await page.addInitScript(([at, kept]) => window.localStorage.setItem(at, kept), [
        memory,
        JSON.stringify([{ id, stocknum: 'X', make: 'X', model: 'X', body: null, simple_body: null }]),
      ] as const);
      await page.goto('/');
      await expect(viewed(page).getByRole('heading').getByRole('link').first()).toHaveAttribute('href', path);

      await test.step('its footer stays off paper', async () => {
        const footer = page.getByRole('contentinfo');
        await expect(footer).toBeVisible();
        await page.emulateMedia({ media: 'print' });
        await expect(footer).toBeHidden();
        await expect(page.getByRole('main')).toBeVisible();
      });
    });
  });
}
