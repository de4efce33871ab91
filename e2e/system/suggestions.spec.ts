// Suggestions under the search box, and what a device remembers of its searches.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from '../pages/accessibility';
import { countSearches, countSuggestionRequests, searchPage, whenInteractive } from '../pages/search-page';
import { originOf } from '../stack/address-book';

const wide = { width: 1440, height: 900 };

/** The parts of a combobox by their roles. */
const parts = (page: Page, within = page.locator('body')) => {
  const box = within.getByRole('combobox', { name: 'Search stock' });
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  return { box, list, options: list.getByRole('option'), marked: list.locator('[aria-selected=true]') };
};

/** Letter by letter, in one task: keys that a busy machine hands over with pauses are words of their own. */
const typeAtOnce = async (box: Locator, words: string): Promise<void> => {
  await box.focus();
  await box.evaluate((input, all) => {
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    for (let letters = 1; letters <= all.length; letters += 1) {
      write?.call(input, all.slice(0, letters));
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  }, words);
};

test.describe('on the search page', () => {
  test.use({ baseURL: originOf('harbour-city.localhost'), viewport: wide });

  test('makes, models and vehicles are suggested by one multi-query with markers, walked by keys [SRCH-22] [SRCH-20]', async ({
    page,
  }) => {
    const requests = countSuggestionRequests(page);
    await page.goto('/search?fuel=Petrol');
    await whenInteractive(page);
    expect(requests(), 'before the box is used').toBe(0);
    const search = searchPage(page);
    const { box, list, options, marked } = parts(page, page.getByRole('complementary', { name: /filters$/i }));
    const answer = page.waitForResponse((response) => (response.request().postData() ?? '').includes('"facetQuery"'));
    const before = (await search.count.textContent()) ?? '';
    await typeAtOnce(box, 'nisan x');
    const { results } = (await (await answer).json()) as {
      results: readonly { facetHits?: readonly { highlighted: string }[]; hits?: readonly object[] }[];
    };
    expect(results).toHaveLength(4);
    expect(results[3]?.hits?.length).toBeLessThanOrEqual(10);
    expect(results[1]?.facetHits?.[0]?.highlighted).toMatch(/\ue000.+\ue001/);
    await expect(list).toBeVisible();
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await expect(list.getByRole('group', { name: 'Models' }).getByRole('option').first()).toContainText('Nissan X');
    await expect(list.locator('b').first()).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /^\d+ suggestions?$/ })).toHaveCount(1);
    expect(requests(), 'requests for a word typed at once').toBe(1);
    // The words are searched beside it, and the results are dim until the answer is drawn.
    await expect(page).toHaveURL(/[?&]query=nisan(\+|%20)x(&|$)/);
    await expect(search.count).not.toHaveText(before);
    await expectAccessible(page, 'suggestions', { within: 'main aside' });

    await box.press('ArrowDown');
    await expect(marked).toHaveCount(1);
    await expect(box).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? 'none');
    await box.press('ArrowUp');
    await expect(marked).toHaveCount(0);
    await box.press('ArrowUp');
    await expect(marked).toHaveText((await options.last().textContent()) ?? '');
    await box.press('Escape');
    await expect(list).toBeHidden();
    await expect(box).toHaveValue('nisan x');

    // A model takes the place of the words; the other filters stay.
    await box.press('ArrowDown');
    const model = list.getByRole('group', { name: 'Models' }).getByRole('option').first();
    await model.click();
    await expect(page).toHaveURL(/\/search\/nissan\/x-trail\?fuel=Petrol$/);
    await expect(box).toHaveValue('');
    await expect(search.count).toHaveText(/^\d+ cars?$/);
    await expect.poll(search.vehicles).not.toEqual([]);
    for (const vehicle of await search.vehicles()) expect(vehicle).toMatch(/-nissan-x-trail-/);
  });

  test('Enter without a marked line searches the words once; a failure of suggestions leaves the plain box', async ({
    page,
  }) => {
    const searches = countSearches(page);
    await page.clock.install();
    await page.goto('/search');
    await whenInteractive(page);
    await page.route('**/_search/**', (route) =>
      (route.request().postData() ?? '').includes('"facetQuery"') ? route.abort() : route.continue(),
    );
    const { box, list } = parts(page, page.getByRole('complementary', { name: /filters$/i }));
    await box.fill('toyota');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/toyota$/);
    await expect(list).toBeHidden();
    // Whatever the page was still to search it has asked for by now: two seconds of its clock have gone by.
    await page.clock.runFor(2_000);
    const last = page.waitForRequest('**/robots.txt');
    await page.evaluate(() => fetch('/robots.txt'));
    await last;
    expect(searches(), 'the words are searched once').toBe(1);
  });

  test('the last searches stand in the empty box and on the home page [SRCH-19]', async ({ page }) => {
    await page.goto('/search/toyota?fuel=Diesel');
    // A search that stood for a moment is kept.
    const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('forecourt-searches') ?? '[]').length);
    await expect.poll(kept).toBe(1);
    await page.goto('/search?price=:20000');
    await expect.poll(kept).toBe(2);
    await page.goto('/');
    const home = page.getByRole('region', { name: 'Pick up where you left off' });
    await expect(home.getByRole('link')).toHaveText([/Up to \$20,000$/, 'Toyota cars, Diesel']);
    await home.getByRole('link', { name: 'Toyota cars, Diesel' }).click();
    await expect(page).toHaveURL(/\/search\/toyota\?fuel=Diesel$/);
    await whenInteractive(page);
    const { box, list, options } = parts(page, page.getByRole('complementary', { name: /filters$/i }));
    await box.click();
    await expect(list.getByRole('group', { name: 'Recent searches' })).toBeVisible();
    await options.filter({ hasText: 'Up to $20,000' }).click();
    await expect(page).toHaveURL(/\/search\?price=:20000$/);
  });
});

test.describe('in the header', () => {
  test.use({ baseURL: originOf('red-gum-yard.localhost'), viewport: wide });

  test('a suggestion leads on from any page; the access to search comes with the first focus', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto('/contact');
    await whenInteractive(page);
    expect(fetched).not.toContain('/search-access.json');
    const { box, options } = parts(page, page.getByRole('banner'));
    await box.pressSequentially('toyota', { delay: 20 });
    await expect(options.first()).toContainText('Toyota');
    expect(fetched.filter((path) => path === '/search-access.json')).toHaveLength(1);
    await box.press('ArrowDown');
    await box.press('Enter');
    await page.waitForURL(/\/used-car\/toyota$/);
    await expect(searchPage(page).count).toHaveText(/^\d+ cars?$/);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('the search of the header is a plain form [SRCH-16]', async ({ page }) => {
      await page.goto('/contact');
      const box = page.getByRole('banner').getByRole('searchbox', { name: 'Search stock' });
      await box.fill('toyota');
      await box.press('Enter');
      await page.waitForURL(/\/toyota$/);
      await expect(searchPage(page).count).toHaveText(/^\d+ cars?$/);
    });
  });
});
