import algoliasearchHelper from 'algoliasearch-helper';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listAttributes, sortNames } from '../criteria/attributes';
import type { SearchCriteria } from '../criteria/criteria';
import { toSearchParameters } from '../parameters/search-parameters';
import { normalised } from '../url/search-url';
import { criteriaOf, withFacets } from './criteria-parameters';

const settings = { indexName: 'cars', hitsPerPage: 21, priceAscendingNeedsPrice: true, defaultCity: null };

const range = fc
  .tuple(fc.option(fc.integer({ min: 0, max: 5000 })), fc.option(fc.integer({ min: 5001, max: 90_000 })))
  .filter(([min, max]) => min !== null || max !== null)
  .map(([min, max]) => ({ min, max }));

const criteria = fc
  .record(
    {
      query: fc.constantFrom('corolla', 'red ute'),
      page: fc.integer({ min: 2, max: 40 }),
      sortBy: fc.constantFrom(...sortNames),
      make: fc.subarray(['Kia', 'Mazda', 'Toyota'], { minLength: 1 }),
      model: fc.subarray(['Corolla', 'HiLux'], { minLength: 1 }),
      make_model: fc.constant(['Toyota > Corolla']),
      seats: fc.subarray(['5', '7'], { minLength: 1 }),
      price: range,
      km: range,
      model_slug: fc.constant('hilux'),
    },
    { requiredKeys: [] },
  )
  .map((given) => normalised(given as SearchCriteria));

const parametersOf = (given: SearchCriteria) =>
  new algoliasearchHelper.SearchParameters(toSearchParameters(given, settings));

describe('criteriaOf', () => {
  it('[SRCH-03] reads back every filter that was put into parameters', () => {
    fc.assert(
      fc.property(criteria, (given) => {
        expect(criteriaOf(parametersOf(given), settings)).toEqual(given);
      }),
    );
  });

  it('reads back every value of every list, also those that begin with a hyphen', () => {
    const value = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
      fc.string({ unit: fc.constantFrom('-', '\\', 'a', ':', '"', ' '), minLength: 1, maxLength: 6 }),
    );
    const lists = fc.record(
      Object.fromEntries(listAttributes.map((name) => [name, fc.uniqueArray(value, { minLength: 1, maxLength: 3 })])),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(lists, (given) => {
        // Values that are none once they are read leave an empty list of cities: every city.
        const { city = [], ...others } = normalised(given as SearchCriteria);
        const asked = city.length === 0 ? others : { ...others, city };
        expect(criteriaOf(parametersOf(asked), settings)).toEqual(asked);
        const query = algoliasearchHelper({} as never, 'cars', toSearchParameters(asked, settings)).getQuery();
        const terms = ((query as { facetFilters?: string[][] }).facetFilters ?? []).flat();
        expect(terms.filter((term) => /^[\w.]+:-/.test(term))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('[SRCH-12] takes no city for every city where a default city would stand', () => {
    const withDefault = { ...settings, defaultCity: 'Sydney' };
    expect(criteriaOf(parametersOf({ city: [] }), withDefault)).toEqual({ city: [] });
    expect(criteriaOf(parametersOf({ city: ['Perth'] }), withDefault)).toEqual({ city: ['Perth'] });
  });
});

describe('withFacets', () => {
  it('counts what is shown and what is refined, and nothing else', () => {
    const parameters = toSearchParameters({ seats: ['5'], km: { min: 1, max: null } }, settings);
    expect(withFacets(parameters, ['make']).disjunctiveFacets).toEqual(['make', 'seats', 'km']);
  });
});
