// The model directory, one dealership's stock, and what a dealer shows between and beside its results.
import { expect, test } from '@playwright/test';
import { canonicalOf, headingOf, vehiclesOf, withoutScripts } from '../pages/html';
import { whenInteractive } from '../pages/search-page';
import { foundIn, searchAt, searchKeyOf } from '../pages/search-requests';
import { originOf } from '../stack/address-book';
import { askSite } from '../stack/ask';

const group = 'crossroads.localhost';
const city = 'harbour-city.localhost';

const modelsIn = (html: string): readonly string[] => {
  const lists = [...withoutScripts(html).matchAll(/<ul[^>]*aria-label="[^"]+ models".*?<\/ul>/gs)].join('');
  return [...lists.matchAll(/<h3\b[^>]*><a\b[^>]*href="([^"]+)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
};

test('models are listed 21 a page, filtered by manufacturer, model, body and words [SRCH-23]', async () => {
  const pageAt = async (path: string) => {
    const { status, body } = await askSite(group, path);
    expect(status, path).toBe(200);
    return body;
  };
  const key = await searchKeyOf(group);
  const { facets } = foundIn(
    await searchAt(group, key, { filters: 'available:true', facets: ['make_model.lvl1'], maxValuesPerFacet: 1000 }),
  );
  const inStock = Object.keys(facets?.['make_model.lvl1'] ?? {});
  const first = await pageAt('/models');
  expect(first).toMatch(new RegExp(`role="status">${inStock.length} models<`));
  expect(modelsIn(first)).toHaveLength(21);
  expect(canonicalOf(first)).toBe('/models');
  expect(headingOf(first)).toBe('Models in stock');
  const second = modelsIn(await pageAt('/models?page=2'));
  expect(second.filter((model) => modelsIn(first).includes(model))).toEqual([]);

  const ofToyota = modelsIn(await pageAt('/models?manufacturer=toyota'));
  expect(ofToyota).toHaveLength(inStock.filter((name) => name.startsWith('Toyota > ')).length);
  expect(modelsIn(await pageAt('/models?manufacturer=Toyota&model=HiLux'))).toEqual(['/search/toyota/hilux']);
  const utes = modelsIn(await pageAt('/models?body=ute&manufacturer=Toyota'));
  expect(utes).toContain('/search/toyota/hilux?body=Ute');
  expect(utes.length).toBeLessThan(ofToyota.length);
  expect(modelsIn(await pageAt('/models?query=hilx'))).toContain('/search/toyota/hilux');
  expect(await pageAt('/models?query=zzzzzz')).toContain('No Results Available');
  // A model leads to its vehicles, as many as it says.
  expect((await askSite(group, '/search/toyota/hilux')).status).toBe(200);
});

test.describe('in the browser', () => {
  test.use({ baseURL: originOf(group), viewport: { width: 1440, height: 900 } });

  test('a choice is a search, the address follows, and a return sends no search [SRCH-23]', async ({ page }) => {
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes('/_search/')) asked += 1;
    });
    await page.clock.install();
    await page.goto('/models');
    await whenInteractive(page);
    const models = page.getByRole('list', { name: / models$/ }).getByRole('listitem');
    const names = () => models.getByRole('heading').allTextContents();
    const all = await names();
    const form = page.getByRole('search', { name: 'Find a model' });
    await form.getByLabel('Make').focus();
    await form.getByLabel('Make').selectOption('Kia');
    await expect(page).toHaveURL(/\/models\?manufacturer=Kia$/);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Kia']);
    await expect(form.getByLabel('Make')).toBeFocused();
    const ofKia = await names();
    await form.getByLabel('Model name').fill('sport');
    await expect(page).toHaveURL(/query=sport/);
    await expect.poll(names).toEqual(['Sportage']);
    const before = asked;
    await page.goBack();
    await expect.poll(names).toEqual(ofKia);
    await page.goBack();
    await expect.poll(names).toEqual(all);
    await expect(form.getByLabel('Make')).toHaveValue('');
    await page.goForward();
    await expect.poll(names).toEqual(ofKia);
    await expect(form.getByLabel('Make')).toHaveValue('Kia');
    expect(asked, 'searches of a return').toBe(before);

    // The latest counts: words that still wait go along with a choice, and are dropped on the way back.
    const beyondRest = 2_000;
    const words = form.getByLabel('Model name');
    await words.fill('sport');
    await form.getByLabel('Make').selectOption('');
    await expect(page).toHaveURL(/\/models\?query=sport$/);
    await page.clock.runFor(beyondRest);
    await expect(page).toHaveURL(/\/models\?query=sport$/);
    await words.evaluate((field) => field.addEventListener('input', () => window.history.back(), { once: true }));
    await words.fill('sportage');
    await expect(words).not.toHaveValue('sportage');
    await page.clock.runFor(beyondRest);
    expect(page.url()).not.toContain('sportage');
    await models.first().getByRole('link').first().click();
    await page.waitForURL(/\/search\/kia\/[a-z0-9-]+$/);

    // Fields are emptied, also when all models have still to be asked for.
    await page.goto('/models?query=zzzzzz');
    await whenInteractive(page);
    await page.getByRole('link', { name: 'Clear Filters' }).click();
    await expect(words).toHaveValue('');
    await expect.poll(names).toEqual(all);
  });

  test('the stock of one dealer of a group is listed by category and price, 21 a page [SRCH-24]', async ({ page }) => {
    const key = await searchKeyOf(group);
    const countOf = async (filters: string) => foundIn(await searchAt(group, key, { filters, hitsPerPage: 1 })).nbHits;
    await page.goto('/contact');
    const section = page.getByRole('region', { name: 'What each dealer has' });
    await section.scrollIntoViewIfNeeded();
    await whenInteractive(page);
    await section.getByLabel('Dealer', { exact: true }).selectOption('saltbush-leisure');
    const said = section.getByRole('status');
    const cards = section.getByRole('list', { name: 'What each dealer has' }).getByRole('article');
    await expect(cards).toHaveCount(21);
    await expect(said).toHaveText(new RegExp(`^${await countOf('dealership_slug:saltbush-leisure')} `));
    await section.getByLabel('Category').selectOption('Caravans');
    await expect(said).toHaveText(
      new RegExp(`^${await countOf('dealership_slug:saltbush-leisure AND categories:Caravans')} `),
    );
    await section.getByLabel('Up to').selectOption({ label: '$70,000' });
    await expect(said).toHaveText(
      new RegExp(`^${await countOf('dealership_slug:saltbush-leisure AND categories:Caravans AND price <= 70000')} `),
    );
  });
});

