import { aSearchHit } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { criteriaOfModel, printModelUrl, readModelUrl } from './model-criteria';
import { modelFrontQueries, modelSearchQueries, readModelFronts, readModelSearch } from './model-search';

const index = { indexName: 'cars' };
const answers = (models: Record<string, number>, bodies: Record<string, number> = { SUV: 3, Ute: 2 }) => [
  { hits: [], facets: { 'make_model.lvl1': models } },
  { hits: [], facets: { body: bodies } },
];
const stock = { 'Toyota > HiLux': 9, 'Kia > Rio': 2, 'Mazda > 6': 1, 'Mazda > 3': 4, 'Toyota > Corolla': 3 };

describe('addresses of the model directory', () => {
  it.each([
    ['', '/models'],
    ['body=suv', '/models?body=SUV'],
    [
      'manufacturer=toyota&model=HiLux&body=Ute&query=sr5&page=2',
      '/models?manufacturer=Toyota&model=HiLux&body=Ute&query=sr5&page=2',
    ],
    ['page=1&query=++', '/models'],
    ['page=-2&body=', '/models'],
    ['body=Ute&body=SUV', '/models?body=SUV&body=Ute'],
  ])('[SRCH-23] reads %s as %s', (query, address) => {
    const criteria = readModelUrl(new URLSearchParams(query));
    expect(printModelUrl(criteria)).toBe(address);
    expect(readModelUrl(new URL(address, 'https://dealer.example').searchParams)).toEqual(criteria);
  });
});

describe('the model search', () => {
  it('[SRCH-23] filters by manufacturer, model and body, and looks for words in names alone', () => {
    expect(
      modelSearchQueries({ manufacturer: ['Kia', 'Toyota'], model: ['HiLux'], body: ['Ute'], query: 'hil' }, index),
    ).toEqual([
      expect.objectContaining({
        indexName: 'cars',
        query: 'hil',
        filters: 'available:true AND (body:"Ute")',
        facets: ['make_model.lvl1'],
        restrictSearchableAttributes: ['make', 'model'],
        hitsPerPage: 0,
      }),
      expect.objectContaining({
        filters: 'available:true AND (make:"Kia" OR make:"Toyota") AND (model:"HiLux")',
        facets: ['body'],
      }),
    ]);
    expect(modelSearchQueries({}, index)[0]).not.toHaveProperty('restrictSearchableAttributes');
  });

  it('[SRCH-23] lists models by name, with the choices that each filter leaves', () => {
    const all = readModelSearch(answers(stock), {});
    expect(all.hits.map(({ make, model }) => `${make} ${model}`)).toEqual([
      'Kia Rio',
      'Mazda 3',
      'Mazda 6',
      'Toyota Corolla',
      'Toyota HiLux',
    ]);
    const franchise = readModelSearch(answers(stock), {}, 'Toyota').hits.map(({ make, model }) => `${make} ${model}`);
    expect(franchise.slice(0, 3)).toEqual(['Toyota Corolla', 'Toyota HiLux', 'Kia Rio']);
    const toyota = readModelSearch(answers(stock), { manufacturer: ['Toyota'], model: ['HiLux'], body: ['Ute'] });
    expect(toyota).toMatchObject({ hits: [{ make: 'Toyota', model: 'HiLux', count: 9 }], count: 1, pages: 1 });
    expect(toyota.facets.manufacturer).toEqual([
      { value: 'Toyota', count: 12, checked: true },
      { value: 'Mazda', count: 5, checked: false },
      { value: 'Kia', count: 2, checked: false },
    ]);
    expect(toyota.facets.model.map(({ value }) => value)).toEqual(['HiLux', 'Corolla']);
    expect(toyota.facets.body).toContainEqual({ value: 'Ute', count: 2, checked: true });
  });

  it('[SRCH-23] gives 21 models a page', () => {
    const many = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`Kia > M${at}`, 1]));
    const page = (number: number) => readModelSearch(answers(many), { page: number });
    expect(page(1)).toMatchObject({ count: 50, pages: 3 });
    expect([1, 2, 3, 4].map((number) => page(number).hits.length)).toEqual([21, 21, 8, 0]);
    expect(page(2).hits[0]?.model).toBe('M21');
  });

  it('throws when the engine gave no answer', () => {
    expect(() => readModelSearch([], {})).toThrow('without models');
    expect(readModelSearch(answers({}), {})).toMatchObject({ hits: [], count: 0, pages: 0 });
  });

  it('shows each model by the vehicle of it that costs least', () => {
    expect(modelFrontQueries([{ make: 'Toyota', model: 'HiLux', count: 9 }], { body: ['Ute'] }, index)).toEqual([
      expect.objectContaining({
        indexName: 'cars_price_asc',
        filters:
          'available:true AND (make_model.any:"Toyota > HiLux") AND (body:"Ute") AND has_price:true AND has_photos:true',
        hitsPerPage: 1,
      }),
    ]);
    const hit = aSearchHit();
    expect(readModelFronts([{ hits: [hit] }, { hits: [] }])).toEqual([hit, null]);
    expect(criteriaOfModel({ make: 'Kia', model: 'Rio' }, {})).toEqual({ make: ['Kia'], model: ['Rio'] });
  });
});
