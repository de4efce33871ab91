// The main job of the product, the same in every template: find a vehicle and ask about it. Each template is driven at both
// sizes: one journey at its own size, the other at the other.

import { expect, type Page, test } from '@playwright/test';
import { enquiryForm, someone } from './pages/enquiry-form';
import { canonicalOf, countOf, vehiclesOf } from './pages/html';
import { listedVehicle } from './pages/listed-vehicle';
import { whenQuiet } from './pages/quiet-page';
import { countSearches, searchPage, whenInteractive } from './pages/search-page';
import { journeySites, oneSize, otherSize, partIn } from './sites';
import { originOf } from './stack/address-book';
import { askSite } from './stack/ask';
import { leadsOf } from './stack/leads';

/** Fails where there is room for more than a line above the first vehicle, at any size. */
const expectNoGap = async (page: Page): Promise<void> => {
  const own = page.viewportSize();
  const top = async (selector: string) => (await page.locator(selector).first().boundingBox())?.y ?? Number.NaN;
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect((await top('#search-results article')) - (await top('#search-results')), `${width} wide`).toBeLessThan(64);
  }
  if (own !== null) await page.setViewportSize(own);
};

for (const site of journeySites) {
  test.describe(`${site.name}, template ${site.template.toUpperCase()}`, () => {
    test.use({ baseURL: originOf(site.host) });
    const onePart = partIn(site.template, 'journeys');

    test(
      'home leads into the stock, on to a vehicle and to an answer [FORM-06/vehicle]',
      oneSize(site.template),
      async ({ page }) => {
        await page.goto('/');
        const budget = page.getByRole('form', { name: 'Budget finder' });
        if ((await budget.count()) > 0) {
          // A yard opens with what a shopper can pay: 600 a month for 5 years and 2,000 at once (BUDG-01).
          await budget.getByRole('button', { name: /^[\d,]+ cars? Found$/ }).click();
        } else {
          const entry = page.getByRole('search');
          await entry.getByLabel('Up to').selectOption({ label: '$70,000' });
          await entry.getByRole('button', { name: /^Show me/ }).click();
        }
        await page.waitForURL(/\?(price|range)/);
        expect(decodeURIComponent(page.url())).toMatch(/=(:70000|1001:38000)$/);

        const search = searchPage(page);
        await expect(search.heading).toBeVisible();
        await expect(search.count).toHaveText(/^[\d,]+ cars$/);
        const [first = ''] = await search.vehicles();
        await whenInteractive(page);
        await search.cards.first().getByRole('link').first().click();
        await page.waitForURL(`**${first}`);

        const heading = page.getByRole('main').getByRole('heading', { level: 1 });
        await expect(heading).toHaveText(/\d{4} \w+/);
        const who = someone();
        const enquiry = enquiryForm(page);
        await enquiry.fill(who);
        await expect(enquiry.message).not.toHaveValue('');
        await enquiry.submit.click();
        await page.waitForURL(/\/success\?/);
        const asked = new URL(page.url()).searchParams;
        expect(asked.get('category')).toBe('vehicle');
        expect(['new', 'demo', 'used']).toContain(asked.get('car_type'));
        await expect(heading).toHaveText(/Thanks/);
        await expect(page.getByRole('main')).toContainText(asked.get('lead')?.slice(-6).toUpperCase() ?? 'no lead');

        const leads = await leadsOf(who.name);
        expect(leads).toHaveLength(1);
        expect(leads[0]?.lead_id).toBe(asked.get('lead'));
      },
    );

    test('searching keeps its state in the address [SRCH-01] [SRCH-04]', otherSize(site.template), async ({ page }) => {
      const searches = countSearches(page);
      const search = searchPage(page);
      await page.goto('/search');
      await whenInteractive(page);
      const all = await search.count.textContent();
      await expect(search.cards).toHaveCount(21);
      const firstPage = await search.vehicles();
      await whenQuiet(page);
      expect(searches(), 'searches of the browser on load').toBe(0);
      await test.step('nothing stands empty above the first vehicle at either size', () => expectNoGap(page));

      await search.goToPage(2);
      await page.waitForURL(/[?&]page=2$/);
      await expect.poll(search.vehicles).not.toEqual(firstPage);
      const secondPage = await search.vehicles();
      expect(secondPage.filter((vehicle) => firstPage.includes(vehicle))).toEqual([]);
      expect(searches(), 'searches after turning the page').toBe(1);

      // Page 2 of all stock is not page 2 of what is left: a refinement begins at the first page, without `page`.
      await search.refine(site.refinement);
      await expect(search.count).not.toHaveText(all ?? '');
      await expect(search.count).toHaveText(/^[\d,]+ cars$/);
      expect(searches(), 'searches after refining').toBe(2);
      const refined = await search.vehicles();
      const counted = await search.count.textContent();

      await page.goBack();
      await page.waitForURL(/[?&]page=2$/);
      await expect.poll(search.vehicles).toEqual(secondPage);
      await page.goForward();
      await expect.poll(search.vehicles).toEqual(refined);
      await page.reload();
      await expect(search.count).toHaveText(counted ?? '');
      expect(await search.vehicles()).toEqual(refined);

      await search.cards.first().getByRole('link').first().click();
      await page.waitForURL(/\/cars\//);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/\d{4} \w+/);
      await page.goBack();
      await expect.poll(search.vehicles).toEqual(refined);
      await expect(search.count).toHaveText(counted ?? '');
    });

    test('a deep link with many filters is one page for everybody [SRCH-01] [SRCH-02]', onePart(), async ({ page }) => {
      const search = searchPage(page);
      const searches = countSearches(page);
      const address =
        '/search?car_type=used&fuel=Petrol&fuel=Diesel&transmission=Automatic&km=:200000&price=5000:90000&sortBy=price-asc';
      await page.goto(address);
      await whenInteractive(page);
      await expect(search.heading).toHaveText(new RegExp(site.usedWord));
      const chips = page.getByRole('list', { name: 'Filters in force' }).getByRole('listitem');
      await expect(chips.filter({ hasText: 'Petrol' })).toBeVisible();
      const shown = { vehicles: await search.vehicles(), count: await search.count.textContent() };
      expect(shown.vehicles.length).toBeGreaterThan(3);
      await whenQuiet(page);
      expect(searches()).toBe(0);

      // Asked for again it is the same page, and so is its canonical form.
      const asked = (await askSite(site.host, address)).body;
      for (const path of [address, canonicalOf(asked)]) {
        const { status, body } = await askSite(site.host, path);
        expect(status, path).toBe(200);
        expect(vehiclesOf(body), path).toEqual(shown.vehicles);
        expect(countOf(body), path).toBe(Number(/^[\d,]+/.exec(shown.count ?? '')?.[0].replaceAll(',', '')));
      }
    });

    test('words are searched once typing has rested for 300 ms [SRCH-06]', onePart(), async ({ page }) => {
      await page.clock.install();
      const search = searchPage(page);
      const searches = countSearches(page);
      await page.goto('/search');
      await whenInteractive(page);
      const words = (await search.openFilters()).getByRole('combobox', { name: 'Search stock' });
      await page.clock.pauseAt(Date.now() + 60_000);
      await words.fill('toy');
      await page.clock.runFor(250);
      await words.fill('toyota');
      await page.clock.runFor(250);
      expect(searches(), 'while somebody types').toBe(0);
      await page.clock.runFor(60);
      // What the words mean is asked for first: that takes time of its own.
      await page.clock.resume();
      await expect.poll(searches).toBe(1);
      await expect(page).toHaveURL(/\/toyota$/);
      await expect(search.count).toHaveText(/cars?$/);
    });

    test(
      'a general enquiry asks for a postcode of four digits, and is answered in its own words [FORM-01] [FORM-06/general]',
      onePart(),
      async ({ page }) => {
        await page.goto('/contact');
        await whenInteractive(page);
        const { form, postcode, submit, message, fill } = enquiryForm(page);
        for (const label of ['First Name', 'Last Name', 'Postcode', 'Mobile Number', 'Email Address'])
          await expect(form.getByLabel(label)).toBeVisible();
        await expect(postcode).toHaveAttribute('maxlength', '4');
        const who = someone();
        await fill(who);
        await expect(form.getByLabel('What is it about?')).toHaveValue('General Enquiry');
        const dealership = form.getByLabel('Dealership');
        if ((await dealership.count()) > 0) await dealership.selectOption({ label: site.name });
        await message.fill('When do you open on Sunday?');
        const summary = form.getByRole('alert').filter({ hasText: 'Please fix the following errors:' });
        const words = 'Invalid postcode. Please enter a 4-digit number.';
        for (const typed of ['', '200', '2O00']) {
          await postcode.fill(typed);
          await submit.click();
          await expect(summary).toBeFocused();
          await expect(summary.getByRole('listitem').filter({ hasText: 'postcode' })).toHaveText(words);
          await expect(postcode).toHaveAttribute('aria-invalid', 'true');
        }
        await postcode.fill('');
        await postcode.pressSequentially('20000');
        await expect(postcode).toHaveValue('2000');
        expect(await leadsOf(who.name)).toEqual([]);

        await submit.click();
        await page.waitForURL(/\/success\?category=general&/);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/message/);
        const leads = await leadsOf(who.name);
        expect(leads.map(({ category, vehicle }) => [category, vehicle])).toEqual([['general', null]]);
      },
    );

    test(
      'a phone number one digit short is questioned once, and a double click and a lost answer make one lead [LEAD-03]',
      onePart(),
      async ({ page }) => {
        const vehicle = await listedVehicle(site.host);
        await page.goto(vehicle);
        await whenInteractive(page);
        const who = { ...someone(), phone: '0400 000 00' };
        const enquiry = enquiryForm(page);
        await enquiry.fill(who);
        await enquiry.submit.dblclick();
        await expect(enquiry.form).toContainText('Is this number complete?');
        await expect(enquiry.phone).toBeFocused();
        await expect(enquiry.phone).toHaveAccessibleDescription(/Is this number complete\?/);
        expect(await leadsOf(who.name)).toEqual([]);

        // The server takes the lead, but its answer never arrives.
        let sent = 0;
        await page.route('**/api/leads', async (route) => {
          sent += 1;
          const request = route.request();
          const { 'content-type': type = '' } = request.headers();
          const answer = await askSite(site.host, '/api/leads', {
            method: 'POST',
            headers: { 'content-type': type, origin: originOf(site.host) },
            body: request.postData() ?? '',
          });
          expect(answer.status).toBe(201);
          await route.abort();
        });
        await enquiry.submit.dblclick();
        await expect(enquiry.form.getByRole('alert')).toContainText('An error occurred when submitting this form');
        expect(sent, 'requests of the double click').toBe(1);
        await page.unroute('**/api/leads');
        await enquiry.submit.dblclick();
        await page.waitForURL(/\/success\?/);
        expect((await leadsOf(who.name)).map((lead) => lead.phone)).toEqual([who.phone]);
      },
    );
  });
}
