import algoliasearchHelper from 'algoliasearch-helper';
import { describe, expect, it } from 'vitest';
import { listAttributes, rangeAttributes, sortNames } from '../criteria/attributes';
import type { SearchCriteria } from '../criteria/criteria';
import { searchSettingsSchema } from '../search-settings/search-settings';
import { toSearchParameters } from './search-parameters';

const settings = { ...searchSettingsSchema.parse({}), indexName: 'Car_production' };
const parametersOf = (criteria: SearchCriteria, changed: Partial<typeof settings> = {}) =>
  toSearchParameters(criteria, { ...settings, ...changed });

interface SentRequest {
  readonly indexName: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** The requests that algoliasearch-helper makes of the parameters. */
const requestsOf = async (criteria: SearchCriteria): Promise<readonly SentRequest[]> => {
  const sent: SentRequest[] = [];
  const client = {
    search: async (requests: readonly SentRequest[]) => {
      sent.push(...requests);
      return { results: requests.map(() => ({ hits: [], nbHits: 0, nbPages: 0, page: 0, facets: {} })) };
    },
  };
  const helper = algoliasearchHelper(client as never, settings.indexName, parametersOf(criteria));
  await helper.searchOnce(helper.state);
  return sent;
};

describe('toSearchParameters', () => {
  it('[SRCH-15] asks for 21 hits a page unless the site says otherwise', () => {
    expect(parametersOf({}).hitsPerPage).toBe(21);
    expect(parametersOf({}, { hitsPerPage: 30 }).hitsPerPage).toBe(30);
  });

  it('counts pages from 0', () => {
    expect(parametersOf({}).page).toBe(0);
    expect(parametersOf({ page: 3 }).page).toBe(2);
  });

  it('[SRCH-13] chooses the replica by the order, the index itself by default', () => {
    expect(parametersOf({}).index).toBe('Car_production');
    expect(sortNames.map((sortBy) => parametersOf({ sortBy }).index)).toEqual([
      'Car_production_newest',
      'Car_production_price_asc',
      'Car_production_price_desc',
      'Car_production_weekly_asc',
      'Car_production_km_asc',
      'Car_production_year_desc',
    ]);
  });

  it('[SRCH-13] adds price > 0 to the cheapest first where the dealer says so, besides the range', () => {
    const needs = { priceAscendingNeedsPrice: true };
    expect(parametersOf({ sortBy: 'price-asc' }, needs).numericRefinements).toEqual({ price: { '>': [0] } });
    expect(parametersOf({ sortBy: 'price-asc', price: { min: null, max: 5000 } }, needs).numericRefinements).toEqual({
      price: { '>': [0], '<=': [5000] },
    });
    expect(parametersOf({ sortBy: 'price-asc' }).numericRefinements).toEqual({});
    expect(parametersOf({ sortBy: 'price-desc' }, needs).numericRefinements).toEqual({});
  });

  it('counts every facet, or those of the settings and those in use', () => {
    expect(parametersOf({}).disjunctiveFacets).toHaveLength(listAttributes.length + rangeAttributes.length);
    expect(parametersOf({ fuel: ['Diesel'] }, { ...settings, ...{ facets: ['make'] } }).disjunctiveFacets).toEqual([
      'make',
      'fuel',
      ...rangeAttributes,
    ]);
  });

  it('has the helper send lists joined by OR, ranges and the text, and one more query for each list in use', async () => {
    const [main, ...others] = await requestsOf({
      query: 'tow bar',
      make: ['Kia', 'Toyota'],
      make_model: ['Toyota > HiLux'],
      model_slug: 'hilux',
      price: { min: 10_000, max: 30_000 },
      year: { min: 2018, max: null },
    });
    expect(main?.indexName).toBe('Car_production');
    expect(main?.params).toMatchObject({ query: 'tow bar', hitsPerPage: 21, page: 0 });
    expect(main?.params.facetFilters).toEqual([
      ['make_model.any:Kia', 'make_model.any:Toyota > HiLux'],
      ['model_slug:hilux'],
    ]);
    expect(main?.params.numericFilters).toEqual(['price>=10000', 'price<=30000', 'year>=2018']);
    expect(others.map(({ params }) => params.facets)).toEqual(
      expect.arrayContaining(['make_model.any', 'model_slug', 'price', 'year']),
    );
  });

  it('[SRCH-08] filters by models with their make alone, so that other makes are still counted', async () => {
    const [main, ...others] = await requestsOf({ make: ['Toyota'], model: ['Corolla', 'HiLux'], fuel: ['Diesel'] });
    expect(main?.params.facetFilters).toEqual([
      ['fuel:Diesel'],
      ['make_model.any:Toyota > Corolla', 'make_model.any:Toyota > HiLux'],
    ]);
    expect(main?.params.maxValuesPerFacet).toBe(1000);
    const ofMakes = others.find(({ params }) => params.facets === 'make_model.any');
    expect(ofMakes?.params.facetFilters).toEqual([['fuel:Diesel']]);
    expect(parametersOf({ model: ['HiLux'] }).disjunctiveFacetsRefinements).toEqual({ model: ['HiLux'] });
  });

  it('sends no filter for the site, which is part of the key', () => {
    expect(parametersOf({ make: ['Kia'] })).not.toHaveProperty('filters');
  });
});
