// Search when the network is slow, answers overtake each other, or nobody waits for them.

import { expect, type Page, test } from '@playwright/test';
import { whenQuiet } from '../pages/quiet-page';
import { countSearches, searchPage, whenInteractive } from '../pages/search-page';
import { originOf } from '../stack/address-book';

test.use({ baseURL: originOf('harbour-city.localhost'), viewport: { width: 1440, height: 900 } });

const questions = '**/_search/**';

/** Holds back the answers to the questions that `isHeld` picks until they are let go. */
const holdAnswers = async (page: Page, isHeld: (body: string) => boolean = () => true): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(questions, async (route) => {
    if (isHeld(route.request().postData() ?? '')) await promise;
    // The page may have been left meanwhile.
    await route.continue().catch(() => undefined);
  });
  return resolve;
};

const searched = (body: string, words: string) => body.includes(`"query":"${words}"`) && !body.includes('"facetQuery"');

test('while answers are slow the results stay and progress shows until the next ones are there [SRCH-05]', async ({
  page,
}) => {
  const search = searchPage(page);
  await page.goto('/search');
  await whenInteractive(page);
  const before = await search.vehicles();
  const answer = await holdAnswers(page);
  const filter = await search.openFilter(await search.openFilters(), 'Make');
  await filter.getByRole('checkbox', { name: /^Nissan/ }).check();
  const results = page.locator('#search-results');
  await expect(results).toHaveAttribute('aria-busy', 'true');
  expect(await search.vehicles()).toEqual(before);
  await expect(filter.getByRole('checkbox', { name: /^Nissan/ })).toBeChecked();
  answer();
  await expect(results).toHaveAttribute('aria-busy', 'false');
  await expect.poll(search.vehicles).not.toEqual(before);
  await expect(page).toHaveURL(/\/search\/nissan$/);
});

test('words typed fast end in the results of the last ones, whichever answer comes last [SRCH-06]', async ({
  page,
}) => {
  const search = searchPage(page);
  await page.goto('/search?query=subaru');
  const wanted = await search.vehicles();
  await page.goto('/search');
  await whenInteractive(page);
  const answer = await holdAnswers(page, (body) => searched(body, 'nissan'));
  const words = (await search.openFilters()).getByRole('combobox', { name: 'Search stock' });
  const slow = page.waitForResponse((response) => searched(response.request().postData() ?? '', 'nissan'));
  await words.fill('nissan');
  await page.waitForRequest((request) => searched(request.postData() ?? '', 'nissan'));
  await words.fill('suba');
  await words.fill('subaru');
  await expect.poll(search.vehicles).toEqual(wanted);
  answer();
  await slow;
  await page.waitForTimeout(200);
  expect(await search.vehicles()).toEqual(wanted);
  await expect(words).toHaveValue('subaru');
  await expect(page).toHaveURL(/query=subaru$/);
});

test('Back before an answer shows the results of the address, not those on their way [SRCH-01]', async ({ page }) => {
  const search = searchPage(page);
  await page.goto('/search');
  await whenInteractive(page);
  const all = await search.vehicles();
  const answer = await holdAnswers(page);
  const filter = await search.openFilter(await search.openFilters(), 'Make');
  const late = page.waitForResponse((response) => response.url().includes('/_search/'));
  await filter.getByRole('checkbox', { name: /^Nissan/ }).check();
  await page.waitForURL(/\/search\/nissan$/);
  await page.goBack();
  await page.waitForURL(/\/search$/);
  answer();
  await late;
  await expect.poll(search.vehicles).toEqual(all);
  await expect(filter.getByRole('checkbox', { name: /^Nissan/ })).not.toBeChecked();
  await page.waitForTimeout(300);
  expect(await search.vehicles()).toEqual(all);
});

test('after two changes that failed, Try again asks what the filters say [SRCH-05]', async ({ page }) => {
  const search = searchPage(page);
  await page.goto('/search/used-cars?make=Nissan&fuel=Petrol');
  const wanted = await search.vehicles();
  await page.goto('/search/used-cars');
  await whenInteractive(page);
  await page.route(questions, (route) => route.abort());
  const filters = await search.openFilters();
  await (await search.openFilter(filters, 'Make')).getByRole('checkbox', { name: /^Nissan/ }).check();
  await expect(search.main.getByRole('alert')).toContainText("We couldn't update your results");
  await (await search.openFilter(filters, 'Fuel')).getByRole('checkbox', { name: /^Petrol/ }).check();
  await expect(page).toHaveURL(/fuel=Petrol/);
  await page.unroute(questions);
  await search.main.getByRole('alert').getByRole('link', { name: 'Try again' }).click();
  await expect.poll(search.vehicles).toEqual(wanted);
  await expect(search.main.getByRole('alert')).toBeHidden();
});

