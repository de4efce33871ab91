import algoliasearchHelper from 'algoliasearch-helper';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortNames } from '../criteria/attributes';
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
