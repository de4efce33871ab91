// Special offers: found, narrowed, read and asked about, in every template.
import { expect, test } from '@playwright/test';
import { expectAccessible } from './pages/accessibility';
import { enquiryForm, someone } from './pages/enquiry-form';
import { expectToFit } from './pages/fits';
import { whenInteractive } from './pages/search-page';
import { journeySites, partIn } from './sites';
import { originOf } from './stack/address-book';
import { askSite } from './stack/ask';
import { leadsOf } from './stack/leads';

for (const site of journeySites) {
  test.describe(`${site.name}, template ${site.template.toUpperCase()}`, () => {
    test.use({ baseURL: originOf(site.host) });
    const onePart = partIn(site.template, 'offers');

    test(
      'offers are narrowed in the address, counted aloud, found again and accessible [ERRS-01/empty-offers]',
      onePart(),
      async ({ page }) => {
        await page.goto('/special-offers');
        const main = page.getByRole('main');
        const cards = main.getByRole('list', { name: 'Offers' }).getByRole('article');
        const count = main.getByRole('status');
        const all = await cards.count();
        expect(all).toBeGreaterThan(1);
        await expect(count).toHaveText(`${all} offers`);
        const finance = await cards.filter({ hasText: 'Finance offer' }).count();
        expect(finance).toBeLessThan(all);
        await whenInteractive(page);
        await expectAccessible(page, 'special offers');
        await expectToFit(page, 'special offers');

        const form = main.getByRole('search', { name: 'Find an offer' });
        await form.getByLabel('Category').selectOption('Finance offer');
        await expect(page).toHaveURL(/\/special-offers\?category=Finance\+offer$/);
        await expect(cards).toHaveCount(finance);
        await expect(count).toHaveText(finance === 1 ? '1 offer' : `${finance} offers`);
        // A rate never stands without its comparison rate.
        await expect(cards.first()).toContainText(/5\.99% p\.a\. \(comparison rate 7\.10% p\.a\.\)/);
        await form.getByRole('searchbox').fill('nothing like it');
        await expect(page).toHaveURL(/&query=nothing\+like\+it$/);
        await expect(main.getByRole('heading', { name: 'No Results Available' })).toBeVisible();
        await expect(main).toContainText(
          'There appears to be no offers currently available that meet the conditions of your search',
        );
        await expect(count).toHaveText('0 offers');
        await page.goBack();
        await expect(cards).toHaveCount(finance);
        await expect(form.getByRole('searchbox')).toHaveValue('');
        await page.goForward();
        await main.getByRole('link', { name: 'Clear Filters' }).click();
        await expect(page).toHaveURL(/\/special-offers$/);
        await expect(cards).toHaveCount(all);
        await expect(form.getByLabel('Category')).toHaveValue('');

        await cards.first().getByRole('link').click();
        await page.waitForURL(/\/offers\//);
        await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page, 'offer');
        await expectToFit(page, 'offer');
      },
    );
  });
}

