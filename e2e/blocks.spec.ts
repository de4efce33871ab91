// Every block of content on a home page, in each template: drawn, accessible, within the screen, and useful without scripts.

import { expect, test } from '@playwright/test';
import { composedSites } from './fixtures/composed-homes/composed-homes';
import { expectAccessible } from './pages/accessibility';
import { someone } from './pages/enquiry-form';
import { expectToFit } from './pages/fits';
import { whenQuiet } from './pages/quiet-page';
import { whenInteractive } from './pages/search-page';
import { oneSize, partIn } from './sites';
import { originOf } from './stack/address-book';
import { leadsOf } from './stack/leads';

const headings = [
  'A yard by the lake',
  'What we do',
  'How to buy',
  'In figures',
  'Trade-in questions',
  'Warranties side by side',
  'Come and see for yourself',
  'Write to us',
  'Said of both yards',
  'Said of one',
  'Offers of the month',
  'Opening hours',
  'Ways to pay',
  'The group',
  'The yard in pictures',
  'A walk around the yard',
  'The range',
  'The makes',
  'The shelf',
  'Our team',
  'Just in',
  'Why choose us',
];

for (const { template, host } of composedSites) {
  test.describe(`template ${template.toUpperCase()}`, () => {
    test.use({ baseURL: originOf(host), contextOptions: { reducedMotion: 'reduce' } });
    const onePart = partIn(template, 'blocks');

    test(
      'a home page shows every block, is accessible and fits its window [CONT-01/why-choose-us] [CONT-01/faq] [CONT-01/payment-strip] [ERRS-01/missing-list]',
      oneSize(template),
      async ({ page }) => {
        await page.goto('/');
        await whenInteractive(page);
        await whenQuiet(page);
        await test.step('each block stands under its heading, and axe finds nothing', async () => {
          for (const name of headings) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
          await expectAccessible(page, 'every block');
        });
        await test.step('no block is wider than a window of either size', () => expectToFit(page, host));
        await test.step('a link to a page that the site does not have is left out', async () => {
          await expect(page.getByText('Nowhere')).toHaveCount(0);
        });
        await test.step('a question opens its answer, and structured data holds both questions [CONT-01/faq]', async () => {
          await expect(page.getByText('Yes, up to 7 years')).toBeHidden();
          await page.getByText('Do you take my old car?').click();
          await expect(page.getByText('Yes, up to 7 years')).toBeVisible();
          const data = await page.locator('script[type="application/ld+json"]').allTextContents();
          expect(data.map((text) => JSON.parse(text)).find((one) => one['@type'] === 'FAQPage')).toMatchObject({
            mainEntity: [
              { name: 'Do you take my old car?', acceptedAnswer: { text: expect.stringContaining('7 years') } },
              { name: 'What do I bring?' },
            ],
          });
        });
        await test.step('the strip of payments names each way to pay [CONT-01/payment-strip]', async () => {
          await expect(page.getByRole('list', { name: 'Ways to pay' }).getByRole('listitem')).toHaveText([
            'Mastercard',
            'Visa',
            'Maestro',
            'Google Pay',
            'Apple Pay',
          ]);
        });
        await test.step('the reasons to choose the dealer stand as headings [CONT-01/why-choose-us]', async () => {
          for (const reason of ['Warranty', 'Quality assured', 'Personalised finance'])
            await expect(page.getByRole('heading', { name: reason, exact: true })).toBeVisible();
        });
        await test.step('the counter of sales is labelled', async () => {
          await expect(page.getByRole('term').filter({ hasText: 'Sales this Month' })).toBeVisible();
        });
        await test.step('a list without a vehicle says so, and leads to all stock [ERRS-01/missing-list]', async () => {
          const list = page.getByRole('region', { name: 'Older than the yard' });
          await expect(list).toContainText('No Results Available. No vehicle of this list is here at the moment.');
          await list.getByRole('link', { name: 'Search our stock' }).click();
          await page.waitForURL('**/search');
        });
      },
    );

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test(
        'a form block is sent, answers open and a film leads to its page [CONT-01/faq]',
        onePart(),
        async ({ page }) => {
          await page.goto('/');
          for (const name of headings) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
          await page.getByText('What do I bring?').click();
          await expect(page.getByText('Its papers.')).toBeVisible();
          await expect(page.getByRole('link', { name: 'Watch video: A walk around the yard' })).toHaveAttribute(
            'href',
            'https://www.youtube.com/watch?v=aaaaaaaaaaa',
          );
          const who = someone();
          const form = page.locator('form[action="/api/leads"]');
          await expect(form.getByLabel('Last Name')).toHaveCount(0);
          await form.getByLabel('First Name').fill(who.name);
          await form.getByLabel('Email Address').fill(who.email);
          await form.getByLabel('Mobile Number').fill(who.phone);
          await form.getByLabel('Postcode').fill('3000');
          await form.getByLabel('Message').fill('From a block.');
          await form.getByRole('button', { name: 'Send enquiry' }).click();
          await page.waitForURL(/\/success\?category=general/);
          expect(await leadsOf(who.name)).toHaveLength(1);
        },
      );
    });
  });
}
