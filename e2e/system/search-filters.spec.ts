// Every filter of the product as a query parameter: the page holds what the index counts.
import { expect, test } from '@playwright/test';
import { countOf, facetOf, vehiclesOf, withoutScripts } from '../pages/html';
import { searchPage, whenInteractive } from '../pages/search-page';
import { type Found, foundIn, searchAt, searchKeyOf } from '../pages/search-requests';
import { statePath } from '../pages/vehicle-html';
import { journeySites } from '../sites';
import { originOf } from '../stack/address-book';
import { askSearch, askSite } from '../stack/ask';

/** Caravans, motorcycles and a car or two: what has most kinds of value. */
const leisure = 'saltbush-leisure.localhost';
const cars = 'harbour-city.localhost';

interface ListFilter {
  readonly clause: string;
  readonly host: string;
  /** The index attribute, where it is not named as the parameter. */
  readonly facet?: string;
  /** A vehicle has one value of it, so that two values find the sum. */
  readonly single: boolean;
}

const lists: Readonly<Record<string, ListFilter>> = {
  categories: { clause: '[SRCH-03/categories]', host: leisure, single: true },
  certified: { clause: '[SRCH-03/certified]', host: 'wattle-grove-toyota.localhost', single: true },
  badge: { clause: '[SRCH-03/badge]', host: cars, single: true },
  status: { clause: '[SRCH-03/status]', host: cars, single: true },
  car_type: { clause: '[SRCH-03/car_type]', host: cars, single: true },
  city: { clause: '[SRCH-03/city]', host: cars, single: true },
  colour: { clause: '[SRCH-03/colour]', host: cars, single: true },
  dealership_name: { clause: '[SRCH-03/dealership_name]', host: cars, single: true },
  filtered_features: { clause: '[SRCH-03/filtered_features]', host: cars, single: false },
  item_type: { clause: '[SRCH-03/item_type]', host: leisure, single: true },
  location_name: { clause: '[SRCH-03/location_name]', host: cars, single: true },
  make: { clause: '[SRCH-03/make]', host: cars, single: true },
  make_model: { clause: '[SRCH-03/make_model]', host: cars, facet: 'make_model.lvl1', single: true },
  model: { clause: '[SRCH-03/model]', host: cars, single: true },
  price_range: { clause: '[SRCH-03/price_range]', host: cars, single: true },
  weekly_price_range: { clause: '[SRCH-03/weekly_price_range]', host: cars, single: true },
  seats: { clause: '[SRCH-03/seats]', host: cars, single: true },
  body: { clause: '[SRCH-03/body]', host: cars, single: true },
  drive: { clause: '[SRCH-03/drive]', host: cars, single: true },
  fuel: { clause: '[SRCH-03/fuel]', host: cars, single: true },
  transmission: { clause: '[SRCH-03/transmission]', host: cars, single: true },
  state: { clause: '[SRCH-03/state]', host: cars, single: true },
  tag: { clause: '[SRCH-03/tag]', host: cars, single: true },
};

const ranges = {
  price: { clause: '[SRCH-03/price]', host: cars },
  km: { clause: '[SRCH-03/km]', host: cars },
  year: { clause: '[SRCH-03/year]', host: cars },
  // Dealers of the demo sell by no subscription; State Street does.
  subscription_price: { clause: '[SRCH-03/subscription_price]', host: 'state-street-a-full.localhost' },
} as const;

const pageAt = async (host: string, query: string): Promise<string> => {
  const { status, body } = await askSearch(host, `/search?${query}`);
  expect(status, query).toBe(200);
  return body;
};

const everything = async (host: string, facets: readonly string[]): Promise<Found> =>
  foundIn(await searchAt(host, await searchKeyOf(host), { hitsPerPage: 1, facets, maxValuesPerFacet: 1000 }));

for (const [name, { clause, host, facet = name, single }] of Object.entries(lists)) {
  test(`the filter ${name} finds vehicles by one of its values, and by several at once ${clause}`, async () => {
    const { facets, nbHits } = await everything(host, [facet]);
    const counts = Object.entries(facets?.[facet] ?? {}).toSorted(([, one], [, other]) => other - one);
    const [[first = '', ofFirst = 0] = [], [second, ofSecond = 0] = []] = counts;
    expect(ofFirst, `values of ${name} in stock`).toBeGreaterThan(0);
    const parameter = (value: string) => new URLSearchParams({ [name]: value }).toString();
    const page = await pageAt(host, parameter(first));
    expect(countOf(page)).toBe(ofFirst);

    if (second === undefined) return;
    const both = countOf(await pageAt(host, `${parameter(first)}&${parameter(second)}`));
    if (single) expect(both).toBe(ofFirst + ofSecond);
    else expect(both).toBeGreaterThanOrEqual(ofFirst);
    expect(both).toBeLessThanOrEqual(nbHits);
    // The other values of a chosen filter keep their counts: they are what choosing them too would add.
    const shown = facetOf(page, name);
    if (Object.keys(shown).length > 1) expect(shown[second]).toBe(ofSecond);
  });
}

