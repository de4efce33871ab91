import { describe, expect, it } from 'vitest';
import { calculate } from '../calculator/calculate';
import { financeSettingsSchema } from '../finance-settings';
import { financeProviders } from '../lenders/lenders';
import { repayment } from '../repayment/repayment';
import { comparisonExample, exampleComparisonRate } from './comparison-example';
import { comparisonRate } from './comparison-rate';

const settings = financeSettingsSchema.parse({ interestRate: 9 });

describe('exampleComparisonRate', () => {
  it('[FIN-09] is calculated for a 5-year secured $30,000 loan at the rate and fees of the dealer', () => {
    expect(comparisonExample).toEqual({ amount: 30_000, termYears: 5, wording: '5-year secured $30,000 loan' });
    const loan = { amount: 30_000, termYears: 5, annualRatePercent: 9, frequency: 'monthly' } as const;
    const fees = { feesUpfront: 395, feesMonthly: 8 };
    const expected = comparisonRate({ ...loan, ...fees, repayment: repayment(loan).repayment });
    // Also where the dealer's own term is another.
    for (const termYears of [5, 7]) {
      expect(exampleComparisonRate('manual', { ...settings, ...fees, termYears }, 'monthly')).toEqual({
        interestRate: 9,
        comparisonRate: expected,
        basis: '5-year secured $30,000 loan, repaid monthly',
        wording: `Comparison rate ${expected}% p.a. based on a 5-year secured $30,000 loan, repaid monthly.`,
      });
    }
  });

  it('[FIN-12] equals the rate that the calculator shows for that loan, at every frequency', () => {
    for (const provider of financeProviders) {
      for (const frequency of ['weekly', 'fortnightly', 'monthly'] as const) {
        const inputs = { amount: 30_000, deposit: 0, tradeIn: 0, residual: 0, term: 5, interest: 9 };
        const { comparisonRate: shown } = calculate(inputs, { provider, settings, frequency });
        expect(exampleComparisonRate(provider, settings, frequency)?.comparisonRate).toBe(shown);
      }
    }
  });

  it('[FIN-09] is worded with the range of a lender that publishes one, 8.38% to 19.42%, or of the dealer', () => {
    const wording = 'Comparison rates 8.38% to 19.42% p.a. based on a 5-year secured $30,000 loan.';
    expect(exampleComparisonRate('taurus', settings, 'weekly')?.wording).toBe(wording);
    const comparisonRange = { min: 7, max: 12.5 };
    expect(exampleComparisonRate('manual', { ...settings, comparisonRange }, 'weekly')?.wording).toContain(
      '7.00% to 12.50% p.a.',
    );
  });

  it('is null when fees use up the loan', () => {
    const items = { establishment: 10_000, securityRegistration: 0, accountKeeping: 0, dealerAgency: 10_000 };
    expect(exampleComparisonRate('manual', { ...settings, itemisedFees: items }, 'weekly')).not.toBeNull();
    expect(exampleComparisonRate('manual', { ...settings, feesUpfront: 30_000 }, 'weekly')).toBeNull();
  });
});
