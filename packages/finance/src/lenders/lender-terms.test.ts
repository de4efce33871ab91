import { describe, expect, it } from 'vitest';
import { type FinanceSettingsInput, financeSettingsSchema } from '../finance-settings';
import { lenderOffer } from './lender-offer';
import { lenderTerms } from './lender-terms';
import { type FinanceProvider, financeProviders, lenders } from './lenders';

const terms = (provider: FinanceProvider, settings: FinanceSettingsInput = {}) =>
  lenderTerms(provider, financeSettingsSchema.parse(settings));

describe('lenderTerms', () => {
  it('are the lender table where a dealer sets nothing', () => {
    for (const provider of financeProviders) expect(terms(provider)).toEqual(lenders[provider]);
  });

  it('[FIN-02] fall due weekly by default, monthly for Nissan Finance or by setting', () => {
    expect(terms('manual').frequency).toBe('weekly');
    expect(terms('nissan').frequency).toBe('monthly');
    expect(terms('manual', { frequency: 'monthly' }).frequency).toBe('monthly');
    expect(terms('nissan', { frequency: 'fortnightly' }).frequency).toBe('fortnightly');
  });

  it('are overridden by the dealer, number by number', () => {
    expect(
      terms('taurus', {
        amountMin: 0,
        interestRange: { min: 4, max: 20 },
        termMax: 5,
        feesUpfront: 0,
        rounding: 'cent',
        comparisonRange: { min: 6, max: 9 },
      }),
    ).toEqual({
      ...lenders.taurus,
      amountMin: 0,
      interest: { min: 4, max: 20, step: 0.5 },
      term: { min: 1, max: 5, step: 0.5 },
      establishmentFee: 0,
      rounding: 'cent',
      comparisonRange: { min: 6, max: 9 },
    });
  });
});

describe('lenderOffer', () => {
  it('[FIN-11] is a 5-year term, $0 final payment and the deposit for Angle', () => {
    expect(lenderOffer('angle', { depositAmount: 0 }, { deposit: 2000 })).toEqual({
      termYears: 5,
      finalPayment: 0,
      deposit: 2000,
      points: ['5-year term', '$0 final payment', '$2,000 deposit'],
    });
    expect(lenderOffer('angle', { depositAmount: 1500.5 }, { deposit: null })?.points[2]).toBe('$1,500.50 deposit');
    expect(lenderOffer('angle', { depositAmount: 1500 }, null)?.deposit).toBe(1500);
    expect(lenderOffer('angle', { depositAmount: 1500 }, { deposit: 0 })?.deposit).toBe(0);
  });

  it('[FIN-11] is none for the others', () => {
    const offering = financeProviders.filter((provider) => lenderOffer(provider, { depositAmount: 0 }, null) !== null);
    expect(offering).toEqual(['angle']);
  });
});
