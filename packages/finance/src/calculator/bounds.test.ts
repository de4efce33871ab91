import { aVehicle } from '@forecourt/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FinanceSettingsInput, financeSettingsSchema } from '../finance-settings';
import { type FinanceProvider, financeProviders } from '../lenders/lenders';
import {
  type Bounds,
  calculatorBounds,
  defaultAmount,
  fitInputs,
  fitToBounds,
  showsCalculator,
  startFrequency,
} from './bounds';

const bounds = (
  settings: FinanceSettingsInput = {},
  price: number | null = 40_000,
  provider: FinanceProvider = 'manual',
) => calculatorBounds({ price, provider, settings: financeSettingsSchema.parse(settings) });

describe('calculatorBounds', () => {
  it('[FIN-03] has amounts from 1,000, or 5,000 by lender or setting, to 100,000 in steps of 500', () => {
    expect(bounds().amount).toMatchObject({ min: 1000, max: 100_000, step: 500 });
    expect(bounds({}, 40_000, 'taurus').amount).toMatchObject({ min: 5000, max: 100_000, step: 500 });
    expect(bounds({ amountMin: 5000 }).amount.min).toBe(5000);
  });

  it('[FIN-03] reaches to 105% of a price above 100,000 by setting, up to the next step', () => {
    const max = (price: number | null, amountCap105 = true) => bounds({ amountCap105 }, price).amount.max;
    expect(max(100_000)).toBe(100_000);
    // 105% of it is 105,000.0105: the next step is 105,500.
    expect(max(100_000.01)).toBe(105_500);
    expect(max(110_000)).toBe(115_500);
    expect(max(110_001)).toBe(116_000);
    expect(max(120_000)).toBe(126_000);
    expect(max(null)).toBe(100_000);
  });

  it('[FIN-03] reaches to the price of any vehicle, up to the next step', () => {
    const amount = (price: number) => bounds({ defaultAmount: 'price' }, price).amount;
    expect(amount(101_490)).toMatchObject({ max: 101_500, initial: 101_490 });
    expect(amount(120_000)).toMatchObject({ max: 120_000, initial: 120_000 });
    expect(amount(100_000.01).max).toBe(100_500);
    expect(fitToBounds(bounds({}, 101_490).amount, 101_490)).toBe(101_500);
  });

  it('[FIN-09] never cuts the 105% cap short, nor by a whole step too far', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000_001, max: 99_999_999 }), (cents) => {
        const { max } = bounds({ amountCap105: true }, cents / 100).amount;
        expect(max % 500).toBe(0);
        // In ten-thousandths of a dollar, which integers hold.
        expect(max * 10_000).toBeGreaterThanOrEqual(cents * 105);
        expect((max - 500) * 10_000).toBeLessThan(cents * 105);
      }),
    );
  });

  it('[FIN-03] has terms of 1 to 7 years in halves, to 5 by lender or setting, or the years a site lists', () => {
    const halves = [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7];
    expect(bounds().term).toMatchObject({ min: 1, max: 7, step: 0.5, choices: halves });
    expect(bounds({}, 1, 'nissan').term).toMatchObject({ min: 1, max: 5, choices: halves.slice(0, 9) });
    expect(bounds({ termMax: 5 }).term).toMatchObject({ min: 1, max: 5, choices: halves.slice(0, 9) });
    expect(bounds({ termChoices: [7, 3, 5, 3] }).term).toMatchObject({ min: 3, max: 7, choices: [3, 5, 7] });
  });

  it.each([
    ['manual', 0.5, 15],
    ['taurus', 7.5, 14.5],
    ['angle', 5.99, 15.99],
    ['powertorque', 9.95, 19.95],
    ['nissan', 4, 20],
  ] as const)('[FIN-03] has the rates of the lender in halves: %s', (provider, min, max) => {
    expect(bounds({}, 40_000, provider).interest).toMatchObject({ min, max, step: 0.5, locked: false });
    expect(bounds({ interestRange: { min: 4, max: 20 } }, 40_000, provider).interest).toMatchObject({
      min: 4,
      max: 20,
    });
  });

  it('[FIN-06] starts from 30,000 or the car’s price, 5 or 6 years, and the rate of the dealer', () => {
    const initial = (...of: Parameters<typeof bounds>) => {
      const { amount, term, interest } = bounds(...of);
      return [amount.initial, term.initial, interest.initial];
    };
    expect(initial()).toEqual([30_000, 5, 10]);
    expect(initial({ termYears: 6 })).toEqual([30_000, 6, 10]);
    expect(initial({ defaultAmount: 'price', interestRate: 8.99 }, 52_990)).toEqual([52_990, 5, 8.99]);
  });

  it('[FIN-06] starts inside the bounds', () => {
    expect(bounds({ defaultAmount: 'price' }, 900).amount.initial).toBe(1000);
    expect(bounds({ termYears: 6, termMax: 5 }).term.initial).toBe(5);
    expect(bounds({ termYears: 5, termChoices: [3, 7] }).term.initial).toBe(7);
    expect(bounds({ interestRate: 2 }, 40_000, 'nissan').interest.initial).toBe(4);
    expect(bounds({ interestRate: 20.5 }, 40_000, 'nissan').interest.initial).toBe(20);
    expect(bounds({ interestRate: 2, interestLocked: true }, 40_000, 'nissan').interest.initial).toBe(2);
  });

  it('leaves deposit, trade-in and residual to the dealer', () => {
    const { deposit, tradeIn, residual } = bounds({ depositAmount: 3000 });
    expect(deposit).toEqual({ min: 0, max: 250_000, step: null, initial: 3000 });
    expect([tradeIn, residual]).toEqual(Array(2).fill({ min: 0, max: 250_000, step: null, initial: 0 }));
  });
});

