import { aPublicSite } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { indexing, isIndexedSearch } from './indexing';

const { search } = aPublicSite();

describe('what search engines keep', () => {
  it.each([
    {},
    { page: 4 },
    { car_type: ['used'] },
    { car_type: ['demo', 'new'] },
    { body: ['SUV'] },
    { make: ['Toyota'] },
    { make: ['Toyota'], model: ['HiLux'], page: 2 },
  ])('is %j', (criteria) => {
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
  ])('is not %j, whose links are followed', (criteria) => {
    expect(isIndexedSearch(criteria, search)).toBe(false);
  });

  it('is said by what is not to be kept', () => {
    expect(indexing(true)).toEqual({});
    expect(indexing(false)).toEqual({ robots: { index: false, follow: true } });
  });
});
