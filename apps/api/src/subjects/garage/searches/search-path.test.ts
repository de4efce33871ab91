import { longestSearchName } from '@forecourt/api-contract';
import { aSiteDocument } from '@forecourt/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSearchPath, searchName } from './search-path';

const site = aSiteDocument();
const pathOf = (address: string) => readSearchPath(address, site)?.path ?? null;

describe('the address of a saved search', () => {
  it.each([
    ['/search/toyota/hilux?page=4', '/search/toyota/hilux'],
    ['/search/Toyota/', '/search/toyota'],
    ['/search?make=Toyota&sortBy=price-asc', '/search/toyota'],
    ['/search?query=%20roof%20%20racks', '/search?query=roof+racks'],
  ])('%s is kept as %s', (asked, kept) => expect(pathOf(asked)).toBe(kept));

  it.each(['', 'search', '//evil.example/search', '/\\evil.example/search', 'https://evil.example/search', '/contact'])(
    '%j is none',
    (asked) => expect(pathOf(asked)).toBeNull(),
  );

  it('that is kept is read as itself again, whatever was asked', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        const kept = pathOf(`/search${path}?${query}`);
        if (kept !== null) expect(pathOf(kept)).toBe(kept);
      }),
    );
  });
});

describe('the name of a search', () => {
  it.each([
    [{ make: ['Toyota'], model: ['HiLux'] }, 'Toyota HiLux'],
    [{ query: 'roof racks' }, '“roof racks”'],
    [{ price: { min: null, max: 30_000 } }, 'My search'],
    [{}, 'All vehicles'],
  ])('%j is %s', (criteria, name) => expect(searchName(criteria)).toBe(name));

  it('is never longer than may be kept', () => {
    expect(searchName({ make: Array.from({ length: 40 }, (_, one) => `Make ${one}`) })).toHaveLength(longestSearchName);
  });
});
