import { expect, it } from 'vitest';
import { amountBorrowed } from './amount-borrowed';

it('amountBorrowed is the price less deposit and trade-in to the cent, and nothing where they cover it', () => {
  expect(amountBorrowed({ amount: 30_000, deposit: 2000, tradeIn: 5000.5 })).toBe(22_999.5);
  // As doubles 0.10000000000000003 and 8.000000000000002.
  expect(amountBorrowed({ amount: 1.1, deposit: 0.8, tradeIn: 0.2 })).toBe(0.1);
  expect(amountBorrowed({ amount: 8.3, deposit: 0.2, tradeIn: 0.1 })).toBe(8);
  expect(amountBorrowed({ amount: 20_000, deposit: 15_000, tradeIn: 6000 })).toBe(0);
});
