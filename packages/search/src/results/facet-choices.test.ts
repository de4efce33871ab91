import { describe, expect, it } from 'vitest';
import { searchSettingsSchema } from '../search-settings/search-settings';
import { facetChoices, makeCounts, makeList, modelChoices } from './facet-choices';

const facet = (values: Readonly<Record<string, number>>) => ({ values, stats: null });
const names = (choices: readonly { readonly value: string }[]) => choices.map(({ value }) => value);
const numbered = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`M${at}`, 100 - at]));

describe('facetChoices', () => {
  it('puts most vehicles first, then goes by name, and leaves out vehicles without a value', () => {
    expect(facetChoices({ Petrol: 5, '': 9, Électrique: 5, Diesel: 7, Hybrid: 5 })).toEqual([
      { value: 'Diesel', count: 7, checked: false },
      { value: 'Électrique', count: 5, checked: false },
      { value: 'Hybrid', count: 5, checked: false },
      { value: 'Petrol', count: 5, checked: false },
    ]);
  });

  it('keeps what is chosen, also when nothing is left of it', () => {
    expect(facetChoices({ Petrol: 5 }, ['Petrol', 'LPG'])).toEqual([
      { value: 'Petrol', count: 5, checked: true },
      { value: 'LPG', count: 0, checked: true },
    ]);
  });
});

describe('makeList', () => {
  const makes = facetChoices(numbered(10));

  it('[SRCH-08] shows the first 7 makes, then all', () => {
    const { first, more } = makeList(makes, searchSettingsSchema.parse({}));
    expect(names(first)).toEqual(['M0', 'M1', 'M2', 'M3', 'M4', 'M5', 'M6']);
    expect(names(more)).toEqual(['M7', 'M8', 'M9']);
    expect(makeList(makes.slice(0, 7), { popularMakes: 7 }).more).toEqual([]);
  });

  it("[SRCH-08] shows as many as the dealer's popular makes, and never hides one that is chosen", () => {
    const { first, more } = makeList(facetChoices(numbered(10), ['M9', 'M1']), { popularMakes: 3 });
    expect(names(first)).toEqual(['M0', 'M1', 'M2', 'M9']);
    expect(names(more)).toEqual(['M3', 'M4', 'M5', 'M6', 'M7', 'M8']);
  });
});

describe('makeCounts', () => {
  it('[SRCH-08] counts every make, also once a model of one is chosen', () => {
    const facets = {
      make: facet({ Toyota: 9 }),
      'make_model.any': facet({ Toyota: 12, Kia: 5, 'Toyota > HiLux': 9, 'Kia > Rio': 5 }),
    };
    expect(makeCounts({ make: ['Toyota'] }, facets)).toEqual({ Toyota: 9 });
    expect(makeCounts({ make: ['Toyota'], model: ['HiLux'] }, facets)).toEqual({ Toyota: 12, Kia: 5 });
    const both = { make: ['Kia', 'Toyota'], make_model: ['Kia', 'Toyota > HiLux'] };
    expect(makeCounts(both, facets)).toEqual({ Toyota: 12, Kia: 5 });
    expect(makeCounts({}, {})).toEqual({});
  });
});

describe('modelChoices', () => {
  it('[SRCH-08] are the models of the one chosen make', () => {
    const facets = {
      model: facet({ Corolla: 3 }),
      'make_model.any': facet({ Kia: 2, Toyota: 12, 'Toyota > Corolla': 3, 'Toyota > HiLux': 9, 'Kia > Rio': 2 }),
    };
    expect(names(modelChoices('Toyota', { make: ['Toyota'] }, facets))).toEqual(['Corolla']);
    expect(modelChoices('Toyota', { make: ['Toyota'], model: ['Corolla', 'Prado'] }, facets)).toEqual([
      { value: 'HiLux', count: 9, checked: false },
      { value: 'Corolla', count: 3, checked: true },
      { value: 'Prado', count: 0, checked: true },
    ]);
    expect(modelChoices('Toyota', { make: ['Toyota'] }, {})).toEqual([]);
  });

  it('[SRCH-08] are those of each make where several are chosen', () => {
    const facets = {
      model: facet({ Corolla: 3 }),
      'make_model.any': facet({ Kia: 4, 'Kia > Rio': 4, Toyota: 12, 'Toyota > Corolla': 3, 'Toyota > HiLux': 9 }),
    };
    const criteria = { make: ['Kia', 'Toyota'], make_model: ['Kia', 'Toyota > HiLux', 'Toyota > Prado'] };
    expect(modelChoices('Toyota', criteria, facets)).toEqual([
      { value: 'HiLux', count: 9, checked: true },
      { value: 'Corolla', count: 3, checked: false },
      { value: 'Prado', count: 0, checked: true },
    ]);
    expect(modelChoices('Kia', criteria, facets)).toEqual([{ value: 'Rio', count: 4, checked: false }]);
    expect(modelChoices('Kia', criteria, {})).toEqual([]);
    expect(names(modelChoices('Kia', { make: ['Toyota'] }, facets))).toEqual(['Rio']);
    expect(names(modelChoices('Kia', {}, facets))).toEqual(['Rio']);
  });

  it('[SRCH-08] are at most 30, with those that are chosen among them', () => {
    const models = (count: number, model: readonly string[] = []) => {
      const pairs = Object.entries(numbered(count)).map(([name, each]) => [`Kia > ${name}`, each]);
      const facets = { model: facet(numbered(count)), 'make_model.any': facet(Object.fromEntries(pairs)) };
      return names(modelChoices('Kia', { make: ['Kia'], model }, facets));
    };
    expect(models(30)).toHaveLength(30);
    expect(models(31)).toHaveLength(30);
    expect(models(40, ['M39'])).toEqual([...Array.from({ length: 29 }, (_, at) => `M${at}`), 'M39']);
    expect(models(40)).toEqual(Array.from({ length: 30 }, (_, at) => `M${at}`));
  });
});