describe('defaultAmount', () => {
  it('[FIN-06] is 30,000, or the shown price by setting', () => {
    expect(defaultAmount(null, { defaultAmount: 'standard' })).toBe(30_000);
    expect(defaultAmount(52_990, { defaultAmount: 'standard' })).toBe(30_000);
    expect(defaultAmount(52_990, { defaultAmount: 'price' })).toBe(52_990);
    expect(defaultAmount(10, { defaultAmount: 'price' })).toBe(0);
    expect(defaultAmount(null, { defaultAmount: 'price' })).toBe(0);
  });
});

describe('startFrequency', () => {
  const start = (provider: FinanceProvider, hasWeekly: boolean, settings: FinanceSettingsInput = {}) =>
    startFrequency(provider, financeSettingsSchema.parse(settings), hasWeekly);

  it('[FIN-02] [FIN-12] is that of the estimate on the same page, monthly by setting', () => {
    for (const provider of financeProviders) {
      expect(start(provider, true)).toBe('weekly');
      expect(start(provider, true, { frequency: 'monthly' })).toBe('monthly');
    }
    expect(start('nissan', false)).toBe('monthly');
    expect(start('manual', false)).toBe('weekly');
  });
});

describe('showsCalculator', () => {
  // The button and the event of FIN-07 are the page's.
  it('shows with a provider, an amount above 0 and a car that is not sold', () => {
    const standard = { defaultAmount: 'standard' } as const;
    const price = { defaultAmount: 'price' } as const;
    expect(showsCalculator(aVehicle(), 'manual', standard)).toBe(true);
    expect(showsCalculator(aVehicle(), null, standard)).toBe(false);
    expect(showsCalculator(aVehicle({ sold: true }), 'manual', standard)).toBe(false);
    expect(showsCalculator(aVehicle({ status: 'sold' }), 'manual', standard)).toBe(false);
    expect(showsCalculator(aVehicle({ price: null }), 'manual', standard)).toBe(true);
    expect(showsCalculator(aVehicle({ price: null }), 'manual', price)).toBe(false);
    expect(showsCalculator(aVehicle({ price: 11 }), 'manual', price)).toBe(true);
  });
});

