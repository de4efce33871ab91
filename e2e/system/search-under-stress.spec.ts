// Search when the network is slow, answers overtake each other, or nobody waits for them.

import { expect, type Page, test } from '@playwright/test';
import { vehiclesOf } from '../pages/html';
import { countSearches, followResults, searchPage, whenInteractive } from '../pages/search-page';
import { originOf } from '../stack/address-book';
import { askSite } from '../stack/ask';

const host = 'harbour-city.localhost';

test.use({ baseURL: originOf(host), viewport: { width: 1440, height: 900 } });

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

/** Once what has come is drawn: what an answer changes stands there then. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

/** The events of a change of the search that the page has sent to its data layer: path and number of vehicles. */
const searchEvents = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    ((Reflect.get(window, 'dataLayer') ?? []) as { id: number; payload: { path: string; hits: number } }[])
      .filter(({ id }) => id === 49)
      .map(({ payload: { path, hits } }) => `${path} ${hits}`),
  );

test('a change of a search shows progress over the results of before until its answer is there, is logged once, and Back shows what the address says [SRCH-05] [SRCH-01] [ANLY-01/e49]', async ({
  page,
}) => {
  const search = searchPage(page);
  const results = page.locator('#search-results');
  const eventOf = async (path: string) => `${path} ${Number.parseInt((await search.count.textContent()) ?? '', 10)}`;
  await page.goto('/search');
  await whenInteractive(page);
  const all = await search.vehicles();
  const firstEvents = [await eventOf('/search')];
  await test.step('the page that was opened is logged once', () =>
    expect.poll(() => searchEvents(page)).toEqual(firstEvents));

  const make = async (name: RegExp) =>
    (await search.openFilter(await search.openFilters(), 'Make')).getByRole('checkbox', { name });

  await test.step('while the answer is slow the results stay, progress shows and nothing is logged [SRCH-05]', async () => {
    const answer = await holdAnswers(page);
    const nissan = await make(/^Nissan/);
    await nissan.check();
    await expect(results).toHaveAttribute('aria-busy', 'true');
    expect(await search.vehicles()).toEqual(all);
    await expect(nissan).toBeChecked();
    expect(await searchEvents(page)).toEqual(firstEvents);
    answer();
    await expect(results).toHaveAttribute('aria-busy', 'false');
    await expect.poll(search.vehicles).not.toEqual(all);
    await expect(page).toHaveURL(/\/search\/nissan$/);
  });

  await test.step('each change is logged once, with what it found [ANLY-01/e49]', async () => {
    await expect.poll(() => searchEvents(page)).toHaveLength(2);
    const both = [...firstEvents, await eventOf('/search/nissan')];
    expect(await searchEvents(page)).toEqual(both);
    await page.goBack();
    await expect.poll(() => searchEvents(page)).toEqual([...both, ...firstEvents]);
    await expect.poll(search.vehicles).toEqual(all);
  });

  await test.step('Back before an answer shows the results of the address, not those on their way [SRCH-01]', async () => {
    const ofMazda = vehiclesOf((await askSite(host, '/search/mazda')).body);
    expect(ofMazda.length).toBeGreaterThan(0);
    const answer = await holdAnswers(page);
    const late = page.waitForResponse((response) => response.url().includes('/_search/'));
    const mazda = await make(/^Mazda/);
    await mazda.check();
    await page.waitForURL(/\/search\/mazda$/);
    await page.goBack();
    await page.waitForURL(/\/search$/);
    const shown = await followResults(page);
    answer();
    await (await late).finished();
    await drawn(page);
    await expect.poll(search.vehicles).toEqual(all);
    await expect(mazda).not.toBeChecked();
    // The answer to what is asked next comes after the late one: that has not been shown even for a moment.
    await (await make(/^Nissan/)).check();
    await expect.poll(search.vehicles).not.toEqual(all);
    expect(await shown()).not.toContainEqual(ofMazda);
  });
});

test('words typed fast end in the results of the last ones, whichever answer comes last [SRCH-06]', async ({
  page,
}) => {
  const search = searchPage(page);
  const [ofCanopy = [], ofSnorkel = [], ofTub = []] = await Promise.all(
    ['canopy', 'snorkel', 'tub'].map(async (word) => vehiclesOf((await askSite(host, `/search?query=${word}`)).body)),
  );
  await page.goto('/search');
  await whenInteractive(page);
  const answer = await holdAnswers(page, (body) => searched(body, 'canopy'));
  const words = (await search.openFilters()).getByRole('combobox', { name: 'Search stock' });
  const slow = page.waitForResponse((response) => searched(response.request().postData() ?? '', 'canopy'));
  await words.fill('canopy');
  await page.waitForRequest((request) => searched(request.postData() ?? '', 'canopy'));
  await words.fill('snor');
  await words.fill('snorkel');
  await expect.poll(search.vehicles).toEqual(ofSnorkel);
  const shown = await followResults(page);
  answer();
  await (await slow).finished();
  await drawn(page);
  expect(await search.vehicles()).toEqual(ofSnorkel);
  await expect(words).toHaveValue('snorkel');
  await expect(page).toHaveURL(/query=snorkel$/);
  // The answer to what is asked next comes after the late one: that has not been shown even for a moment.
  await words.fill('tub');
  await expect.poll(search.vehicles).toEqual(ofTub);
  expect(await shown()).not.toContainEqual(ofCanopy);
});

