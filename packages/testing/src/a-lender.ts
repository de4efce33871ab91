import type { FinanceLender } from '@forecourt/domain/vehicle';

/** What a lender quotes for a vehicle: $210.20 a week over four years at 8.5 % p.a. */
export const aLender = (overrides: Partial<FinanceLender> = {}): FinanceLender => ({
  financeProvider: 'manual',
  disclaimer: null,
  deposit: 2000,
  paymentMonth: null,
  paymentWeek: 210.2,
  totalPayable: null,
  interestRate: 8.5,
  comparisonRate: 9.1,
  termMonths: 48,
  termWeeks: null,
  termYears: null,
  term: null,
  balloon: null,
  establishmentFees: null,
  ...overrides,
});
