import { describe, expect, it } from 'vitest';
import { searchTerms } from './search-terms';

describe('searchTerms', () => {
  it('forgives typos in words but for those that are exact', () => {
    const options = { typos: true, prefix: 'last', attributes: undefined } as const;
    const allowances = (exact: readonly string[]) =>
      searchTerms('Truck camper', options, new Set(exact))
        .terms.slice(0, 2)
        .map(({ allowance }) => allowance > 0);
    expect(allowances([])).toEqual([true, true]);
    expect(allowances(['truck'])).toEqual([false, true]);
  });
});
