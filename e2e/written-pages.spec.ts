// Pages that a dealer writes, in each template: accessible, within the screen, and with forms that arrive.

import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './pages/accessibility';
import { writtenForms } from './pages/asked-forms';
import { someone } from './pages/enquiry-form';
import { whenQuiet } from './pages/quiet-page';
import { whenInteractive } from './pages/search-page';
import { journeySites } from './sites';
import { originOf } from './stack/address-book';
import { leadsOf } from './stack/leads';

const paths = [
  '/service',
  '/parts/search',
  '/vehicle-parts-and-accessories',
  '/warranty',
  '/fleet',
  '/eofy',
  '/about-us',
  '/terms-and-conditions',
  '/privacy-policy',
  '/trade-in',
  '/dealer-locator',
];

/** The page of a place, on each site in another form of address. */
const placeOn: Readonly<Record<string, string>> = {
  a: '/locations/harbour-city-northshore',
  b: '/contact-us/meridian-nissan',
  c: '/locations/red-gum-yard',
};

const fillIn = async (page: Page, fields: Readonly<Record<string, string>>) => {
  const form = page.locator('form[action="/api/leads"]');
  // A group asks which of its dealers is meant.
  const dealership = form.getByLabel('Dealership', { exact: true });
  if ((await dealership.count()) > 0) await dealership.selectOption({ index: 1 });
  for (const [label, value] of Object.entries(fields)) await form.getByLabel(label, { exact: true }).fill(value);
  return form;
};

for (const site of journeySites) {
  test.describe(`${site.name}, template ${site.template.toUpperCase()}`, () => {
    test.use({ baseURL: originOf(site.host), contextOptions: { reducedMotion: 'reduce' } });

    test('pages of content and of places are accessible and fit the window', async ({ page }) => {
      for (const path of [...paths, placeOn[site.template] ?? '']) {
        await page.goto(path);
        await whenQuiet(page);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(wide, path).toBeLessThanOrEqual(0);
        await expectAccessible(page, path);
      }
    });

    test.describe('without scripts', { tag: '@desktop' }, () => {
      test.use({ javaScriptEnabled: false });

      test('enquiries to workshop, parts counter, warranty and fleet desk arrive [FORM-06/service] [FORM-06/parts] [FORM-06/warranty] [FORM-06/fleet]', async ({
        page,
      }) => {
        for (const [category, path, fields] of writtenForms) {
          const who = someone();
          await page.goto(path);
          const form = await fillIn(page, {
            ...fields,
            'First Name': who.name,
            'Email Address': who.email,
            'Mobile Number': who.phone,
          });
          await form.getByRole('button', { name: 'Send enquiry' }).click();
          await page.waitForURL(new RegExp(`/success\\?category=${category}`));
          await expect(page.getByRole('heading', { level: 1 })).toContainText('Thanks.');
          expect(await leadsOf(who.name)).toMatchObject([{ category, vehicle: null }]);
        }
      });
    });
  });
}

test('a parts list is searched by name, number and model', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`${originOf('meridian-nissan.localhost')}/parts/search`);
  await whenInteractive(page);
  const list = page.getByRole('list', { name: 'On the shelf' });
  await expect(list.getByRole('listitem')).toHaveCount(15);
  await page.getByRole('searchbox', { name: /Search the list/ }).fill('navara filter');
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('searchbox', { name: /Search the list/ }).fill('d1060 x');
  await expect(list.getByRole('listitem')).toHaveText(/Brake pads, front.*\$189/);
  await page.getByRole('searchbox', { name: /Search the list/ }).fill('left-handed');
  await expect(page.getByText('Nothing in this list matches.')).toBeVisible();
});

test('an FAQ opens its answers, and search engines are told of its five questions', { tag: '@desktop' }, async ({
  page,
}) => {
  for (const { host } of journeySites) {
    await page.goto(`${originOf(host)}/trade-in`);
    const answer = page.getByText('of more than 7 years or 100,000 km');
    await expect(answer).toBeHidden();
    await page
      .locator('summary, button')
      .filter({ hasText: /online|on the website/ })
      .first()
      .click();
    await expect(answer).toBeVisible();
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const faq = data.map((text) => JSON.parse(text)).find((one) => one['@type'] === 'FAQPage');
    expect(faq.mainEntity).toHaveLength(5);
  }
});