describe('fitToBounds', () => {
  const rates: Bounds = { min: 5.99, max: 15.99, step: 0.5, initial: 10 };

  it('[FIN-03] is the nearest step, the higher of two, counted from the lowest', () => {
    expect(fitToBounds(rates, 7.48)).toBe(7.49);
    expect(fitToBounds(rates, 7.24)).toBe(7.49);
    expect(fitToBounds(rates, 7.23)).toBe(6.99);
    expect(fitToBounds({ min: 1000, max: 100_000, step: 500, initial: 30_000 }, 30_250)).toBe(30_500);
  });

  it('[FIN-03] is the lowest or highest outside the bounds', () => {
    expect(fitToBounds(rates, 5.98)).toBe(5.99);
    expect(fitToBounds(rates, 16)).toBe(15.99);
    expect(fitToBounds(rates, Number.NEGATIVE_INFINITY)).toBe(5.99);
    expect(fitToBounds(rates, Number.POSITIVE_INFINITY)).toBe(15.99);
    // 9.2 is no step from 5: the last one below it is.
    expect(fitToBounds({ min: 5, max: 9.2, step: 0.5, initial: 5 }, 12)).toBe(9);
    expect(fitToBounds({ min: 5, max: 9.4, step: 0.5, initial: 5 }, 9.4)).toBe(9);
  });

  it('[FIN-03] is the initial value for itself, for what is no number, and always where locked', () => {
    expect(fitToBounds(rates, 10)).toBe(10);
    expect(fitToBounds(rates, Number.NaN)).toBe(10);
    expect(fitToBounds({ ...rates, locked: true }, 7.49)).toBe(10);
    expect(fitToBounds({ ...rates, locked: false }, 7.49)).toBe(7.49);
  });

  it('[FIN-03] is one of the choices where they are listed', () => {
    const terms: Bounds = { min: 3, max: 7, step: 0.5, choices: [3, 5, 7], initial: 5 };
    expect([0, 3.9, 4, 5.9, 6, 70].map((value) => fitToBounds(terms, value))).toEqual([3, 3, 5, 5, 7, 7]);
  });

  it('[FIN-03] is inside the bounds and on a step, and stays where it is, for any number', () => {
    const any = fc.record({
      provider: fc.constantFrom(...financeProviders),
      price: fc.option(fc.integer({ min: 1, max: 300_000 })),
      defaultAmount: fc.constantFrom('standard' as const, 'price' as const),
      amountCap105: fc.boolean(),
      interestRate: fc.integer({ min: 0, max: 480 }).map((tenths) => tenths / 10),
      amount: fc.double(),
      term: fc.double({ min: -1, max: 9 }),
      interest: fc.double({ min: -1, max: 25 }),
      deposit: fc.double(),
    });
    fc.assert(
      fc.property(any, ({ provider, price, amount, term, interest, deposit, ...settings }) => {
        const all = bounds(settings, price, provider);
        const inputs = fitInputs(all, { amount, term, interest, deposit });
        for (const name of ['amount', 'deposit', 'tradeIn', 'residual', 'term', 'interest'] as const) {
          const { min, max, step, choices, initial } = all[name];
          const value = inputs[name];
          expect(value).toBeGreaterThanOrEqual(min);
          expect(value).toBeLessThanOrEqual(max);
          if (choices !== undefined) expect(choices).toContain(value);
          else if (step !== null && value !== initial) {
            const steps = (value - min) / step;
            expect(Math.abs(steps - Math.round(steps))).toBeLessThan(1e-9);
          }
        }
        expect(fitInputs(all, inputs)).toEqual(inputs);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('fitInputs', () => {
  it('fits every number to its own bounds, and starts what is left out', () => {
    const all = bounds({ depositAmount: 3000 });
    expect(fitInputs(all, {})).toEqual({
      amount: 30_000,
      deposit: 3000,
      tradeIn: 0,
      residual: 0,
      term: 5,
      interest: 10,
    });
    expect(fitInputs(all, { amount: 1e6, deposit: -1, tradeIn: 1e6, residual: 250_001, term: 9, interest: 0 })).toEqual(
      { amount: 100_000, deposit: 0, tradeIn: 250_000, residual: 250_000, term: 7, interest: 0.5 },
    );
    expect(fitInputs(all, { deposit: 1234.5, residual: 250_000 })).toMatchObject({
      deposit: 1234.5,
      residual: 250_000,
    });
  });
});