test('a search that fails keeps heading, count and results, says so, and after changes that failed Try again searches for what the filters are set to [SRCH-05] [ERRS-01/search-keeps-hits]', async ({
  page,
}) => {
  const search = searchPage(page);
  const wanted = vehiclesOf((await askSite(host, '/search/used-cars?make=Nissan&fuel=Petrol')).body);
  await page.goto('/search/used-cars');
  await whenInteractive(page);
  const alert = search.main.getByRole('alert');
  const tryAgain = alert.getByRole('link', { name: 'Try again' });
  const shown = async () => [
    await search.heading.innerText(),
    await search.count.innerText(),
    ...(await search.vehicles()),
  ];
  // One that succeeds first: InstantSearch goes back to its parameters when the next one fails.
  const first = await search.vehicles();
  await search.goToPage(2);
  await expect.poll(search.vehicles).not.toEqual(first);
  await expect(page).toHaveURL(/[?&]page=2$/);
  const before = await shown();
  const expectKept = async () => {
    await expect(alert).toContainText("We couldn't update your results");
    await expect(page.getByRole('alert').filter({ hasText: 'Your last results are still shown' })).toHaveCount(1);
    expect(await shown()).toEqual(before);
  };

  await page.route(questions, (route) => route.abort());
  await search.goToPage(3);
  await expectKept();
  await expect(page).toHaveURL(/[?&]page=3$/);
  const filters = await search.openFilters();
  await (await search.openFilter(filters, 'Make')).getByRole('checkbox', { name: /^Nissan/ }).check();
  await expect(page).toHaveURL(/\/search\/nissan\?car_type=used$/);
  await expectKept();
  await (await search.openFilter(filters, 'Fuel')).getByRole('checkbox', { name: /^Petrol/ }).check();
  await expect(page).toHaveURL(/fuel=Petrol/);
  await page.unroute(questions);
  await tryAgain.click();
  await expect.poll(search.vehicles).toEqual(wanted);
  await expect(search.heading).toHaveText(/Nissan/);
  await expect(alert).toBeHidden();
});

test('a range that no vehicle can be in is logged as a warning, and the page only counts none [ERRS-01/slider]', async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.goto('/search?price=9000000:');
  await expect
    .poll(() => warnings)
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
    const counts = new Set<string>();
    Object.assign(window, { counts });
    new MutationObserver(() => {
      const heading = document.querySelector('#search-results');
      const count = document.querySelector('main [role=status]')?.textContent;
      if (heading !== null && count) counts.add(count);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  const shownCounts = () => page.evaluate(() => [...(Reflect.get(window, 'counts') as Set<string>)]);
  const searches = countSearches(page);
  await page.goto('/contact');
  await whenInteractive(page);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'All stock' }).click();
  await page.waitForURL(/\/search$/);
  await expect(search.cards).toHaveCount(21);
  const all = (await search.count.textContent()) ?? '';
  await menu.getByRole('link', { name: 'Used', exact: true }).click();
  await page.waitForURL(/\/search\/used-cars$/);
  await expect(search.count).not.toHaveText(all);
  const used = (await search.count.textContent()) ?? '';
  const vehicles = await search.vehicles();

  // The way back and on still shows what the address says, and a filter works on it.
  await page.goBack();
  await expect(search.count).toHaveText(all);
  await page.goForward();
  await expect(search.count).toHaveText(used);
  expect(await search.vehicles()).toEqual(vehicles);
  const filter = await search.openFilter(await search.openFilters(), 'Make');
  await filter.getByRole('checkbox', { name: /^Nissan/ }).check();
  await page.waitForURL(/\/search\/nissan\?car_type=used$/);
  await expect(search.count).not.toHaveText(used);
  // A search on the way here, or on the way back and on, would have been sent before this one.
  expect(searches(), 'searches of the browser: that of the filter alone').toBe(1);
  expect(await shownCounts()).toEqual([all, used, await search.count.textContent()]);
  await page.reload();
  await expect(filter.getByRole('checkbox', { name: /^Nissan/ })).toBeChecked();
});
