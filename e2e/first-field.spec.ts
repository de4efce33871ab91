// What a phone shows of a form: the first field on the first screen.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { enquiryForm } from './pages/enquiry-form';
import { expectToFit } from './pages/fits';
import { listedVehicle } from './pages/listed-vehicle';
import { journeySites } from './sites';
import { originOf } from './stack/address-book';
import { askSite } from './stack/ask';

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

      const [finance] = /\/personalised\/finance\?car_id=\d+/.exec((await askSite(host, vehicle)).body) ?? [];
      expect(finance, `${vehicle} leads to its finance`).toBeDefined();
      await page.goto(finance ?? '');
      await expectFormOnFirstScreen(page);
      await expectToFit(page, 'finance of a vehicle');
      await expect(card.getByRole('link', { name: 'View Details' })).toHaveAttribute('href', vehicle);
    });
  });
}
