import { describe, expect, it } from 'vitest';
import { rangeFaults } from './range-faults';

const facets = { price: { stats: { min: 5_000, max: 80_000 } }, km: { stats: null } };

describe('rangeFaults', () => {
  it.each([
    ['no range', {}],
    ['a range within the stock', { price: { min: 10_000, max: 20_000 } }],
    ['one that reaches over its ends', { price: { min: 0, max: 90_000 } }],
    ['one that touches an end', { price: { min: 80_000, max: null } }],
    ['one without figures to compare with', { km: { min: 1, max: 2 } }],
  ])('finds no fault in %s', (_what, criteria) => {
    expect(rangeFaults(criteria, facets)).toEqual([]);
  });

  it.each([
    [{ price: { min: 90_000, max: null } }, 'price from 90000 to anything: the stock has 5000 to 80000'],
    [{ price: { min: null, max: 4_000 } }, 'price from anything to 4000: the stock has 5000 to 80000'],
  ])('names the range in which no stock lies, for the log', (criteria, fault) => {
    expect(rangeFaults(criteria, facets)).toEqual([fault]);
  });
});
