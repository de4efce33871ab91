import { describe, expect, it } from 'vitest';
import { inOrder, readOrder } from './watch-order';

const vehicles = [
  { id: 'old', savedAt: '2026-01-01T00:00:00.000Z', price: 30_000, change: -500 },
  { id: 'new', savedAt: '2026-03-01T00:00:00.000Z', price: 20_000, change: 1000 },
  { id: 'sold', savedAt: '2026-02-01T00:00:00.000Z', price: null, change: null },
];
const ids = (order: Parameters<typeof inOrder>[1]) => inOrder(vehicles, order).map(({ id }) => id);

describe('the order of the watchlist', () => {
  it('is the newest first, the lowest price, or the largest drop, what has no price last [WTCH-03]', () => {
    expect(ids('saved')).toEqual(['new', 'sold', 'old']);
    expect(ids('price')).toEqual(['new', 'old', 'sold']);
    expect(ids('change')).toEqual(['old', 'new', 'sold']);
  });

  it.each([null, '', 'colour'])('is the newest first for %j', (asked) => {
    expect(readOrder(asked)).toBe('saved');
    expect(readOrder('price')).toBe('price');
  });
});
