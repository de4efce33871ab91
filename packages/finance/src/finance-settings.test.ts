import { describe, expect, it } from 'vitest';
import { type FinanceSettingsInput, financeSettingsSchema } from './finance-settings';

const accepts = (settings: FinanceSettingsInput) => financeSettingsSchema.safeParse(settings).success;

describe('financeSettingsSchema', () => {
  it('[FIN-06] has every default: 5 years, 10%, no fees but the lender’s, nothing overridden', () => {
    expect(financeSettingsSchema.parse({})).toEqual({
      lenderOffers: true,
      excludedMakes: ['Suzuki'],
      frequency: null,
      rounding: null,
      defaultAmount: 'standard',
      amountMin: null,
      amountCap105: false,
      interestRate: 10,
      interestLocked: false,
      interestRange: null,
      termYears: 5,
      termMax: null,
      termChoices: null,
      depositAmount: 0,
      feesMonthly: 0,
      feesUpfront: null,
      itemisedFees: null,
      comparisonRange: null,
      credit: {
        basis: 'referral',
        commission: 'They may pay us for it. You pay us nothing; ask us how much we get.',
        licenceNumber: null,
        licensee: null,
        representativeNumber: null,
      },
      application: null,
    });
  });

  it('[FIN-09] itemises 395, 6, 8 a month and 912.25 unless a dealer writes its own', () => {
    expect(financeSettingsSchema.parse({ itemisedFees: { dealerAgency: 500 } }).itemisedFees).toEqual({
      establishment: 395,
      securityRegistration: 6,
      accountKeeping: 8,
      dealerAgency: 500,
    });
  });

  it('takes half years from 1 to 7', () => {
    expect([0.5, 1, 1.5, 7, 7.5, 5.2].map((termYears) => accepts({ termYears }))).toEqual([
      false,
      true,
      true,
      true,
      false,
      false,
    ]);
    expect([0.5, 5, 7.5].map((termMax) => accepts({ termMax }))).toEqual([false, true, false]);
    expect([[], [3, 5], [3, 8]].map((termChoices) => accepts({ termChoices }))).toEqual([false, true, false]);
  });

  it('takes amounts and rates that a loan can have', () => {
    expect([-1, 0, 48, 48.1].map((interestRate) => accepts({ interestRate }))).toEqual([false, true, true, false]);
    expect([-1, 0, 100_000, 100_001].map((amountMin) => accepts({ amountMin }))).toEqual([false, true, true, false]);
    expect([-1, 0, 250_000, 250_001].map((depositAmount) => accepts({ depositAmount }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([-1, 0, 1000, 1001].map((feesMonthly) => accepts({ feesMonthly }))).toEqual([false, true, true, false]);
    expect([-1, 0, 10_000, 10_001].map((feesUpfront) => accepts({ feesUpfront }))).toEqual([false, true, true, false]);
    expect([-1, 0, 10_000, 10_001].map((accountKeeping) => accepts({ itemisedFees: { accountKeeping } }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('refuses a range upside down, a key it does not know and an empty make', () => {
    expect(accepts({ interestRange: { min: 5, max: 5 } })).toBe(true);
    expect(accepts({ interestRange: { min: 5.01, max: 5 } })).toBe(false);
    expect(accepts({ comparisonRange: { min: 9, max: 8 } })).toBe(false);
    expect(accepts({ excludedMakes: [' '] })).toBe(false);
    expect(financeSettingsSchema.safeParse({ intrestRate: 9 }).success).toBe(false);
  });
});
