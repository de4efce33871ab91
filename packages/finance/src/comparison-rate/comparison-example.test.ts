import { describe, expect, it } from 'vitest';
import { financeSettingsSchema } from '../finance-settings';
import { comparisonExample, exampleComparisonRate } from './comparison-example';
import { comparisonRate } from './comparison-rate';

const settings = financeSettingsSchema.parse({ interestRate: 9 });

describe('exampleComparisonRate', () => {
  it('[FIN-09] is of a 5-year secured $30,000 loan at the rate and fees of the dealer', () => {
    expect(comparisonExample).toEqual({ amount: 30_000, termYears: 5, wording: '5-year secured $30,000 loan' });
    const expected = comparisonRate({
      amount: 30_000,
      termYears: 5,
      annualRatePercent: 9,
      frequency: 'monthly',
      feesUpfront: 395,
      feesMonthly: 8,
    });
    const figures = exampleComparisonRate('manual', {
      ...settings,
      frequency: 'monthly',
      feesUpfront: 395,
      feesMonthly: 8,
    });
    expect(figures).toEqual({
      interestRate: 9,
      comparisonRate: expected,
      wording: `Comparison rate ${expected}% p.a. based on a 5-year secured $30,000 loan.`,
    });
  });

  it('[FIN-09] is worded with the range of the lender that shows one, 8.38% to 19.42%, or of the dealer', () => {
    const wording = 'Comparison rates 8.38% to 19.42% p.a. based on a 5-year secured $30,000 loan.';
    expect(exampleComparisonRate('taurus', settings)?.wording).toBe(wording);
    const comparisonRange = { min: 7, max: 12.5 };
    expect(exampleComparisonRate('manual', { ...settings, comparisonRange })?.wording).toContain(
      '7.00% to 12.50% p.a.',
    );
  });

  it('is none when fees eat the loan', () => {
    const items = { establishment: 10_000, securityRegistration: 0, accountKeeping: 0, dealerAgency: 10_000 };
    expect(exampleComparisonRate('manual', { ...settings, itemisedFees: items })).not.toBeNull();
    expect(exampleComparisonRate('manual', { ...settings, feesUpfront: 30_000 })).toBeNull();
  });
});