test('lists by filter and limit stand on the home page, with the way to all that they pick from', async () => {
  const { body } = await askSite(group, '/');
  const list = /<ul[^>]*aria-label="Utes under \$40,000".*?<\/ul>/s.exec(withoutScripts(body))?.[0] ?? '';
  const shown = [...list.matchAll(/<h\d\b[^>]*><a\b[^>]*href="(\/cars\/[^"]+)"/g)].map(([, href = '']) => href);
  expect(shown).toHaveLength(4);
  const all = '/search/ute-cars?price=:40000&sortBy=price-asc';
  expect(body).toContain(`href="${all.replaceAll('&', '&amp;')}"`);
  expect(vehiclesOf((await askSite(group, all)).body).slice(0, 4)).toEqual(shown);
});

test('promo cards stand between results by date, place and car type [SRCH-21]', async () => {
  const promosOf = async (path: string) => {
    const html = withoutScripts((await askSite(group, path)).body);
    const list = /aria-label="Search results".*?<\/ul>/s.exec(html)?.[0] ?? '';
    return list
      .split('<article')
      .slice(1)
      .flatMap((card, index) => {
        const title = /<h2\b[^>]*>([^<]+)<\/h2>/.exec(card)?.[1];
        return title === undefined ? [] : [[index, title] as const];
      });
  };
  // After every fifth vehicle, lowest position first; what has ended or leads nowhere is left out.
  expect(await promosOf('/search')).toEqual([[5, 'Not sure which model?']]);
  expect(await promosOf('/search/used-cars')).toEqual([
    [5, 'Not sure which model?'],
    [11, 'Used cars, checked'],
  ]);
  expect(vehiclesOf((await askSite(group, '/search')).body)).toHaveLength(21);
});

test('the body-type picker shows 4 bodies, or those that the site chose in its order [SRCH-25]', async () => {
  const bodiesOf = async (host: string) => {
    const html = withoutScripts((await askSite(host, '/')).body);
    const picker = /<section[^>]*aria-label="Start with the shape".*?<\/section>/s.exec(html)?.[0] ?? html;
    return [
      ...new Set([...picker.matchAll(/href="\/(?:search|used-car)\/([a-z0-9-]+)-cars"/g)].map(([, body]) => body)),
    ];
  };
  expect(await bodiesOf(group)).toHaveLength(4);
  expect(await bodiesOf('red-gum-yard.localhost')).toEqual(
    ['suv', 'ute', 'hatchback', 'sedan', 'wagon', '4x4', 'people-mover', 'van'].filter(Boolean),
  );
});

test('a search that engines are not to keep says noindex, and its links are followed [ROUTE-04]', async () => {
  const robotsOf = async (path: string) => {
    const { body } = await askSite(city, path);
    return /<meta name="robots" content="([^"]*)"/.exec(body)?.[1] ?? '';
  };
  for (const path of [
    '/search',
    '/search?page=2',
    '/search/toyota',
    '/search/suv-cars',
    '/search/used-cars',
    '/models',
  ]) {
    expect(await robotsOf(path), path).toBe('');
  }
  for (const path of [
    '/search?fuel=Diesel',
    '/search/toyota?car_type=used',
    '/search?sortBy=newest',
    '/search?query=snorkel',
  ]) {
    expect(await robotsOf(path), path).toBe('noindex, follow');
  }
});
