import type { FinanceLender, Vehicle } from '@forecourt/domain/vehicle';
import { aVehicle, testNow } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { type FinanceSettings, financeSettingsSchema } from '../finance-settings';
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
  settings: Partial<FinanceSettings> = {},
) =>
  eligibleLender(
    aVehicle({ finance_lenders: { [provider]: { ...data, ...lender } }, ...overrides }),
    provider,
    testNow,
    { ...financeSettingsSchema.parse({}), ...settings },
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
      expect(eligible(provider, {}, {}, { lenderOffers: false })).toBe(false);
      expect(eligible(provider, { reserved: true })).toBe(false);
      expect(eligible(provider, { sold: true })).toBe(false);
      expect(eligible(provider, { status: 'coming_soon' })).toBe(true);
    }
  });

  it('[FIN-08] leaves out the makes of the setting, Suzuki by default', () => {
    expect(eligible('manual', { make: ' suzuki ' })).toBe(false);
    expect(eligible('manual', { make: 'Suzuki' }, {}, { excludedMakes: [] })).toBe(true);
    expect(eligible('manual', { make: 'Isuzu' })).toBe(true);
    expect(eligible('manual', { make: 'Isuzu' }, {}, { excludedMakes: ['Suzuki', 'ISUZU'] })).toBe(false);
  });

  it('[FIN-08] reads no data that a lender has only by inheritance', () => {
    const inherited = Object.create({ manual: data });
    expect(eligible('manual', { finance_lenders: inherited })).toBe(false);
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
    expect(eligible('nissan', { year: 1995 })).toBe(true);
    expect(eligible('taurus', {}, { paymentWeek: null, paymentMonth: null })).toBe(true);
  });
});

describe('lenders', () => {
  // Provider, lowest amount, lowest and highest rate, longest term, establishment fee.
  it.each([
    ['manual', 1000, 0.5, 15, 7, 0],
    ['taurus', 5000, 7.5, 14.5, 7, 1300],
    ['angle', 1000, 5.99, 15.99, 7, 1360.5],
    ['powertorque', 1000, 9.95, 19.95, 7, 0],
    ['nissan', 1000, 4, 20, 5, 0],
    ['360', 1000, 0.5, 15, 7, 0],
    ['auslans', 1000, 0.5, 15, 7, 0],
  ] as const)('[FIN-09] hold the figures of the design: %s', (provider, amountMin, min, max, years, fee) => {
    expect(lenders[provider]).toMatchObject({
      amountMin,
      interest: { min, max, step: 0.5 },
      term: { min: 1, max: years, step: 0.5 },
      establishmentFee: fee,
    });
  });

  it('[FIN-01] round up to a whole dollar but for one', () => {
    expect(financeProviders.filter((name) => lenders[name].rounding !== 'dollar-up')).toEqual(['nissan']);
    expect(lenders.nissan.rounding).toBe('cent');
  });

  it('[FIN-02] fall due weekly but for Nissan Finance, monthly', () => {
    expect(financeProviders.filter((name) => lenders[name].frequency !== 'weekly')).toEqual(['nissan']);
    expect(lenders.nissan.frequency).toBe('monthly');
  });

  it('[FIN-09] show a comparison rate range for Taurus alone, 8.38% to 19.42%', () => {
    expect(financeProviders.filter((name) => lenders[name].comparisonRange !== null)).toEqual(['taurus']);
    expect(lenders.taurus.comparisonRange).toEqual({ min: 8.38, max: 19.42 });
  });
});
