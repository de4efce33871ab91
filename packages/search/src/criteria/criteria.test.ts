import { describe, expect, it } from 'vitest';
import { activeFilters, isEmptyCriteria, refine, type SearchCriteria, withoutFilter } from './criteria';
import { emptyVocabulary, learnModels, resolveFacetSlug } from './model-names';

const criteria: SearchCriteria = {
  query: 'tow bar',
  page: 4,
  sortBy: 'newest',
  make: ['Kia', 'Toyota'],
  model: ['HiLux'],
  price: { min: null, max: 30_000 },
};

describe('criteria', () => {
  it('[SRCH-04] return to page 1 with every change of a filter', () => {
    expect(refine(criteria, { fuel: ['Diesel'] })).toEqual({ ...criteria, page: undefined, fuel: ['Diesel'] });
    for (const filter of activeFilters(criteria)) expect(withoutFilter(criteria, filter)).not.toHaveProperty('page');
    expect(refine(criteria, { page: 2 }).page).toBe(2);
  });

  it('[SRCH-27] list the active filters, one entry a value, and remove only the one taken away', () => {
    const filters = activeFilters(criteria);
    expect(filters).toEqual([
      { kind: 'list', attribute: 'make', value: 'Kia' },
      { kind: 'list', attribute: 'make', value: 'Toyota' },
      { kind: 'list', attribute: 'model', value: 'HiLux' },
      { kind: 'range', attribute: 'price', range: { min: null, max: 30_000 } },
    ]);
    for (const filter of filters) {
      const left = activeFilters(withoutFilter(criteria, filter));
      expect(left).toEqual(filters.filter((other) => other !== filter));
    }
  });

  it('remove the models with the last make, and the model of a path by its own entry', () => {
    const one: SearchCriteria = { make: ['Toyota'], model_slug: 'hilux', fuel: ['Diesel'] };
    expect(activeFilters(withoutFilter(one, { kind: 'list', attribute: 'make', value: 'Toyota' }))).toEqual([
      { kind: 'list', attribute: 'fuel', value: 'Diesel' },
    ]);
    expect(withoutFilter(one, { kind: 'model', slug: 'hilux' })).toEqual({ make: ['Toyota'], fuel: ['Diesel'] });
  });

  it('replace a model that is known by slug alone when a make or model is chosen', () => {
    const unnamed: SearchCriteria = { make: ['Toyota'], model_slug: 'hilux' };
    expect(refine(unnamed, { model: ['Corolla'] })).toEqual({ make: ['Toyota'], model: ['Corolla'] });
    expect(refine(unnamed, { make: ['Kia'] })).toEqual({ make: ['Kia'] });
    expect(refine(unnamed, { fuel: ['Diesel'] })).toEqual({ ...unnamed, fuel: ['Diesel'] });
  });

  it('are empty without text and filters, whatever page and order', () => {
    expect(isEmptyCriteria({ page: 3, sortBy: 'newest', make: [] })).toBe(true);
    expect(isEmptyCriteria({ query: 'x' })).toBe(false);
    expect(isEmptyCriteria({ model_slug: 'hilux' })).toBe(false);
    expect(isEmptyCriteria({ km: { min: 1, max: null } })).toBe(false);
  });
});

describe('models behind slugs', () => {
  it('are found by their slug', () => {
    expect(resolveFacetSlug('cx-5', ['CX-3', 'CX-5'])).toBe('CX-5');
    expect(resolveFacetSlug('cx-9', ['CX-3', 'CX-5'])).toBeUndefined();
  });

  it('are added to the vocabulary once each', () => {
    const once = learnModels(emptyVocabulary, 'Mazda', ['CX-3', 'CX-5']);
    expect(learnModels(once, 'Mazda', ['CX-5', 'BT-50']).models).toEqual({ Mazda: ['CX-3', 'CX-5', 'BT-50'] });
    expect(emptyVocabulary.models).toEqual({});
  });
});
