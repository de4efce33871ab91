import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Frequency, frequencies } from './frequency';
import { LoanError, paymentCount, repayment } from './repayment';

const loan = { amount: 30_000, annualRatePercent: 10, termYears: 5, frequency: 'weekly' } as const;

/**
 * What is owed after the last repayment, in integers of 10^-40 dollars: the loan lived through, period by period,
 * with no formula in common with the rule.
 */
const owedAtTheEnd = (
  input: {
    principal: number;
    annualRatePercent: number;
    termYears: number;
    frequency: Frequency;
  },
  payment: number,
): number => {
  const one = 10n ** 40n;
  const cents = (dollars: number) => (BigInt(Math.round(dollars * 1e9)) * one) / 10n ** 9n;
  const perYear = BigInt(frequencies[input.frequency].perYear);
  const hundredths = BigInt(Math.round(input.annualRatePercent * 100));
  let balance = cents(input.principal);
  for (let period = 0; period < paymentCount(input.termYears, input.frequency); period += 1) {
    balance += (balance * hundredths) / (10_000n * perYear) - cents(payment);
  }
  return Number(balance) / Number(one);
};

const anyLoan = fc
  .record({
    dollars: fc.integer({ min: 1000, max: 250_000 }),
    deposit: fc.integer({ min: 0, max: 50_000 }),
    tradeIn: fc.integer({ min: 0, max: 50_000 }),
    residualShare: fc.integer({ min: 0, max: 60 }),
    halfPercents: fc.integer({ min: 0, max: 40 }),
    halfYears: fc.integer({ min: 2, max: 14 }),
    frequency: fc.constantFrom<Frequency>('weekly', 'fortnightly', 'monthly'),
  })
  .map(({ dollars, deposit, tradeIn, residualShare, halfPercents, halfYears, frequency }) => ({
    amount: dollars,
    deposit,
    tradeIn,
    residual: Math.floor((Math.max(0, dollars - deposit - tradeIn) * residualShare) / 100),
    annualRatePercent: halfPercents / 2,
    termYears: halfYears / 2,
    frequency,
  }));

describe('repayment', () => {
  it('[FIN-01] is the amount that leaves exactly the residual when the loan is lived through', () => {
    fc.assert(
      fc.property(anyLoan, (input) => {
        const { repayment: exactRepayment, principal } = repayment({ ...input, rounding: 'none' });
        expect(principal).toBe(Math.max(0, input.amount - input.deposit - input.tradeIn));
        if (principal === 0) {
          expect(exactRepayment).toBe(0);
          return;
        }
        expect(Math.abs(owedAtTheEnd({ ...input, principal }, exactRepayment) - input.residual)).toBeLessThan(0.001);
      }),
      { numRuns: 150 },
    );
  });

  it('[FIN-01] gives textbook values', () => {
    // 30,000 over 60 months at 10%: 637.41; 100,000 over 10 months at 12%: 10,558.21.
    expect(repayment({ ...loan, frequency: 'monthly', rounding: 'cent' }).repayment).toBe(637.41);
    expect(
      repayment({ amount: 100_000, annualRatePercent: 12, termYears: 10 / 12, frequency: 'monthly', rounding: 'cent' })
        .repayment,
    ).toBe(10_558.21);
  });

  it('[FIN-01] rounds up to a whole dollar by default, and keeps an exact dollar', () => {
    expect(repayment({ ...loan, frequency: 'monthly' }).repayment).toBe(638);
    expect(repayment({ ...loan, amount: 26_000, annualRatePercent: 0 }).repayment).toBe(100);
    expect(repayment({ ...loan, amount: 26_000.01, annualRatePercent: 0 }).repayment).toBe(101);
    fc.assert(
      fc.property(anyLoan, (input) => {
        const { repayment: rounded } = repayment(input);
        const { repayment: exactRepayment } = repayment({ ...input, rounding: 'none' });
        expect(Number.isInteger(rounded)).toBe(true);
        expect(rounded).toBeGreaterThanOrEqual(exactRepayment - 1e-6);
        expect(rounded).toBeLessThan(exactRepayment + 1);
      }),
    );
  });

  it('[FIN-01] works without interest', () => {
    expect(repayment({ ...loan, annualRatePercent: 0, residual: 4000, rounding: 'none' }).repayment).toBe(100);
  });

  it('[FIN-01] takes deposit and trade-in off the price, down to nothing', () => {
    const less = repayment({ ...loan, deposit: 4000, tradeIn: 1000 });
    expect(less).toEqual(repayment({ ...loan, amount: 25_000 }));
    expect(repayment({ ...loan, deposit: 40_000 })).toMatchObject({ repayment: 0, principal: 0, totalRepayments: 0 });
  });

  it('adds up all repayments and the final payment', () => {
    const { repayment: amount, payments, totalRepayments } = repayment({ ...loan, residual: 9000 });
    expect(payments).toBe(260);
    expect(totalRepayments).toBe(amount * 260 + 9000);
  });

  it('[FIN-02] counts 52 weeks, 26 fortnights and 12 months, with their labels', () => {
    expect(Object.values(frequencies).map(({ perYear, label }) => [perYear, label])).toEqual([
      [52, 'wk'],
      [26, 'fn'],
      [12, 'mo'],
    ]);
    expect(paymentCount(2.5, 'weekly')).toBe(130);
    expect(paymentCount(2.5, 'fortnightly')).toBe(65);
    expect(paymentCount(2.5, 'monthly')).toBe(30);
  });

  it('refuses what is no loan, naming the field', () => {
    const error = (changed: Partial<Parameters<typeof repayment>[0]>) => {
      try {
        repayment({ ...loan, ...changed });
      } catch (thrown) {
        return thrown instanceof LoanError ? thrown.field : thrown;
      }
      return 'none';
    };
    expect(error({ amount: -1 })).toBe('amount');
    expect(error({ deposit: Number.NaN })).toBe('deposit');
    expect(error({ annualRatePercent: -0.5 })).toBe('annualRatePercent');
    expect(error({ termYears: 0 })).toBe('termYears');
    expect(error({ residual: Number.POSITIVE_INFINITY })).toBe('residual');
    expect(error({})).toBe('none');
  });

  it('names how to mend a refused input', () => {
    const negative = () => repayment({ ...loan, tradeIn: -5 });
    expect(negative).toThrow('tradeIn is -5: give a number of 0 or more.');
    expect(negative).toThrow(expect.objectContaining({ name: 'LoanError', code: 'LOAN_INPUT', value: -5 }));
    expect(() => repayment({ ...loan, termYears: -1 })).toThrow('termYears is -1: give a term above 0 years.');
  });

  it('rounds to the cent, up to the dollar, or not at all', () => {
    const monthly = { ...loan, frequency: 'monthly' } as const;
    const none = repayment({ ...monthly, rounding: 'none' });
    expect(none.repayment).toBeCloseTo(637.4113, 4);
    expect(repayment({ ...monthly, rounding: 'cent' }).totalRepayments).toBe(38_244.6);
    expect(repayment({ ...monthly, rounding: 'dollar-up' }).totalRepayments).toBe(638 * 60);
  });
});
