import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculatorBounds, fitInputs } from '../calculator/bounds';
import { calculate } from '../calculator/calculate';
import { financeSettingsSchema } from '../finance-settings';
import { financeProviders } from '../lenders/lenders';
import { financeQuote, isOwnQuote, quoteSentence } from './finance-quote';
import { financeQuoteSchema } from './finance-quote-schema';

const settings = financeSettingsSchema.parse({ feesUpfront: 395 });
const inputs = { amount: 30_000, deposit: 0, tradeIn: 0, residual: 0, term: 5, interest: 9.95 };
const quote = financeQuote(calculate(inputs, { provider: 'manual', settings }));

describe('a finance quote', () => {
  it('holds the figures that the calculator showed, and nothing else', () => {
    expect(financeQuoteSchema.parse(quote)).toEqual(quote);
    expect(quote).toMatchObject({ ...inputs, frequency: 'weekly', repayment: 147 });
    expect(Object.keys(quote).sort()).toEqual(Object.keys(financeQuoteSchema.shape).sort());
  });

  it('has no figure where the page said Enquire for Finance', () => {
    const small = financeQuote(calculate({ ...inputs, amount: 1000 }, { provider: 'manual', settings }));
    expect(small).toMatchObject({ amount: 1000, repayment: null, comparisonRate: null, total: null });
    expect(isOwnQuote(small, 'manual', settings)).toBe(true);
    expect(quoteSentence(small)).toBe('$1,000 over 5 years at 9.95% p.a., paid weekly');
  });

  it('counts as the dealer\u2019s own while the figures match its present rules', () => {
    expect(isOwnQuote(quote, 'manual', settings)).toBe(true);
    expect(isOwnQuote({ ...quote, repayment: 99 }, 'manual', settings)).toBe(false);
    expect(isOwnQuote({ ...quote, comparisonRate: 1 }, 'manual', settings)).toBe(false);
    expect(isOwnQuote({ ...quote, total: 1 }, 'manual', settings)).toBe(false);
    expect(isOwnQuote(quote, 'manual', { ...settings, feesUpfront: 900 })).toBe(false);
  });

  it('counts as the dealer’s own for every lender and any inputs, right after it was made', () => {
    const any = fc.record({
      provider: fc.constantFrom(...financeProviders),
      frequency: fc.constantFrom('weekly' as const, 'fortnightly' as const, 'monthly' as const),
      amount: fc.double({ min: 0, max: 100_000 }),
      deposit: fc.integer({ min: 0, max: 250_000 }),
      term: fc.double({ min: 1, max: 7 }),
      interest: fc.double({ min: 0, max: 20 }),
    });
    fc.assert(
      fc.property(any, ({ provider, frequency, ...entered }) => {
        const fitted = fitInputs(calculatorBounds({ price: 40_000, provider, settings }), entered);
        const shown = financeQuote(calculate(fitted, { provider, settings, frequency }));
        const sent: unknown = JSON.parse(JSON.stringify(shown));
        expect(isOwnQuote(financeQuoteSchema.parse(sent), provider, settings)).toBe(true);
      }),
    );
  });

  it('reads as a sentence with both rates', () => {
    expect(quoteSentence({ ...quote, comparisonRate: 10.5, total: 38_615 })).toBe(
      '$30,000 over 5 years at 9.95% p.a.: $147 a week, comparison rate 10.50% p.a., $38,615 in all',
    );
    expect(quoteSentence({ ...quote, term: 1, deposit: 2000, residual: 500, repayment: null })).toBe(
      '$30,000 over 1 year at 9.95% p.a., $2,000 deposit, $500 final payment, paid weekly',
    );
  });
});
