import { describe, expect, it } from 'vitest';
import { stockLocationIds } from './load-location-stock';

// Feeds LOC-06, which is proven on the pages.
describe('stockLocationIds', () => {
  it('lists the locations and those that they distribute for, each once', () => {
    expect(
      stockLocationIds([
        { id: 'sales', distribution_locations: ['compound', 'service'] },
        { id: 'service', distribution_locations: [] },
      ]),
    ).toEqual(['sales', 'compound', 'service']);
  });
});
