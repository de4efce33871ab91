// What a phone shows of a form and of a table: the first field on the first screen, and every figure in sight.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { awake } from './pages/deferred-parts';
import { enquiryForm } from './pages/enquiry-form';
import { expectToFit } from './pages/fits';
import { listedVehicle } from './pages/listed-vehicle';
import { journeySites, partIn } from './sites';
import { originOf } from './stack/address-book';

/** What a shopper fills in first stands wholly within the first screen; what only robots meet stands beside the page. */
const expectFormOnFirstScreen = async (page: Page) => {
  const bottoms = await enquiryForm(page)
    .form.locator('input:not([type="hidden"]), select, textarea')
    .evaluateAll((fields) =>
      fields.flatMap((field) => {
        const { left, bottom, height } = field.getBoundingClientRect();
        return left < 0 || height === 0 ? [] : [bottom];
      }),
    );
  expect(Math.min(...bottoms)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
};

for (const { host, name, template } of journeySites) {
  test.describe(`${name}, template ${template.toUpperCase()}`, () => {
    test.use({ baseURL: originOf(host) });
    const onePart = partIn(template, 'tables on phones');

    test('the enquiry about a vehicle and the request for its finance begin on the first screen, and their terms stand whole below [SIDE-02/view-details]', {
      tag: '@phone',
    }, async ({ page }) => {
      const vehicle = await listedVehicle(host);
      await page.goto(`${vehicle}/enquire`);
      await expectFormOnFirstScreen(page);
      const card = page.getByRole('complementary', { name: 'About this enquiry' });
      const terms = page.getByText(/^Estimate only: .* comparison rate\.$/);
      const topOf = async (place: Locator) => (await place.boundingBox())?.y ?? Number.NaN;
      // The card says the price and both rates; what they are an example of is below the form, one press away.
      await expect(card).toContainText(/\$[\d,]+.* a week, [\d.]+% p\.a\..*Comparison rate [\d.]+% p\.a\./);
      expect(await topOf(card)).toBeLessThan(await topOf(enquiryForm(page).form));
      expect(await topOf(terms)).toBeGreaterThan(await topOf(enquiryForm(page).submit));
      await expect(card.getByRole('link', { name: 'View Details' })).toHaveAttribute('href', vehicle);
      await card.getByRole('link', { name: 'Terms of this repayment' }).click();
      await expect(terms).toBeInViewport();

      await page.goto(vehicle);
      const finance = page.getByRole('main').getByRole('link', { name: 'Get Finance' }).first();
      await page.goto((await finance.getAttribute('href')) ?? '');
      await expectFormOnFirstScreen(page);
      await expectToFit(page, 'finance of a vehicle');
      await expect(card.getByRole('link', { name: 'View Details' })).toHaveAttribute('href', vehicle);
    });

    test(
      'a table of what a loan costs has every figure in sight, each with the name of its column',
      onePart('@phone'),
      async ({ page }) => {
        await page.goto('/finance');
        const part = page.getByRole('region', { name: 'Work out a repayment' });
        await part.scrollIntoViewIfNeeded();
        await awake(page, 'main input[type="radio"]');
        const table = part.getByRole('table').last();
        const width = page.viewportSize()?.width ?? 0;
        for (const column of ['Comparison rate', 'Total payable']) {
          await expect(table.getByRole('columnheader', { name: column })).toHaveCount(1);
          // On a phone it stands beside each of its values.
          const named = table.locator(`[data-column="${column}"]`).first();
          expect(await named.evaluate((cell) => getComputedStyle(cell, '::before').content)).toContain(column);
        }
        for (const cell of await table.getByRole('cell').all()) {
          const box = await cell.boundingBox();
          expect((box?.x ?? Number.NaN) + (box?.width ?? Number.NaN)).toBeLessThanOrEqual(width);
        }
      },
    );
  });
}
