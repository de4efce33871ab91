// The main job with scripts off: filters are a form, pages are links, an enquiry is a plain POST.
import { expect, test } from '@playwright/test';
import { enquiryForm, someone } from './pages/enquiry-form';
import { wayIntoStock } from './pages/home-page';
import { searchPage } from './pages/search-page';
import { journeySites } from './sites';
import { originOf } from './stack/address-book';
import { leadsOf } from './stack/leads';

test.use({ javaScriptEnabled: false });

/** Size of the journey in each template; filters are looked for at the other one, too. */
const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
};
const sizeOf = { a: 'phone', b: 'desktop', c: 'phone' } as const;

for (const site of journeySites) {
  const size = sizeOf[site.template];

  test(`${site.name}, template ${site.template.toUpperCase()}: a shopper without scripts searches, filters and enquires [SRCH-16] [LEAD-01]`, {
    tag: `@${size}`,
  }, async ({ page }) => {
    const origin = originOf(site.host);
    await page.goto(origin);
    await wayIntoStock(page).click();
    await page.waitForURL(/\/search/);
    const search = searchPage(page);
    await expect(search.cards).toHaveCount(21);
    const first = await search.vehicles();
    await search.goToPage(2);
    await page.waitForURL(/[?&]page=2$/);
    expect((await search.vehicles()).filter((vehicle) => first.includes(vehicle))).toEqual([]);

    const filters = page.locator('form#search-form');
    const { openFilter } = search;
    /** Where the filters do not stand beside the results, a link leads to them. */
    const reachFilters = async () => {
      const opener = page.getByRole('link', { name: /^(all )?filters/i }).filter({ visible: true });
      if ((await opener.count()) > 0) await opener.first().click();
      await expect((await openFilter(filters, 'Price')).getByLabel('Price to')).toBeVisible();
    };
    await test.step('filters are reached at the other size', async () => {
      const results = page.url();
      await page.setViewportSize(size === 'phone' ? sizes.desktop : sizes.phone);
      await reachFilters();
      await page.setViewportSize(sizes[size]);
      // The link leads to a part of the page: back is no other document.
      if (page.url() !== results) await page.goBack();
      await expect(page).toHaveURL(results);
    });
    await reachFilters();
    await (await openFilter(filters, 'Price')).getByLabel('Price to').fill('45000');
    await (await openFilter(filters, 'Fuel')).getByRole('checkbox', { name: /^Petrol/ }).check();
    await filters
      .getByRole('button', { name: /^Show Me/ })
      .filter({ visible: true })
      .last()
      .click();
    await page.waitForURL(/fuel=Petrol/);
    const asked = new URL(page.url()).searchParams;
    expect(asked.get('price') ?? asked.get('range[price]')).toMatch(/^(1001)?:45000$/);
    expect(asked.has('page')).toBe(false);
    const count = Number.parseInt((await search.count.textContent()) ?? '', 10);
    expect(count).toBeGreaterThan(0);
    await expect(page.getByRole('list', { name: 'Filters in force' }).getByText('Petrol')).toBeVisible();

    const [vehicle = ''] = await search.vehicles();
    await search.cards.first().getByRole('heading').getByRole('link').click();
    await page.waitForURL(`${origin}${vehicle}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/\d{4} \w+/);
    await test.step('the finance calculator stands as an example, without a scale that nothing would answer', async () => {
      await expect(page.locator('#finance').getByText(/^For \$[\d,]+ with no deposit, over 5 years\.$/)).toBeVisible();
      await expect(page.locator('#finance').getByRole('slider')).toHaveCount(0);
    });

    // A fault first: the form comes back on a page of the site, which names it beside its field and keeps what was typed.
    const who = someone();
    const enquiry = enquiryForm(page);
    await enquiry.name.fill(who.name);
    await enquiry.email.fill('nobody');
    await enquiry.phone.fill(who.phone);
    await enquiry.message.fill('Is "this" <one> still here?');
    await enquiry.submit.click();
    await page.waitForURL(/\/enquiry\/[\w-]{32}$/);
    expect(page.url()).not.toContain(who.name);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please check your enquiry');
    await expect(page.getByRole('alert')).toContainText('Please fix the following errors:');
    await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([/email/i]);
    await expect(enquiry.name).toHaveValue(who.name);
    await expect(enquiry.message).toHaveValue('Is "this" <one> still here?');
    await expect(enquiry.email).toHaveValue('nobody');
    await expect(enquiry.email).toHaveAttribute('aria-invalid', 'true');
    await expect(enquiry.email).toHaveAccessibleDescription(/^Please enter an email address/);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await enquiry.email.fill(who.email);
    await enquiry.submit.click();
    await page.waitForURL(/\/success\?category=vehicle&/);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/Thanks/);
    const leads = await leadsOf(who.name);
    expect(leads.map(({ lead_id }) => lead_id)).toEqual([new URL(page.url()).searchParams.get('lead')]);
  });
}
