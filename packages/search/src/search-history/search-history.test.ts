import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SearchCriteria } from '../criteria/criteria';
import { searchSettingsSchema } from '../search-settings/search-settings';
import { readSearchHistory, rememberSearch, type SearchHistoryEntry } from './search-history';

const settings = searchSettingsSchema.parse({});
const citySettings = searchSettingsSchema.parse({ defaultCity: 'Sydney' });
const remembered = (searches: readonly SearchCriteria[], using = settings) =>
  searches.reduce<readonly SearchHistoryEntry[]>((history, search) => rememberSearch(history, search, using), []);
const paths = (history: readonly SearchHistoryEntry[]) => history.map(({ path }) => path);
const read = (value: unknown, using = settings) => readSearchHistory(JSON.stringify(value), using);

describe('rememberSearch', () => {
  it('[SRCH-19] keeps the last 5 searches, newest first, each with its filters and path', () => {
    const makes = ['Kia', 'Mazda', 'Toyota', 'Ford', 'Isuzu', 'Audi'];
    const history = remembered(makes.map((make) => ({ make: [make] })));
    expect(paths(history)).toEqual([
      '/search/audi',
      '/search/isuzu',
      '/search/ford',
      '/search/toyota',
      '/search/mazda',
    ]);
    expect(history[0]).toEqual({ filters: { make: ['Audi'] }, path: '/search/audi' });
    expect(paths(remembered(makes.slice(0, 5).map((make) => ({ make: [make] }))))).toHaveLength(5);
  });

  it('[SRCH-19] keeps only searches with a filter', () => {
    const empty: SearchCriteria[] = [{}, { page: 2 }, { sortBy: 'newest' }, { make: [] }, { city: [] }, { query: ' ' }];
    expect(remembered(empty)).toEqual([]);
    expect(paths(remembered([{ query: 'tow bar' }, { price: { min: null, max: 5000 } }, { model_slug: 'x' }]))).toEqual(
      ['/search?model_slug=x', '/search?price=:5000', '/search?query=tow+bar'],
    );
    expect(remembered([{ city: ['Sydney'] }], citySettings)).toEqual([]);
    expect(paths(remembered([{ city: ['Sydney'] }]))).toEqual(['/search?city=Sydney']);
    expect(paths(remembered([{ city: ['Perth'] }], citySettings))).toEqual(['/search?city=Perth']);
    expect(paths(remembered([{ city: ['Perth', 'Sydney'] }], citySettings))).toHaveLength(1);
    expect(paths(remembered([{ city: ['Sydney'], make: ['Kia'] }], citySettings))).toEqual(['/search/kia']);
  });

  it('[SRCH-19] keeps a search once, on whatever page and in whatever order, and moves it to the front', () => {
    const history = remembered([
      { make: ['Kia'] },
      { make: ['Mazda'] },
      { make: ['kia'], page: 3, sortBy: 'price-asc' },
    ]);
    expect(history).toEqual([
      { filters: { make: ['Kia'] }, path: '/search/kia' },
      { filters: { make: ['Mazda'] }, path: '/search/mazda' },
    ]);
  });
});

describe('readSearchHistory', () => {
  it('[SRCH-19] reads what was kept, as it was kept', () => {
    const history = remembered([
      { query: 'tow bar', fuel: ['Diesel'] },
      { make: ['Kia', 'Toyota'], make_model: ['Toyota > HiLux'], km: { min: null, max: 90_000 } },
      { make: ['Toyota'], model_slug: 'hilux', price: { min: 1, max: 2 } },
    ]);
    expect(read(history)).toEqual(history);
  });

  it('[SRCH-19] leaves out what cannot be read, and what has no filter', () => {
    const good = { filters: { make: ['Kia'] }, path: '/search/kia' };
    const bad = [
      null,
      7,
      'x',
      {},
      { filters: {}, path: '/search' },
      { filters: { make: 'Kia' }, path: '/search/kia' },
      { filters: { price: { min: 'a', max: 1 } }, path: '/search' },
      { filters: { price: 5 }, path: '/search' },
      { filters: { make: ['Kia'] } },
      { filters: { make: ['Kia'] }, path: 'javascript:alert(1)' },
      { path: '/search/kia' },
    ];
    for (const entry of bad) expect(read([entry, good])).toEqual([good]);
    expect(read({ make: ['Kia'] })).toEqual([]);
    expect(readSearchHistory(null, settings)).toEqual([]);
    expect(readSearchHistory('', settings)).toEqual([]);
    expect(readSearchHistory('{"', settings)).toEqual([]);
  });

  it('writes paths anew, so that a stored one leads nowhere else', () => {
    expect(read([{ filters: { make: ['Kia'] }, path: '//evil.example' }])).toEqual([
      { filters: { make: ['Kia'] }, path: '/search/kia' },
    ]);
    const moved = searchSettingsSchema.parse({ prefix: '/used-car' });
    expect(paths(read([{ filters: { make: ['Kia'] }, path: '/search/kia' }], moved))).toEqual(['/used-car/kia']);
  });

  it('[SRCH-19] reads at most 5, each once, the newest of them', () => {
    const entries = ['Kia', 'Kia', 'Mazda', 'Toyota', 'Ford', 'Isuzu', 'Audi'].map((make) => ({
      filters: { make: [make] },
      path: '/x',
    }));
    expect(paths(read(entries))).toEqual([
      '/search/kia',
      '/search/mazda',
      '/search/toyota',
      '/search/ford',
      '/search/isuzu',
    ]);
  });

  it('[SRCH-19] never throws, whatever was stored', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.jsonValue().map((value) => JSON.stringify([value])),
        ),
        (text) => {
          expect(readSearchHistory(text, settings).length).toBeLessThanOrEqual(5);
        },
      ),
    );
  });
});
