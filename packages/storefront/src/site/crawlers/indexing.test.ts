import { aPublicSite } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { indexing, isIndexedSearch } from './indexing';

const { search } = aPublicSite();

describe('the search results that search engines may index', () => {
  it.each([
    {},
    { page: 4 },
    { car_type: ['used'] },
    { car_type: ['demo', 'new'] },
    { body: ['SUV'] },
    { make: ['Toyota'] },
    { make: ['Toyota'], model: ['HiLux'], page: 2 },
  ])('include %j', (criteria) => {
    expect(isIndexedSearch(criteria, search)).toBe(true);
  });

  it.each([
    { query: 'red ute' },
    { sortBy: 'newest' as const },
    { make: ['Kia', 'Toyota'] },
    { make: ['Toyota'], car_type: ['used'] },
    { body: ['SUV', 'Ute'] },
    { fuel: ['Diesel'] },
    { price: { min: null, max: 30_000 } },
  ])('exclude %j, whose links may still be followed', (criteria) => {
    expect(isIndexedSearch(criteria, search)).toBe(false);
  });

  it('have a robots tag only where indexing is excluded', () => {
    expect(indexing(true)).toEqual({});
    expect(indexing(false)).toEqual({ robots: { index: false, follow: true } });
  });
});
