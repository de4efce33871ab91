import type { SearchCriteria } from '@forecourt/search/criteria';
import type { ReadFacet } from '@forecourt/search/results';
import { aPublicSite, aSearchHit } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { filterViews, modelsIn, shownFacets } from '../../features/search/search-filters-view';
import { chipLabel, countedPhrase, countedThing, rangeLabel, searchTitle } from '../../features/search/search-words';
import { toggleValue } from './criteria-change';
import { clearedCriteria, searchCrumbs, searchPageView } from './search-page-view';
import { emptySearch } from './search-states';

const site = aPublicSite();
const facet = (values: Record<string, number>): ReadFacet => ({ values, stats: null });
const stats = (min: number, max: number): ReadFacet => ({ values: {}, stats: { min, max } });
const response = {
  hits: [aSearchHit()],
  count: 37,
  pages: 2,
  ms: 1,
  facets: {
    item_type: facet({ car: 37 }),
    car_type: facet({ used: 30, new: 7 }),
    make: facet({ Toyota: 12, Kia: 20, Mazda: 5 }),
    model: facet({ HiLux: 9, Corolla: 3 }),
    price: stats(4990, 64_250),
    km: stats(0, 181_000),
    year: stats(2012, 2026),
    state: facet({ NSW: 37 }),
  },
};
const view = (criteria: SearchCriteria = {}, on = site) => searchPageView(criteria, response, on);
const filter = (name: string, criteria: SearchCriteria = {}, on = site) =>
  filterViews(criteria, response, on).find(({ attribute }) => attribute === name);

describe('searchPageView', () => {
  it('[SRCH-10] counts the results in the words of the stock', () => {
    expect(view()).toMatchObject({
      countText: '37 cars',
      showLabel: 'Show Me 37 cars',
      pageSummary: 'Page 1 of 2, 37 cars',
      more: '16 more cars',
    });
    expect(countedPhrase(1, countedThing(['truck'], []))).toBe('1 truck');
    expect(countedThing([], ['car', 'caravan'])).toEqual({ one: 'vehicle', many: 'vehicles' });
    // A dealer of caravans has no cars, not even none of them.
    expect(countedThing([], [])).toEqual({ one: 'vehicle', many: 'vehicles' });
  });

  it('[SRCH-05] keeps heading, count and page of the last answer until the next answer is there', () => {
    const asked = searchPageView({ make: ['Nissan'], page: 2 }, response, site, { make: ['Kia'] });
    const shown = searchPageView({ make: ['Kia'] }, response, site);
    const { title, countText, page, pageSummary, more } = shown;
    expect(asked).toMatchObject({ title, countText, page, pageSummary, more });
    // The filters are those that were just chosen.
    expect(asked.chips.map(({ label }) => label)).toEqual(['Nissan']);
  });

  it('orders by weekly repayment only where repayments are shown (SRCH-13)', () => {
    const orders = (weeklyNote?: string) =>
      searchPageView({}, response, { ...site, weeklyNote }).sorts.map(({ value }) => value);
    const others = ['', 'newest', 'price-asc', 'price-desc', 'km-asc', 'year-desc'];
    expect(orders()).toEqual(others);
    expect(orders('At 9.00% p.a.')).toEqual(others.toSpliced(4, 0, 'weekly-asc'));
  });

  it('[SRCH-11] shows the configured count above 1999', () => {
    const large = { ...response, count: 2000 };
    const configured = aPublicSite({ search: { stockCount: 5000 } });
    expect(searchPageView({}, large, configured).countText).toBe('5,000 cars');
    expect(searchPageView({}, large, site).countText).toBe('37 cars');
  });

  it('[SRCH-27] names the filters in force, each removable, back on page 1', () => {
    const { chips, activeCount } = view({ query: 'red', make: ['Kia'], price: { min: 15_000, max: 65_000 }, page: 3 });
    expect(chips.map(({ label }) => label)).toEqual(['“red”', 'Kia', '$15,000 to $65,000']);
    expect(chips[1]?.criteria).toEqual({ query: 'red', make: [], price: { min: 15_000, max: 65_000 } });
    expect(activeCount).toBe(3);
  });

  it('[SRCH-09] clears every filter, and the city too where a city is the default', () => {
    expect(clearedCriteria({ make: ['Kia'], sortBy: 'newest', page: 2 }, { defaultCity: null })).toEqual({
      sortBy: 'newest',
    });
    expect(clearedCriteria({}, { defaultCity: 'Sydney' })).toEqual({ city: [] });
    expect(emptySearch).toMatchObject({
      title: 'No Results Available',
      text: 'No results found for your search at this time. Please try adjusting the filters for more results.',
      clear: 'Clear Filters',
    });
    expect(emptySearch.without('Kia', '12 cars')).toBe('Without Kia: 12 cars');
  });

  it('keeps filters without a field of their own as hidden fields of the form', () => {
    expect(view({ dealership_slug: ['harbour'], make: ['Kia'], model: ['Rio'] }).hiddenFields).toEqual([
      { name: 'dealership_slug', value: 'harbour' },
    ]);
    const cities = aPublicSite({ search: { defaultCity: 'Sydney' } });
    expect(view({ city: [] }, cities).hiddenFields).toEqual([{ name: 'city', value: '' }]);
  });
});

