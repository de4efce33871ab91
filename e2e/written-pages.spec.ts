// Pages that a dealer writes: accessible, within the screen, and with forms that arrive. They are one part in every template.

import { expect, test } from '@playwright/test';
import { expectAccessible } from './pages/accessibility';
import { writtenForms } from './pages/asked-forms';
import { someone } from './pages/enquiry-form';
import { expectToFit } from './pages/fits';
import { plainForm, thanksAt } from './pages/plain-form';
import { whenQuiet } from './pages/quiet-page';
import { whenInteractive } from './pages/search-page';
import { structuredData } from './pages/vehicle-html';
import { journeySites, partIn } from './sites';
import { originOf } from './stack/address-book';
import { askSite } from './stack/ask';
import { leadsOf } from './stack/leads';

/** Pages of content, in groups that take their turns. */
const groups = [
  ['workshop and parts', ['/service', '/parts/search', '/vehicle-parts-and-accessories', '/warranty']],
  ['the dealer and its terms', ['/about-us', '/fleet', '/terms-and-conditions', '/privacy-policy']],
  ['occasions and places', ['/eofy', '/trade-in', '/dealer-locator', 'place']],
] as const;

/** The page of a place, on each site in another form of address. */
const placeOn = {
  a: '/locations/harbour-city-northshore',
  b: '/contact-us/meridian-nissan',
  c: '/locations/red-gum-yard',
} as const;

for (const site of journeySites) {
  test.describe(`${site.name}, template ${site.template.toUpperCase()}`, () => {
    test.use({ baseURL: originOf(site.host), contextOptions: { reducedMotion: 'reduce' } });

    const onePart = partIn(site.template, 'written-pages');

    for (const [name, paths] of groups)
      test(`pages of ${name} are accessible and fit the window`, onePart(), async ({ page }) => {
        for (const named of paths) {
          const path = named === 'place' ? placeOn[site.template] : named;
          await page.goto(path);
          await whenQuiet(page);
          await expectAccessible(page, path);
          await expectToFit(page, path);
        }
      });

    test(
      'plain forms to workshop, parts counter, warranty and fleet desk arrive [FORM-06/service] [FORM-06/parts] [FORM-06/warranty] [FORM-06/fleet]',
      onePart('@desktop'),
      async () => {
        for (const [category, path, fields] of writtenForms) {
          const who = someone();
          const { form, send } = await plainForm(site.host, path);
          expect(form.role('button', 'Send enquiry').count, path).toBe(1);
          // A group asks which of its dealers is meant.
          const dealerships = form.field('dealership').tag('option').attributes('value');
          const { status, location } = await send({
            ...fields,
            ...(dealerships.length > 1 && { Dealership: dealerships[1] ?? '' }),
            'First Name': who.name,
            'Email Address': who.email,
            'Mobile Number': who.phone,
          });
          expect([status, location], path).toEqual([303, expect.stringContaining(`/success?category=${category}`)]);
          expect(await thanksAt(site.host, location)).toContain('Thanks.');
          expect(await leadsOf(who.name)).toMatchObject([{ category, vehicle: null }]);
        }
      },
    );
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

test('an FAQ stands in structured data with its five questions, and opens its answers', { tag: '@desktop' }, async ({
  page,
}) => {
  for (const { host } of journeySites) {
    const faq = structuredData((await askSite(host, '/trade-in')).body).FAQPage;
    expect(faq?.mainEntity, host).toHaveLength(5);
  }
  await page.goto(`${originOf('meridian-nissan.localhost')}/trade-in`);
  const answer = page.getByText('of more than 7 years or 100,000 km');
  await expect(answer).toBeHidden();
  await page
    .locator('summary, button')
    .filter({ hasText: /online|on the website/ })
    .first()
    .click();
  await expect(answer).toBeVisible();
});
