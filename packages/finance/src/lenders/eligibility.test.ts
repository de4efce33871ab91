import type { FinanceLender, Vehicle } from '@forecourt/domain';
import { aVehicle, testNow } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { eligibleLender } from './eligibility';
import { type FinanceProvider, financeProviders, lenders } from './lenders';

const data: FinanceLender = {
  financeProvider: 'x',
  disclaimer: null,
  deposit: 0,
  paymentMonth: 900,
  paymentWeek: 210,
  totalPayable: 54_600,
  interestRate: 8.5,
  comparisonRate: 9.1,
  termMonths: 60,
  termWeeks: 260,
  termYears: 5,
  term: { unit: 'years' },
  balloon: 0,
  establishmentFees: 0,
};

const eligible = (
  provider: FinanceProvider,
  overrides: Partial<Vehicle> = {},
  lender: Partial<FinanceLender> = {},
  lenderOffers = true,
) =>
  eligibleLender(
    aVehicle({ finance_lenders: { [provider]: { ...data, ...lender } }, ...overrides }),
    provider,
    testNow,
    { lenderOffers },
  ) !== null;

describe('eligibleLender', () => {
  it('[FIN-08] needs data with both rates', () => {
    for (const provider of financeProviders) {
      expect(eligible(provider)).toBe(true);
      expect(eligible(provider, { finance_lenders: {} })).toBe(false);
      expect(eligible(provider, {}, { interestRate: null })).toBe(false);
      expect(eligible(provider, {}, { comparisonRate: null })).toBe(false);
    }
  });

  it('[FIN-08] leaves out Suzuki-made vehicles, excluded sites and what is not purchasable', () => {
    for (const provider of financeProviders) {
      expect(eligible(provider, { make: 'SUZUKI' })).toBe(false);
      expect(eligible(provider, {}, {}, false)).toBe(false);
      expect(eligible(provider, { reserved: true })).toBe(false);
      expect(eligible(provider, { sold: true })).toBe(false);
      expect(eligible(provider, { status: 'coming_soon' })).toBe(true);
    }
  });

  it.each(['manual', 'angle', 'powertorque', 'taurus', 'nissan'] as const)(
    '[FIN-08] needs a price above 500 for %s',
    (provider) => {
      expect(eligible(provider, { price: 500 })).toBe(false);
      expect(eligible(provider, { price: 500.01 })).toBe(true);
      expect(eligible(provider, { price: null })).toBe(false);
    },
  );

  it.each(['360', 'auslans'] as const)('[FIN-08] needs only a purchasable vehicle for %s', (provider) => {
    expect(eligible(provider, { price: null, year: 1990 }, { paymentWeek: null, paymentMonth: null })).toBe(true);
  });

  it.each(['manual', 'angle', 'powertorque'] as const)('[FIN-08] needs a weekly payment for %s', (provider) => {
    expect(eligible(provider, {}, { paymentWeek: null })).toBe(false);
    expect(eligible(provider, {}, { paymentMonth: null })).toBe(true);
  });

  it('[FIN-08] needs a monthly payment for Nissan Finance', () => {
    expect(eligible('nissan', {}, { paymentMonth: null })).toBe(false);
    expect(eligible('nissan', {}, { paymentWeek: null })).toBe(true);
  });

  it('[FIN-08] needs a model year after this year minus 12 for Taurus', () => {
    expect(eligible('taurus', { year: 2014 })).toBe(false);
    expect(eligible('taurus', { year: 2015 })).toBe(true);
    expect(eligible('manual', { year: 1995 })).toBe(true);
  });
});

describe('lenders', () => {
  it('hold the numbers of the spec', () => {
    expect(lenders.taurus).toMatchObject({
      amountMin: 5000,
      interest: { min: 7.5, max: 14.5, step: 0.5 },
      establishmentFee: 1300,
      comparisonRange: { min: 8.38, max: 19.42 },
    });
    expect(lenders.angle).toMatchObject({
      interest: { min: 5.99, max: 15.99 },
      establishmentFee: 1360.5,
      offer: { termYears: 5, finalPayment: 0 },
    });
    expect(lenders.powertorque.interest).toMatchObject({ min: 9.95, max: 19.95 });
    expect(lenders.nissan).toMatchObject({ rounding: 'cent', frequency: 'monthly', term: { max: 5 } });
    expect(financeProviders.filter((name) => lenders[name].rounding !== 'dollar-up')).toEqual(['nissan']);
  });
});