test('each change of a search is told once, with what it found [ANLY-01/e49]', async ({ page }) => {
  const told = () =>
    page.evaluate(() =>
      ((Reflect.get(window, 'dataLayer') ?? []) as { id: number; payload: { path: string; hits: number } }[])
        .filter(({ id }) => id === 49)
        .map(({ payload: { path, hits } }) => `${path} ${hits}`),
    );
  const search = searchPage(page);
  const shown = async (path: string) => `${path} ${Number.parseInt((await search.count.textContent()) ?? '', 10)}`;
  await page.goto('/search');
  await whenInteractive(page);
  await expect.poll(told).toEqual([await shown('/search')]);
  const first = await told();
  const answer = await holdAnswers(page);
  const filter = await search.openFilter(await search.openFilters(), 'Make');
  await filter.getByRole('checkbox', { name: /^Nissan/ }).check();
  await expect(page.locator('#search-results')).toHaveAttribute('aria-busy', 'true');
  expect(await told()).toEqual(first);
  answer();
  await expect.poll(told).toHaveLength(2);
  await expect(page.locator('#search-results')).toHaveAttribute('aria-busy', 'false');
  const second = [...first, await shown('/search/nissan')];
  expect(await told()).toEqual(second);
  await page.goBack();
  await expect.poll(told).toEqual([...second, ...first]);
});

test('a range that no vehicle can be in says so in the log, and the page only counts none [ERRS-01/slider]', async ({
  page,
}) => {
  const told: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') told.push(message.text());
  });
  await page.goto('/search?price=9000000:');
  await expect
    .poll(() => told)
    .toContainEqual(expect.stringMatching(/^Range without vehicles: price from 9000000 to /));
  const search = searchPage(page);
  await expect(search.main.getByText('No Results Available')).toBeVisible();
  await expect(search.main.getByRole('alert')).toHaveCount(0);
});

test('once a model is chosen a second make can still be chosen, and each keeps its own [SRCH-08]', async ({ page }) => {
  const search = searchPage(page);
  const searches = countSearches(page);
  await page.goto('/search/nissan');
  await whenInteractive(page);
  const filter = await search.openFilter(await search.openFilters(), 'Make');
  const makes = await filter.getByRole('checkbox').count();
  const ofMake = (await search.count.textContent()) ?? '';
  await filter.getByRole('list', { name: 'Select models, Nissan' }).getByRole('checkbox').first().check();
  await page.waitForURL(/\/search\/nissan\/[a-z0-9-]+$/);
  await expect.poll(() => filter.getByRole('checkbox').count()).toBeGreaterThanOrEqual(makes);
  // The address is ahead of the answer.
  await expect(search.count).not.toHaveText(ofMake);
  const ofModel = Number.parseInt((await search.count.textContent()) ?? '', 10);
  const mazda = filter.getByRole('checkbox', { name: /^Mazda/ });
  const ofMazda = Number.parseInt(/(\d+)$/.exec((await mazda.locator('..').textContent()) ?? '')?.[1] ?? '', 10);
  await mazda.check();
  await expect(search.count).toHaveText(`${ofModel + ofMazda} cars`);
  expect(searches(), 'one search for each change').toBe(2);
});

test('a link to a search brings its results along: nothing is searched twice, and no count of nothing shows', async ({
  page,
}) => {
  const search = searchPage(page);
  await page.addInitScript(() => {
    const said = new Set<string>();
    Object.assign(window, { said });
    new MutationObserver(() => {
      const heading = document.querySelector('#search-results');
      const count = document.querySelector('main [role=status]')?.textContent;
      if (heading !== null && count) said.add(count);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  const said = () => page.evaluate(() => [...(window as unknown as { said: Set<string> }).said]);
  const searches = countSearches(page);
  await page.goto('/contact');
  await whenInteractive(page);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'All stock' }).click();
  await page.waitForURL(/\/search$/);
  await expect(search.cards).toHaveCount(21);
  const all = (await search.count.textContent()) ?? '';
  await menu.getByRole('link', { name: 'Demo', exact: true }).click();
  await page.waitForURL(/\/search\/demo-cars$/);
  await expect(search.count).not.toHaveText(all);
  const demo = (await search.count.textContent()) ?? '';
  const vehicles = await search.vehicles();
  await whenQuiet(page);
  expect(searches(), 'searches of the browser').toBe(0);
  expect(await said()).toEqual([all, demo]);

  // The way back and on still shows what the address says, and a filter works on it.
  await page.goBack();
  await expect(search.count).toHaveText(all);
  await page.goForward();
  await expect(search.count).toHaveText(demo);
  expect(await search.vehicles()).toEqual(vehicles);
  await whenQuiet(page);
  expect(searches(), 'searches of the way back and on').toBe(0);
  const filter = await search.openFilter(await search.openFilters(), 'Make');
  await filter.getByRole('checkbox', { name: /^Nissan/ }).check();
  await page.waitForURL(/\/search\/nissan\?car_type=demo$/);
  await expect(search.count).not.toHaveText(demo);
  await page.reload();
  await expect(filter.getByRole('checkbox', { name: /^Nissan/ })).toBeChecked();
});
