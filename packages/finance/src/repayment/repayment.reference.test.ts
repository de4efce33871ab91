import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Frequency, frequencies } from './frequency';
import { repayment } from './repayment';

/** A hundred thousand loans, shared among four kinds: about five seconds. */
const runs = 100_000 / 4;

/** A loan in whole cents and hundredths of a per cent, so that integers hold it exactly. */
interface WholeLoan {
  readonly cents: number;
  readonly residualCents: number;
  readonly hundredths: number;
  readonly payments: number;
  readonly frequency: Frequency;
}

/** A repayment as the exact quotient of two integers, in cents: no digit of it is ever rounded. */
const exactQuotient = ({ cents, residualCents, hundredths, payments, frequency }: WholeLoan): [bigint, bigint] => {
  const [principal, residual, count] = [BigInt(cents), BigInt(residualCents), BigInt(payments)];
  if (principal === 0n) return [0n, 1n];
  if (hundredths === 0) return [principal > residual ? principal - residual : 0n, count];
  // The rate a period is rate / base; grown is (1 + rate a period)^count, over base^count.
  const rate = BigInt(hundredths);
  const base = 10_000n * BigInt(frequencies[frequency].perYear);
  const start = base ** count;
  const grown = (base + rate) ** count;
  const owed = (principal * grown - residual * start) * rate;
  return [owed > 0n ? owed : 0n, base * (grown - start)];
};

const halfUp = ([top, bottom]: [bigint, bigint]): number => Number((2n * top + bottom) / (2n * bottom)) / 100;
const dollarsUp = ([top, bottom]: [bigint, bigint]): number => Number((top + 100n * bottom - 1n) / (100n * bottom));

const wholeLoan = fc.record({
  cents: fc.integer({ min: 0, max: 25_000_000 }),
  residualCents: fc.constant(0),
  hundredths: fc.integer({ min: 1, max: 3000 }),
  payments: fc.integer({ min: 1, max: 364 }),
  frequency: fc.constantFrom<Frequency>('weekly', 'fortnightly', 'monthly'),
});

const asLoan = ({ cents, residualCents, hundredths, payments, frequency }: WholeLoan) => ({
  amount: cents / 100,
  residual: residualCents / 100,
  annualRatePercent: hundredths / 100,
  termYears: payments / frequencies[frequency].perYear,
  frequency,
});

/** Both roundings of the rule against the quotient, exactly: no tolerance. */
const agrees = (whole: WholeLoan) => {
  const quotient = exactQuotient(whole);
  const loan = asLoan(whole);
  const cents = repayment({ ...loan, rounding: 'cent' });
  // An expectation each would take most of the time.
  if (cents.payments !== whole.payments || cents.repayment !== halfUp(quotient)) {
    expect(cents).toMatchObject({ payments: whole.payments, repayment: halfUp(quotient) });
  }
  const dollars = repayment(loan).repayment;
  if (dollars !== dollarsUp(quotient)) expect(dollars).toBe(dollarsUp(quotient));
};

describe('repayment against exact quotients of integers', () => {
  const holds = (loans: fc.Arbitrary<WholeLoan>) => fc.assert(fc.property(loans, agrees), { numRuns: runs });

  it('[FIN-01] is exact to the cent and to the dollar for a loan paid off', () => holds(wholeLoan));

  it('[FIN-01] is exact to the cent and to the dollar with a residual, up to more than is borrowed', () => {
    const share = fc.tuple(wholeLoan, fc.integer({ min: 0, max: 120 }));
    holds(share.map(([loan, percent]) => ({ ...loan, residualCents: Math.floor((loan.cents * percent) / 100) })));
  });

  it('[FIN-01] is exact to the cent and to the dollar without interest', () => {
    const share = fc.tuple(wholeLoan, fc.integer({ min: 0, max: 100 }));
    holds(
      share.map(([loan, percent]) => ({
        ...loan,
        hundredths: 0,
        residualCents: Math.floor((loan.cents * percent) / 100),
      })),
    );
  });

  it('[FIN-01] rounds half a cent up where only interest is paid', () => {
    // 30,000 owed to the end at 11.3094% a year: 282.735 a month, to the last digit.
    const interestOnly = { termYears: 5, frequency: 'monthly', rounding: 'cent' } as const;
    const owed = (amount: number, annualRatePercent: number) =>
      repayment({ ...interestOnly, amount, residual: amount, annualRatePercent }).repayment;
    expect(owed(30_000, 11.3094)).toBe(282.74);
    const tie = fc.tuple(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 1, max: 9999 }));
    fc.assert(
      fc.property(tie, ([thousands, hundredths]) => {
        // A month of 12,000 at a hundredth of a per cent a year is 0.1: with 600 more it ends in half a cent or a cent.
        const cents = BigInt(thousands) * 600n * 100n * BigInt(hundredths);
        const expected = Number((2n * cents + 120_000n) / 240_000n) / 100;
        expect(owed(thousands * 600, hundredths / 100)).toBe(expected);
      }),
    );
  });

  it('[FIN-01] keeps an exact whole dollar, and a cent more is the next', () => {
    const exact = fc.tuple(wholeLoan, fc.integer({ min: 1, max: 2000 }));
    fc.assert(
      fc.property(exact, ([loan, dollars]) => {
        const free = { ...loan, hundredths: 0, cents: dollars * 100 * loan.payments };
        const answers = [free, { ...free, cents: free.cents + 1 }].map((whole) => repayment(asLoan(whole)).repayment);
        if (answers[0] !== dollars || answers[1] !== dollars + 1) expect(answers).toEqual([dollars, dollars + 1]);
      }),
      { numRuns: runs },
    );
    expect(repayment({ amount: 31_200, annualRatePercent: 0, termYears: 5, frequency: 'weekly' }).repayment).toBe(120);
    // At 10% for a year, paid once: 1,200 grows to exactly 1,320, by one repayment of a monthly rate of 120% a year.
    expect(repayment({ amount: 1200, annualRatePercent: 120, termYears: 1 / 12, frequency: 'monthly' }).repayment).toBe(
      1320,
    );
  });
});