describe('filterViews', () => {
  it('[SRCH-08] lists makes by stock, the popular ones first, models under a chosen make', () => {
    expect(filter('make')).toMatchObject({
      limit: 7,
      values: [{ value: 'Kia' }, { value: 'Toyota' }, { value: 'Mazda' }],
    });
    const pairs = facet({ Toyota: 12, Kia: 20, 'Toyota > HiLux': 9, 'Toyota > Corolla': 3, 'Kia > Rio': 20 });
    const counted = {
      ...response,
      facets: { ...response.facets, make: facet({ Toyota: 9 }), 'make_model.any': pairs },
    };
    const [chosen] = filterViews({ make: ['Toyota'], model: ['HiLux'] }, counted, site).filter(
      ({ attribute }) => attribute === 'make',
    );
    // A second make can still be chosen.
    expect(chosen).toMatchObject({
      values: [
        { value: 'Kia', count: 20 },
        { value: 'Toyota', count: 12 },
      ],
    });
    expect(chosen).toMatchObject({ activeCount: 2, chosen: 'Toyota, HiLux' });
    const toyota = chosen?.kind === 'list' ? chosen.values.find(({ checked }) => checked) : undefined;
    expect(toyota?.models).toEqual({
      attribute: 'model',
      values: [
        { value: 'HiLux', label: 'HiLux', count: 9, checked: true },
        { value: 'Corolla', label: 'Corolla', count: 3, checked: false },
      ],
    });
    expect(filter('make', {}, aPublicSite({ search: { popularMakes: 3 } }))).toMatchObject({ limit: 3 });
  });

  it('[SRCH-08] gives each of several makes its own models, written with the make, at most 30', () => {
    const models = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`Toyota > Model ${index}`, 1]));
    const pairs = facet({ Kia: 20, Toyota: 40, 'Kia > Rio': 2, ...models });
    const many = { ...response, facets: { ...response.facets, 'make_model.any': pairs } };
    const criteria = { make: ['Kia', 'Toyota'], make_model: ['Kia > Rio', 'Toyota'] };
    const [makes] = filterViews(criteria, many, site).filter(({ attribute }) => attribute === 'make');
    expect(makes).toMatchObject({ activeCount: 3, chosen: 'Kia, Toyota +1' });
    const values = makes?.kind === 'list' ? makes.values : [];
    expect(values.find(({ value }) => value === 'Kia')?.models).toEqual({
      attribute: 'make_model',
      values: [{ value: 'Kia > Rio', label: 'Rio', count: 2, checked: true }],
    });
    expect(values.find(({ value }) => value === 'Toyota')?.models?.values).toHaveLength(30);
  });

  it('keeps a chosen value in the list when nothing is left of it', () => {
    const values = filter('make', { make: ['Subaru'] });
    expect(values?.kind === 'list' && values.values.at(-1)).toMatchObject({ value: 'Subaru', count: 0, checked: true });
  });

  it('[SRCH-07] bounds sliders by the stock, rounded outwards, and shows the range in force within them', () => {
    expect(filter('price')).toMatchObject({
      bounds: { min: 4000, max: 65_000 },
      range: [4000, 65_000],
      activeCount: 0,
    });
    expect(filter('price', { price: { min: 10_000, max: null } })).toMatchObject({
      range: [10_000, 65_000],
      activeCount: 1,
    });
    expect(filter('price', { price: { min: null, max: 900_000 } })).toMatchObject({ range: [4000, 65_000] });
    expect(filter('year')).toMatchObject({ bounds: { min: 2012, max: 2026 }, step: 1 });
  });

  it('leaves out a filter in which the stock does not differ', () => {
    expect(filter('state')).toBeUndefined();
    expect(filter('item_type')).toBeUndefined();
    expect(filter('state', { state: ['QLD'] })).toBeDefined();
  });

  it('[SITE-05] words used as the dealer does', () => {
    const preOwned = filter('car_type', {}, aPublicSite({ vehicle: { usedWord: 'Pre-Owned' } }));
    expect(preOwned?.kind === 'list' && preOwned.values.map(({ label }) => label)).toEqual(['Pre-Owned', 'New']);
  });

  it('[SRCH-27] offers every filter that the stock differs in, ranges in the order of their amounts', () => {
    const facets = {
      ...response.facets,
      weekly_price_range: facet({ '100:150': 9, ':50': 3, '50:100': 12 }),
      seats: facet({ '7': 2, '5': 30, '12': 1 }),
      certified: facet({ true: 4, false: 33 }),
      categories: facet({ Cars: 37, Certified: 4 }),
      status: facet({ in_stock: 30, coming_soon: 7 }),
      tag: facet({ Reserved: 1 }),
      badge: facet({ SR5: 3, Sport: 2 }),
      filtered_features: facet(Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`Feature ${at}`, 60 - at]))),
      subscription_price: stats(200, 400),
    };
    const rates = 'Estimates at 9.00% p.a.';
    const filters = (criteria: SearchCriteria) =>
      filterViews(criteria, { ...response, facets }, { ...site, weeklyNote: rates });
    const labels = (name: string, criteria: SearchCriteria = {}) => {
      const found = filters(criteria).find(({ attribute }) => attribute === name);
      return found?.kind === 'list' ? found.values.map(({ label }) => label) : undefined;
    };
    expect(labels('weekly_price_range')).toEqual(['Under $50', '$50 - $100', '$100 - $150']);
    // A repayment is not shown without its rates.
    expect(filters({}).find(({ attribute }) => attribute === 'weekly_price_range')).toMatchObject({ note: rates });
    expect(
      filterViews({}, { ...response, facets }, site).some(({ attribute }) => attribute === 'weekly_price_range'),
    ).toBe(false);
    expect(labels('seats')).toEqual(['5 seats', '7 seats', '12 seats']);
    expect(labels('certified')).toEqual(['Not certified', 'Certified']);
    expect(labels('categories')).toEqual(['Cars', 'Certified']);
    expect(labels('status')).toEqual(['In stock', 'Coming soon']);
    expect(labels('tag')).toBeUndefined();
    expect(labels('filtered_features')).toHaveLength(24);
    expect(labels('filtered_features', { filtered_features: ['Feature 59'] })).toContain('Feature 59');
    expect(filters({}).some(({ attribute }) => attribute === 'subscription_price')).toBe(true);
    expect(filter('subscription_price')).toBeUndefined();
    expect(shownFacets({})).not.toContain('badge');
    expect(shownFacets({ make: ['Kia'] })).toContain('badge');
  });

  it('[BUDG-03] offers the amounts and distances that the site sets, as far as they narrow its stock', () => {
    const presets = (name: string, on = site) => {
      const found = filter(name, {}, on);
      return found?.kind === 'range' ? found.presets : undefined;
    };
    expect(presets('km')).toEqual([20, 40, 60, 80, 100, 120, 140, 160, 180].map((thousands) => thousands * 1000));
    expect(presets('price')?.at(0)).toBe(5000);
    expect(presets('price')?.at(-1)).toBe(60_000);
    expect(presets('year')).toEqual([]);
    const own = aPublicSite({
      search: {
        budget: {
          kmPresets: { from: 50_000, to: 150_000, step: 50_000 },
          moneyPresets: { from: 300_000, to: 800_000, step: 50_000 },
        },
      },
    });
    expect(presets('km', own)).toEqual([50_000, 100_000, 150_000]);
    expect(presets('price', own)).toEqual([]);
  });

  it('queries models only once a make is chosen', () => {
    expect(shownFacets({})).not.toContain('model');
    expect(shownFacets({ make: ['Kia'] })).toEqual(
      expect.arrayContaining(['model', 'make_model.lvl1', 'make', 'price']),
    );
    expect(shownFacets({ make: ['Kia', 'Mazda'] })).toEqual(expect.arrayContaining(['make_model.any']));
  });

  it('reads models by make from an answer', () => {
    const facets = { 'make_model.lvl1': facet({ 'Kia > Rio': 2, 'Kia > EV6': 1, 'Mazda > 3': 1 }) };
    expect(modelsIn({ facets })).toEqual([
      { make: 'Kia', models: ['Rio', 'EV6'] },
      { make: 'Mazda', models: ['3'] },
    ]);
  });
});