test.describe('Lantern Lane', () => {
  test.use({ baseURL: originOf('lantern-lane.localhost') });

  const title =
    'an offer is found, unfolded and asked about; its markup does no harm [OFFR-01] [OFFR-03] [FORM-06/offer]';
  test(title, { tag: '@phone' }, async ({ page }) => {
    const main = page.getByRole('main');
    const cards = main.getByRole('list', { name: 'Offers' }).getByRole('article');
    const card = (name: string) => cards.filter({ has: page.getByRole('heading', { name }) });
    await page.goto('/special-offers');
    await whenInteractive(page);
    const sizeOf = (words: typeof main) =>
      words.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    // Its own picture, else its model's, else its category or name is lettered; its category in any case.
    await expect(card('Tow bar').locator('img')).toHaveAttribute('src', /own/);
    await expect(card('Low rate').locator('img')).toHaveAttribute('src', /model/);
    for (const [name, sign] of [
      ['A full tank', 'Lane offer'],
      ['Two keys to each', 'Two keys to each'],
    ] as const) {
      await expect(card(name).locator('img')).toHaveCount(0);
      const letters = card(name)
        .locator('span')
        .filter({ hasText: new RegExp(`^${sign}$`) });
      await expect(letters).toBeVisible();
      // On the set, larger than any title: a tag in a corner is smaller.
      expect(await sizeOf(letters)).toBeGreaterThan(await sizeOf(card(name).getByRole('heading')));
    }
    for (const [name, category] of [
      ['Tow bar', 'Accessory offer'],
      ['Low rate', 'Finance offer'],
      ['A full tank', 'Lane offer'],
    ] as const) {
      await expect(card(name).getByText(category, { exact: true })).toBeVisible();
    }

    const shownText = (place: typeof main, start: RegExp) =>
      place
        .locator('p')
        .filter({ hasText: start })
        .filter({ visible: true })
        .first()
        .evaluate((element) => (element instanceof HTMLElement ? element.innerText : ''));
    const folds = async (place: typeof main, words: { start: RegExp; rest: RegExp }, name: string, cut: number) => {
      // Not more than the characters that are left and the mark of the cut, and whole sentences or words of them.
      const left = await shownText(place, words.start);
      expect(left.length).toBeLessThanOrEqual(cut + 1);
      expect(left).toMatch(/[.!?]$|\w…$/);
      await expect(place.getByText(words.rest).filter({ visible: true })).toHaveCount(0);
      await place.getByRole('button', { name: new RegExp(`^View more.*${name}`) }).click();
      await expect(place.getByText(words.rest).filter({ visible: true })).not.toHaveCount(0);
      await place.getByRole('button', { name: new RegExp(`^View less.*${name}`) }).click();
      await expect(place.getByText(words.rest).filter({ visible: true })).toHaveCount(0);
    };
    const description = { start: /^Order a ute/, rest: /A tow bar for 3,500 kg/ };
    const disclaimer = { start: /^For utes that stand/, rest: /please ask the yard/ };
    await folds(card('Tow bar'), description, 'description', 160);
    await folds(card('Tow bar'), disclaimer, 'disclaimer', 200);
    expect(await shownText(card('Low rate'), /^At 5/)).toBe('At 5.99% p.a. (comparison rate 7.10% p.a.).');

    // Found by words of it that are folded away.
    await main.getByRole('search', { name: 'Find an offer' }).getByRole('searchbox').fill('what is fitted');
    await expect(page).toHaveURL(/\/special-offers\?query=what\+is\+fitted$/);
    await expect(cards).toHaveCount(1);
    await card('Tow bar').getByRole('link').click();
    await page.waitForURL('**/offers/toyota/tow-bar');
    await whenInteractive(page);
    // The page that is opened to read it cuts nothing.
    await expect(main.getByText(disclaimer.rest)).toBeVisible();
    await expect(main.getByRole('button', { name: /^View more/ })).toHaveCount(0);
    const whole = main.getByText('A tow bar for 3,500 kg').locator('xpath=ancestor::div[1]');
    await expect(whole.getByRole('heading', { level: 2, name: 'What is fitted' })).toBeVisible();
    expect(await whole.innerHTML()).not.toMatch(/style=|onclick|onerror|<script|<img|javascript:/);
    expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
    // It says of which make its model is, so that has a page.
    await expect(main.getByRole('link', { name: /^More about the HiLux/ })).toHaveAttribute('href', '/hilux');
    expect((await askSite('lantern-lane.localhost', '/hilux')).status).toBe(200);

    const who = someone();
    const enquiry = enquiryForm(page);
    await enquiry.submit.click();
    await expect(main.getByText('Please fix the following errors:')).toBeVisible();
    await enquiry.fill(who);
    await expect(enquiry.message).toHaveValue(/Tow bar with every ute/);
    await enquiry.submit.click();
    await page.waitForURL(/\/success\?category=offer&lead=/);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(/Thanks/);
    expect(await leadsOf(who.name)).toMatchObject([
      {
        category: 'offer',
        dealership: 'lantern-lane',
        vehicle: null,
        offer: 'tow-bar',
        subject: 'Tow bar with every ute',
        form_completed: true,
      },
    ]);
  });
});
