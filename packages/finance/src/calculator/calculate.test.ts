import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparisonRate } from '../comparison-rate/comparison-rate';
import { type FinanceSettingsInput, financeSettingsSchema } from '../finance-settings';
import { type FinanceProvider, financeProviders } from '../lenders/lenders';
import { type Frequency, frequencies } from '../repayment/frequency';
import { repayment } from '../repayment/repayment';
import { isShownRepayment } from '../repayment/shown-repayment';
import { type CalculatorInputs, calculate } from './calculate';

const inputs: CalculatorInputs = { amount: 30_000, deposit: 0, tradeIn: 0, residual: 0, term: 5, interest: 10 };

const answer = (
  entered: Partial<CalculatorInputs> = {},
  settings: FinanceSettingsInput = {},
  provider: FinanceProvider = 'manual',
  frequency?: Frequency,
) =>
  calculate(
    { ...inputs, ...entered },
    { provider, settings: financeSettingsSchema.parse(settings), ...(frequency === undefined ? {} : { frequency }) },
  );

describe('calculate', () => {
  it('[ENTY-01] takes and gives the inputs of section 3 under their exact names', () => {
    const names = ['amount', 'term', 'interest', 'tradeIn', 'residual', 'total'];
    expect(Object.keys(answer())).toEqual(expect.arrayContaining(names));
    const { amount, term, interest, tradeIn, residual } = answer({ tradeIn: 1000, residual: 2000 });
    expect({ amount, term, interest, tradeIn, residual }).toEqual({
      amount: 30_000,
      term: 5,
      interest: 10,
      tradeIn: 1000,
      residual: 2000,
    });
  });

  it('[FIN-01] amortises the amount less deposit and trade-in down to the residual, rounded as the lender does', () => {
    const entered = { deposit: 2000, tradeIn: 3000, residual: 4000, term: 4, interest: 7.5 };
    const loan = { ...inputs, ...entered, termYears: 4, annualRatePercent: 7.5, frequency: 'monthly' } as const;
    expect(answer(entered, { frequency: 'monthly' }).repayment).toBe(repayment(loan).repayment);
    expect(answer(entered, {}, 'nissan').repayment).toBe(repayment({ ...loan, rounding: 'cent' }).repayment);
    expect(answer().repayment).toBe(147);
    expect(answer({}, { rounding: 'cent' }).repayment).toBe(146.73);
  });

  it('borrows the price less deposit and trade-in to the cent, and nothing where they cover it', () => {
    const principal = (entered: Partial<CalculatorInputs>) => answer(entered).principal;
    expect(principal({ deposit: 2000, tradeIn: 5000.5 })).toBe(22_999.5);
    // As doubles 0.10000000000000003 and 8.000000000000002.
    expect(principal({ amount: 1.1, deposit: 0.8, tradeIn: 0.2 })).toBe(0.1);
    expect(principal({ amount: 8.3, deposit: 0.2, tradeIn: 0.1 })).toBe(8);
    expect(principal({ amount: 20_000, deposit: 15_000, tradeIn: 6000 })).toBe(0);
  });

  it('[FIN-02] is weekly by default, with its label, or as often as the shopper chooses', () => {
    expect(answer()).toMatchObject({ frequency: 'weekly', label: 'wk' });
    expect(answer({}, { frequency: 'monthly' })).toMatchObject({ frequency: 'monthly', label: 'mo', repayment: 638 });
    expect(answer({}, {}, 'nissan')).toMatchObject({ label: 'mo', repayment: 637.41 });
    expect(answer({}, { frequency: 'monthly' }, 'nissan', 'fortnightly')).toMatchObject({ label: 'fn' });
  });

  it("[FIN-05] answers 'Enquire for Finance' at 25 or less, and hides the total", () => {
    // Interest-free over 260 weeks: 6,500 is 25 a week, a cent more rounds up to 26.
    const hidden = { repayment: null, total: null, instead: 'Enquire for Finance' };
    expect(answer({ amount: 6500, interest: 0 })).toMatchObject(hidden);
    expect(answer({ deposit: 30_000 })).toMatchObject({ ...hidden, comparisonRate: null });
    expect(answer({ amount: 6500.01, interest: 0 })).toMatchObject({ repayment: 26, total: 6760, instead: null });
    expect([25, 25.01].map(isShownRepayment)).toEqual([false, true]);
  });

  it('returns the reason when nothing is to be repaid', () => {
    expect(answer({ deposit: 30_000 }).why).toBe('Your deposit covers the amount.');
    expect(answer({ deposit: 20_000, tradeIn: 12_000 }).why).toBe('Your deposit and trade-in cover the amount.');
    expect(answer({ deposit: 29_999 }).why).toBeNull();
    expect(answer().why).toBeNull();
  });

  it('[FIN-09] totals all repayments, the fees and the final payment', () => {
    const { repayment: weekly, total } = answer({ residual: 9000 });
    expect(total).toBe((weekly ?? 0) * 260 + 9000);
    expect(answer({ residual: 9000 }, {}, 'taurus').total).toBe((weekly ?? 0) * 260 + 9000 + 1300);
    expect(answer({ residual: 9000 }, {}, 'angle').total).toBe((weekly ?? 0) * 260 + 9000 + 1360.5);
    const itemised = answer({}, { itemisedFees: {} });
    expect(itemised.total).toBe(147 * 260 + 395 + 6 + 912.25 + 8 * 60);
    expect(itemised.fees.map(({ amount }) => amount)).toEqual([395, 6, 8, 912.25]);
    expect(itemised.repayment).toBe(147);
    // 60 repayments of 637.41, without a tail of binary fractions.
    expect(answer({}, {}, 'nissan').total).toBe(38_244.6);
  });

  it('shows the comparison rate of this very loan, fees and all', () => {
    const loan = { ...inputs, termYears: 5, annualRatePercent: 10, frequency: 'weekly', repayment: 147 } as const;
    const expected = comparisonRate({ ...loan, feesUpfront: 1307.25, feesMonthly: 8 });
    expect(answer({}, { itemisedFees: {} }).comparisonRate).toBe(expected);
    // Unrounded it would be 10.035 by the statutory year; 147 in place of 146.73 costs a little more.
    expect(answer({}, { rounding: 'cent' }).comparisonRate).toBe(10.04);
    expect(answer().comparisonRate).toBe(10.12);
  });

  it('[FIN-12] never shows a comparison rate below what the shown figures cost, nor far above it', () => {
    const any = fc.record({
      provider: fc.constantFrom(...financeProviders),
      frequency: fc.constantFrom<Frequency>('weekly', 'fortnightly', 'monthly'),
      amount: fc.integer({ min: 5000, max: 150_000 }),
      share: fc.integer({ min: 0, max: 40 }),
      halfYears: fc.integer({ min: 2, max: 14 }),
      interest: fc.integer({ min: 0, max: 2000 }).map((hundredths) => hundredths / 100),
      feesUpfront: fc.integer({ min: 0, max: 1500 }),
      feesMonthly: fc.integer({ min: 0, max: 20 }),
    });
    fc.assert(
      fc.property(any, ({ provider, frequency, amount, share, halfYears, interest, feesUpfront, feesMonthly }) => {
        const deposit = Math.floor((amount * share) / 100);
        const entered = { amount, deposit, term: halfYears / 2, interest, residual: deposit };
        const shown = answer(entered, { feesUpfront, feesMonthly }, provider, frequency);
        if (shown.repayment === null || shown.comparisonRate === null) return;
        // What is paid, flow by flow, at the rate that is shown: never worth more than what was lent.
        const worthAt = (rate: number) => {
          const { perYear, statutoryPerYear } = frequencies[frequency];
          const growth = 1 + rate / 100 / statutoryPerYear;
          const payments = Math.round(entered.term * perYear);
          let worth = deposit / growth ** payments;
          for (let at = 1; at <= payments; at += 1) worth += (shown.repayment ?? 0) / growth ** at;
          for (let month = 1; month <= entered.term * 12; month += 1) {
            worth += feesMonthly / growth ** ((month * statutoryPerYear) / 12);
          }
          return worth;
        };
        const lent = amount - deposit - feesUpfront;
        expect(worthAt(shown.comparisonRate)).toBeLessThanOrEqual(lent + 1e-4);
        if (shown.comparisonRate > 0.01) expect(worthAt(shown.comparisonRate - 0.010_001)).toBeGreaterThan(lent);
      }),
      { numRuns: 500 },
    );
  });

  it('[ENTY-04] takes amount, term, interest, tradeIn and residual, and answers them with the total', () => {
    const entered = { amount: 52_000, deposit: 2000, tradeIn: 5000, residual: 6000, term: 7, interest: 8.5 };
    expect(answer(entered)).toMatchObject(entered);
    expect(answer(entered).total).toBeGreaterThan(45_000);
  });
});
