// What a list of results shows of every kind of vehicle, and of runs of sold ones.
import { expect, test } from '@playwright/test';
import { stateSite } from '../fixtures/vehicle-states/state-sites';
import { countOf, headingOf, vehiclesOf, withoutScripts } from '../pages/html';
import { foundIn, searchAt, searchKeyOf } from '../pages/search-requests';
import { journeySites } from '../sites';
import { originOf } from '../stack/address-book';
import { askSearch, askSite } from '../stack/ask';

/** A group with every kind of vehicle, whose lists show the first sold one of a run alone. */
const group = 'crossroads.localhost';
const leisure = 'saltbush-leisure.localhost';

test('of sold vehicles in a row the first is listed, and all are counted [SRCH-17]', async () => {
  const sold = '/search?status=sold';
  const collapsed = (await askSite(group, sold)).body;
  expect(countOf(collapsed)).toBeGreaterThan(1);
  expect(vehiclesOf(collapsed)).toHaveLength(1);
  // Another site of the same template shows each.
  const whole = (await askSite('red-gum-yard.localhost', sold)).body;
  expect(countOf(whole)).toBeGreaterThan(1);
  expect(vehiclesOf(whole)).toHaveLength(Math.min(countOf(whole), 21));
  // No available vehicle is left out.
  const first = (await askSite(group, '/search')).body;
  expect(vehiclesOf(first)).toHaveLength(21);
});

const kinds = [
  { kind: 'car', many: 'cars' },
  { kind: 'truck', many: 'trucks' },
  { kind: 'motorcycle', many: 'motorcycles' },
  { kind: 'caravan', many: 'caravans' },
] as const;

for (const { kind, many } of kinds)
  test(`filters, their counts and the orders work for ${many} [SRCH-26]`, async () => {
    const key = await searchKeyOf(group);
    const all = foundIn(
      await searchAt(group, key, { filters: `item_type:${kind}`, facets: ['make', 'body'], hitsPerPage: 0 }),
    );
    const { body } = await askSite(group, `/search?item_type=${kind}`);
    expect(countOf(body)).toBe(all.nbHits);
    expect(withoutScripts(body)).toContain(`${all.nbHits} ${many}`);
    const [[make, ofMake] = ['', 0]] = Object.entries(all.facets?.make ?? {});
    expect(ofMake).toBeGreaterThan(0);
    const narrowed = (await askSite(group, `/search?item_type=${kind}&make=${encodeURIComponent(make)}`)).body;
    expect(countOf(narrowed)).toBe(ofMake);
    expect(headingOf(narrowed)).toBe(`${make} ${many}`);
    const answers = Array.from({ length: Math.ceil(all.nbHits / 100) }, (_, page) =>
      searchAt(group, key, { filters: `item_type:${kind}`, page }),
    );
    const hits = (await Promise.all(answers)).flatMap((answer) => foundIn(answer).hits);
    for (const [sortBy, field, direction] of [
      ['price-asc', 'price', 1],
      ['price-desc', 'price', -1],
      ['year-desc', 'year', -1],
      ['km-asc', 'km', 1],
    ] as const) {
      const sorted = (await askSite(group, `/search?item_type=${kind}&sortBy=${sortBy}&price=1:`)).body;
      const shown = vehiclesOf(sorted).map((path) => path.replace('/cars/', ''));
      const values = shown
        .map((slug) => hits.find((hit) => hit.slug === slug))
        .filter((hit) => hit?.available === true);
      const figures = values.map((hit) => Number(hit?.[field] ?? Number.NaN)).filter(Number.isFinite);
      expect(figures.length, sortBy).toBeGreaterThan(1);
      expect(figures, sortBy).toEqual(figures.toSorted((one, other) => direction * (one - other)));
    }
  });

test('cards of caravans name their figures for the eye in every look [SRCH-26]', async ({ page }) => {
  // Grids and rows.
  for (const host of [leisure, group]) {
    await page.goto(`${originOf(host)}/search?item_type=caravan`);
    for (const name of ['Sleeps', 'Tare', 'ATM']) {
      // A word for those who listen alone is a pixel large; that of a row may stand over its column.
      const named = await page.getByText(new RegExp(`^${name}\\b`)).all();
      const widths = await Promise.all(named.map(async (one) => (await one.boundingBox())?.width ?? 0));
      expect(Math.max(0, ...widths), `${host} ${name}`).toBeGreaterThan(10);
    }
  }
});

test('caravans are found by berths, length and weight, cars by seats', async () => {
  const key = await searchKeyOf(leisure);
  const { hits } = foundIn(await searchAt(leisure, key, { filters: 'item_type:caravan' }));
  const sleeps = (hit: (typeof hits)[number]) =>
    (hit.specs as readonly { readonly label: string; readonly value: string }[]).find(({ label }) => label === 'Sleeps')
      ?.value;
  const berths = sleeps(hits[0] ?? {}) ?? '';
  const slugs = hits.filter((hit) => sleeps(hit) === berths).map(({ slug }) => slug);
  for (const words of [`${berths} berth`, `sleeps ${berths}`]) {
    const found = foundIn(await searchAt(leisure, key, { query: words }));
    expect(
      found.hits.map(({ slug }) => slug),
      words,
    ).toEqual(expect.arrayContaining(slugs));
  }
  expect(countOf((await askSearch(leisure, `/search?query=${berths}+berth`)).body)).toBeGreaterThan(0);
  expect(countOf((await askSearch('harbour-city.localhost', '/search?query=7+seater')).body)).toBeGreaterThan(0);
});

for (const { template, host } of journeySites)
  test(`template ${template.toUpperCase()}: results are ordered by weekly repayment where repayments are shown [SRCH-13]`, async () => {
    const option = 'value="weekly-asc"';
    const { body } = await askSite(host, '/search?sortBy=weekly-asc');
    expect(body).toContain(option);
    const paths = vehiclesOf(body);
    expect(paths).toHaveLength(21);
    const key = await searchKeyOf(host);
    const first = foundIn(await searchAt(host, key, { hitsPerPage: 0 }));
    const pages = Array.from({ length: Math.ceil(first.nbHits / 100) }, (_, page) =>
      searchAt(host, key, { hitsPerPage: 100, page }),
    );
    const hits = (await Promise.all(pages)).flatMap((answer) => foundIn(answer).hits);
    const repaymentOf = (hit: (typeof hits)[number] | undefined) =>
      (hit?.weekly as { readonly repayment: number } | null | undefined)?.repayment;
    const shown = paths.map((path) => repaymentOf(hits.find(({ slug }) => `/cars/${slug}` === path)));
    const repayments = hits.flatMap((hit) => repaymentOf(hit) ?? []).sort((one, other) => one - other);
    expect(shown).toEqual(repayments.slice(0, shown.length));
    expect((await askSite(stateSite(template, 'plain').host, '/search')).body).not.toContain(option);
  });
