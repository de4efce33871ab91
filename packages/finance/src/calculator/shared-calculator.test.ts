import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FinanceSettingsInput, financeSettingsSchema } from '../finance-settings';
import type { FinanceProvider } from '../lenders/lenders';
import { calculate } from './calculate';
import { readSharedCalculator, sharedCalculatorBounds } from './shared-calculator';

const bounds = (
  provider: FinanceProvider = 'manual',
  settings: FinanceSettingsInput = {},
  price: number | null = 40_000,
) => sharedCalculatorBounds({ price, provider, settings: financeSettingsSchema.parse(settings) });
const message = 'Cannot be less than 1,000 or more than 250,000';

describe('sharedCalculatorBounds', () => {
  it('starts from the price, or 30,000 where none is shown', () => {
    expect(bounds().amount).toEqual({ min: 1000, max: 250_000, step: null, initial: 40_000 });
    expect(bounds('manual', {}, null).amount.initial).toBe(30_000);
    expect(bounds('manual', {}, 10).amount.initial).toBe(30_000);
    expect(bounds('manual', { defaultAmount: 'price' }, 11).amount.initial).toBe(11);
  });
});

describe('readSharedCalculator', () => {
  const read = (amount: number, of = bounds()) => {
    const { inputs, amountMessage } = readSharedCalculator(of, { amount });
    return [inputs.amount, amountMessage];
  };

  it('accepts a price from 1,000 to 250,000, and has a message for any other', () => {
    expect(read(999.99)).toEqual([999.99, message]);
    expect(read(1000)).toEqual([1000, null]);
    expect(read(250_000)).toEqual([250_000, null]);
    expect(read(250_000.01)).toEqual([250_000.01, message]);
  });

  it('takes a price from 5,000 by lender or setting', () => {
    const higher = 'Cannot be less than 5,000 or more than 250,000';
    for (const of of [bounds('taurus'), bounds('manual', { amountMin: 5000 })]) {
      expect(read(4999.99, of)).toEqual([4999.99, higher]);
      expect(read(5000, of)).toEqual([5000, null]);
    }
  });

  it('reads a price of zero or less, or none at all, as 0', () => {
    expect([0, -0.01, -5000, Number.NaN].map((price) => read(price))).toEqual(Array(4).fill([0, message]));
    expect(read(0.01)).toEqual([0.01, message]);
  });

  it('clamps deposit, trade-in and residual to 0-250,000, and the other numbers to theirs', () => {
    const entered = { deposit: -1, tradeIn: 250_001, residual: 300_000, term: 12, interest: 0.2 };
    expect(readSharedCalculator(bounds(), entered)).toEqual({
      inputs: { amount: 40_000, deposit: 0, tradeIn: 250_000, residual: 250_000, term: 7, interest: 0.5 },
      amountMessage: null,
    });
    const kept = { amount: 20_000, deposit: 250_000, tradeIn: 0, residual: 0.5, term: 3.5, interest: 8.25 };
    expect(readSharedCalculator(bounds(), kept).inputs).toEqual(kept);
    expect(readSharedCalculator(bounds('manual', { interestLocked: true }), kept).inputs.interest).toBe(10);
  });

  it('returns finite figures within bounds, whatever is entered', () => {
    const any = fc.double();
    const entries = fc.record({ amount: any, deposit: any, tradeIn: any, residual: any, term: any, interest: any });
    fc.assert(
      fc.property(entries, (entered) => {
        const { inputs, amountMessage } = readSharedCalculator(bounds(), entered);
        expect(inputs.amount >= 1000 && inputs.amount <= 250_000).toBe(amountMessage === null);
        for (const name of ['deposit', 'tradeIn', 'residual'] as const) {
          expect(inputs[name] >= 0 && inputs[name] <= 250_000).toBe(true);
        }
        if (amountMessage !== null) return;
        const settings = financeSettingsSchema.parse({});
        expect(() => calculate(inputs, { provider: 'manual', settings })).not.toThrow();
      }),
    );
  });
});