describe('toggleValue', () => {
  it('[SRCH-04] goes back to page 1', () => {
    expect(toggleValue({ page: 4 }, 'fuel', 'Diesel', true)).toEqual({ fuel: ['Diesel'] });
  });

  it('[SRCH-08] lets a model narrow its own make alone, and a make that goes take its models along', () => {
    const rio = toggleValue({ make: ['Kia'] }, 'model', 'Rio', true);
    expect(rio).toEqual({ make: ['Kia'], model: ['Rio'] });
    const both = toggleValue(rio, 'make', 'Mazda', true);
    expect(both).toEqual({ make: ['Kia', 'Mazda'], make_model: ['Kia > Rio', 'Mazda'] });
    expect(toggleValue(both, 'make_model', 'Mazda > CX-5', true).make_model).toEqual(['Kia > Rio', 'Mazda > CX-5']);
    expect(toggleValue(both, 'make', 'Kia', false)).toEqual({ make: ['Mazda'] });
    expect(toggleValue(both, 'make', 'Mazda', false)).toEqual({ make: ['Kia'], model: ['Rio'] });
    expect(toggleValue(rio, 'make', 'Kia', false).model).toBeUndefined();
  });
});

describe('words of a search', () => {
  const cars = { one: 'car', many: 'cars' };
  const someStock = {
    count: 12,
    facets: {
      make: facet({ 'Own Brand': 1 }),
      'make_model.lvl1': facet({ 'Toyota > HiLux': 4, 'Toyota > Corolla': 2, 'Nissan > Navara': 1 }),
    },
  };
  const ofTypes = (...types: string[]) => ({
    count: 1,
    facets: { car_type: facet(Object.fromEntries(types.map((type) => [type, 1]))) },
  });
  it.each<[SearchCriteria, string]>([
    [{}, 'Cars'],
    [{ car_type: ['used'] }, 'Used cars'],
    [{ car_type: ['demo', 'new'] }, 'New and demo cars'],
    [{ car_type: ['demo', 'new', 'used'] }, 'Cars'],
    [{ make: ['Toyota'], model: ['HiLux'], car_type: ['used'] }, 'Used Toyota HiLux'],
    [{ make: ['Toyota'] }, 'Toyota cars'],
    [{ body: ['SUV'] }, 'SUVs'],
    [{ make: ['Kia', 'Mazda'] }, 'Kia and Mazda cars'],
    [{ make: ['Kia', 'Mazda'], body: ['SUV'] }, 'Kia and Mazda SUVs'],
    [{ body: ['SUV', 'Ute'] }, 'SUVs and utes'],
    [{ make: ['Toyota'], model: ['Corolla', 'HiLux'] }, 'Toyota Corolla and HiLux'],
    [
      { make: ['Nissan', 'Toyota'], make_model: ['Nissan > Navara', 'Toyota > HiLux'] },
      'Nissan Navara and Toyota HiLux',
    ],
    [{ make: ['Kia', 'Toyota'], make_model: ['Kia', 'Toyota > HiLux'] }, 'Kia and Toyota HiLux'],
    [{ make: ['Ford', 'Kia', 'Mazda', 'Toyota'] }, 'Cars'],
    [{ query: 'hilux' }, 'Results for “hilux”'],
    [{ query: 'tow bar', car_type: ['used'], make: ['Toyota'] }, 'Used Toyota cars for “tow bar”'],
    // The stock has it, no vocabulary does.
    [{ make: ['Own Brand'] }, 'Own Brand cars'],
  ])('names %j', (criteria, title) => {
    expect(searchTitle(criteria, cars, { usedWord: 'Used' }, someStock)).toBe(title);
  });

  it.each<SearchCriteria>([
    { make: ['Nope'] },
    { body: ['Nope'] },
    { make: ['Nope'], model: ['Nope'] },
    { make: ['Nope', 'Never'], make_model: ['Nope > Nope', 'Never > Nope'] },
  ])('leaves out of the title words of an address that neither vocabulary nor stock has: %j', (criteria) => {
    expect(searchTitle(criteria, cars, { usedWord: 'Used' }, someStock)).toBe('Cars');
  });

  it('leaves out of the title a text that found nothing, and a model that the make does not have', () => {
    expect(searchTitle({ query: 'bad dealer' }, cars, { usedWord: 'Used' }, { ...someStock, count: 0 })).toBe('Cars');
    expect(searchTitle({ make: ['Toyota'], model: ['Nope'] }, cars, { usedWord: 'Used' }, someStock)).toBe(
      'Toyota cars',
    );
  });

  it('[SITE-05] heads with Pre-Owned where the dealer says so', () => {
    expect(searchTitle({ car_type: ['used'] }, cars, { usedWord: 'Pre-Owned' }, ofTypes())).toBe('Pre-Owned cars');
    expect(searchTitle({ page: 2 }, cars, { usedWord: 'Pre-Owned' }, ofTypes('used'))).toBe('Pre-Owned cars');
    expect(searchTitle({}, cars, { usedWord: 'Used' }, ofTypes('used', 'new', 'demo'))).toBe('New, demo and used cars');
    expect(searchTitle({}, cars, { usedWord: 'Pre-Owned' }, ofTypes('used', 'new'))).toBe('New and Pre-Owned cars');
    expect(searchTitle({ make: ['Kia'] }, cars, { usedWord: 'Used' }, ofTypes('used', 'new'))).toBe('Kia cars');
    expect(chipLabel({ kind: 'list', attribute: 'car_type', value: 'used' }, { usedWord: 'Pre-Owned' })).toBe(
      'Pre-Owned',
    );
  });

  it('names a model with its make where several makes are chosen', () => {
    expect(
      chipLabel({ kind: 'list', attribute: 'make_model', value: 'Land Rover > Defender' }, { usedWord: 'Used' }),
    ).toBe('Land Rover Defender');
  });

  it('put ranges into words', () => {
    expect(rangeLabel('price', { min: null, max: 30_000 })).toBe('Up to $30,000');
    expect(rangeLabel('km', { min: 10_000, max: 75_000 })).toBe('10,000 to 75,000 km');
    expect(rangeLabel('year', { min: 2018, max: null })).toBe('From 2018');
  });
});

describe('searchCrumbs', () => {
  it('leads from all stock to make to model', () => {
    const crumbs = searchCrumbs({ make: ['Kia'], model: ['Rio'] }, 'Kia Rio', site.search);
    expect(crumbs.map(({ href }) => href)).toEqual(['/', '/search', '/search/kia', undefined]);
    expect(searchCrumbs({ page: 2 }, 'Cars', site.search)).toHaveLength(2);
  });
});