for (const [name, { clause, host }] of Object.entries(ranges)) {
  test(`the range ${name} finds vehicles between its ends, from the least to the most in stock ${clause}`, async () => {
    const { facets_stats: stats, nbHits } = await everything(host, [name]);
    const { min = 0, max = 0 } = stats?.[name] ?? {};
    expect(max).toBeGreaterThan(min);
    const middle = Math.round((min + max) / 2);
    const [below, above] = [await pageAt(host, `${name}=:${middle}`), await pageAt(host, `${name}=${middle + 1}:`)];
    expect(countOf(below)).toBeGreaterThan(0);
    expect(countOf(above)).toBeGreaterThan(0);
    // What has no value of it is in neither.
    const known = countOf(await pageAt(host, `${name}=${min}:${max}`));
    expect(countOf(below) + countOf(above)).toBe(known);
    expect(known).toBeLessThanOrEqual(nbHits);
    expect(countOf(await pageAt(host, `${name}=${max + 1}:`))).toBe(0);
  });
}

test('a price range finds no vehicle without a shown price, with either end open [SRCH-03/price]', async () => {
  const host = 'state-street-a-full.localhost';
  const bare = statePath('SS-BARE');
  const listed = async (query: string) => vehiclesOf(await pageAt(host, query));
  expect(await listed('make=Lada')).toContain(bare);
  for (const range of [':40000', '0:40000', '0:', ':999999999']) {
    expect(await listed(`make=Lada&price=${range}`), range).toEqual([]);
  }
});

test('an upper end of kilometres can be chosen by the keyboard, and stands in the address; without scripts it is offered too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${originOf(cars)}/search?km=70000:`);
  await whenInteractive(page);
  const search = searchPage(page);
  const filters = await search.openFilters();
  const ofKm = (await search.openFilter(filters, 'Kilometres')).getByRole('combobox', { name: /^Up to/ });
  await expect(ofKm.getByRole('option', { name: '60,000 km', exact: true })).toHaveCount(1);
  await ofKm.focus();
  await page.keyboard.type('100');
  await page.waitForURL(/[?&]km=70000:100000$/);
  // Without scripts they are offered by the field whose figure the form sends.
  const { headers } = await askSite(cars, '/search?km_max=60000');
  expect(headers.location).toMatch(/\/search\?km=:60000$/);
  const plain = await pageAt(cars, '');
  const [, list = ''] = /<input [^>]*list="([^"]+)"[^>]*name="km_max"/.exec(plain) ?? [];
  expect(plain).toMatch(new RegExp(`<datalist id="${list}"><option value="20000">`));
});

for (const { host, template } of journeySites) {
  test(`template ${template.toUpperCase()}: weekly repayments to choose from stand beside their rates`, async () => {
    expect(withoutScripts(await pageAt(host, ''))).toMatch(
      /Else estimates are at \d+\.\d\d% p\.a\. \(comparison rate \d+\.\d\d% p\.a\., based on a 5-year secured \$30,000 loan, repaid weekly\) over \d years[.,]/,
    );
  });
}

test('words of a search are found also when they are cut short or misspelled [SRCH-03/query]', async () => {
  const found = countOf(await pageAt(cars, 'make=Toyota'));
  for (const words of ['toyota', 'TOYOTA', 'toyot', 'toyoat']) {
    expect(countOf(await pageAt(cars, `query=${words}`)), words).toBeGreaterThanOrEqual(found);
  }
  expect(countOf(await pageAt(cars, 'query=zzzzzzzz'))).toBe(0);
});

/** A figure of each card of the results, in their order. */
const figures = (html: string, pattern: RegExp): readonly number[] => {
  const list = /aria-label="Search results".*?<\/ul>\s*<\/div>/s.exec(html)?.[0] ?? '';
  return list
    .split('<article')
    .slice(1)
    .flatMap((card) => pattern.exec(card.replaceAll('<!-- -->', ''))?.[1] ?? [])
    .map((figure) => Number(figure.replaceAll(',', '')));
};

const ascending = (values: readonly number[]) => values.toSorted((one, other) => one - other);

test('sort orders hold over pages, on the server as in the browser [SRCH-13]', async () => {
  const pages = async (sortBy: string, pattern: RegExp) => {
    const html = await Promise.all([1, 2, 3].map((page) => pageAt(cars, `sortBy=${sortBy}&page=${page}`)));
    return html.flatMap((page) => figures(page, pattern));
  };
  const price = /\$([\d,]+)/;
  const cheapest = await pages('price-asc', price);
  expect(cheapest.length).toBeGreaterThan(42);
  expect(cheapest).toEqual(ascending(cheapest));
  const dearest = await pages('price-desc', price);
  expect(dearest).toEqual(ascending(dearest).toReversed());
  expect(dearest[0]).toBeGreaterThan(cheapest[0] ?? 0);
  const leastDriven = await pages('km-asc', />([\d,]+) km</);
  expect(leastDriven).toEqual(ascending(leastDriven));
  const latest = await pages('year-desc', /href="\/cars\/(\d{4})-/);
  expect(latest).toEqual(ascending(latest).toReversed());
});
