import { siteEstimate } from '@forecourt/config/site-estimate';
import type { Vehicle } from '@forecourt/domain/vehicle';
import {
  calculate,
  calculatorBounds,
  enquireForFinance,
  financeSettingsSchema,
  fitInputs,
  readSharedCalculator,
  sharedCalculatorBounds,
} from '@forecourt/finance';
import { aLocation, aPublicSite, aVehicle, testNow } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { financeAnswer } from './finance-answer';
import { sharedCalculatorView } from './shared-calculator-view';
import { vehicleCalculatorsView } from './vehicle-calculators-view';

const delivering = (delivery: boolean) => ({
  dealerships: [
    {
      id: 'harbour-city-motors',
      slug: 'harbour-city-motors',
      name: 'Harbour City Motors',
      average_rating: null,
      review_count: 0,
      ...(delivery ? { delivery_regions: [{ name: 'Here', price: 0, postcodes: ['2000'] }] } : {}),
    },
  ],
});
const flags = { finance: true, fuel: true, delivery: true };
const all = aPublicSite({ flags, finance_provider: 'manual' }, delivering(true));
const of = (site = all, vehicle = aVehicle()) => vehicleCalculatorsView(site, { vehicle, location: null }, testNow);
const none = { finance: null, offer: null, fuel: null, delivery: null };

describe('the calculators of a vehicle', () => {
  it('[SITE-04] are null without their flags', () => {
    expect(of(aPublicSite({ finance_provider: 'manual' }, delivering(true)))).toEqual(none);
    const only = (name: keyof typeof flags) =>
      Object.entries(of(aPublicSite({ flags: { [name]: true }, finance_provider: 'manual' }, delivering(true))))
        .filter(([, view]) => view !== null)
        .map(([shown]) => shown);
    expect([only('finance'), only('fuel'), only('delivery')]).toEqual([['finance'], ['fuel'], ['delivery']]);
  });

  it('[FIN-07] show finance with a provider and an amount above 0, and nothing of a sold vehicle', () => {
    expect(of().finance).toMatchObject({ provider: 'manual', price: aVehicle().price });
    expect(of(aPublicSite({ flags, finance_provider: null })).finance).toBeNull();
    const byPrice = aPublicSite({ flags, finance_provider: 'manual', finance: { defaultAmount: 'price' } });
    expect(of(byPrice, aVehicle({ price: 10 })).finance).toBeNull();
    expect(of(byPrice, aVehicle({ price: 11 })).finance).not.toBeNull();
    expect(of(all, aVehicle({ sold: true }))).toEqual(none);
    expect(of(all, aVehicle({ status: 'sold' }))).toEqual(none);
  });

  it('[FIN-12] start with the rate of the weekly estimate on the same page, whatever the lender\u2019s own period', () => {
    const nissan = aPublicSite({
      flags,
      finance_provider: 'nissan',
      finance: { interestRate: 7.49, feesUpfront: 0, defaultAmount: 'price' },
    });
    const vehicle = aVehicle();
    const { finance } = of(nissan, vehicle);
    if (finance === null) throw new Error('The vehicle has no calculator.');
    expect(finance.frequency).toBe('weekly');
    const start = calculate(fitInputs(calculatorBounds(finance), {}), finance);
    const estimate = siteEstimate(nissan, vehicle, testNow);
    expect([start.repayment, start.comparisonRate]).toEqual([estimate?.repayment, estimate?.comparisonRate]);
    expect(finance.disclaimer.terms).toContain('Comparison rate 7.52% p.a. based on');
    expect(finance.disclaimer.terms).toContain('loan, repaid weekly.');
    expect(of(nissan, aVehicle({ reserved: true })).finance?.frequency).toBe('monthly');
  });

  it('[FIN-11] show the offer of Angle, where it is the lender of the site and takes the vehicle', () => {
    const angle = aPublicSite({ flags, finance_provider: 'angle' });
    const lender = {
      financeProvider: 'Angle Finance',
      disclaimer: null,
      deposit: 2000,
      paymentMonth: null,
      paymentWeek: 180,
      totalPayable: null,
      interestRate: 8.5,
      comparisonRate: 9.1,
      termMonths: null,
      termWeeks: null,
      termYears: null,
      term: null,
      balloon: null,
      establishmentFees: null,
    };
    const offered = aVehicle({ finance_lenders: { angle: lender, manual: lender } });
    expect(of(angle, offered).offer).toEqual({
      lender: 'Angle',
      points: ['5-year term', '$0 final payment', '$2,000 deposit'],
    });
    expect(of(all, offered).offer).toBeNull();
    expect(of(angle, aVehicle()).offer).toBeNull();
    expect(of(aPublicSite({ finance_provider: 'angle' }), offered).offer).toBeNull();
  });

  it('[FUEL-01] show fuel for what burns it, from 1.70, 250 km a week and 10 L/100km', () => {
    const petrol = aVehicle({ fuel: 'Petrol', simple_fuel: 'Petrol', variant: null });
    expect(of(all, petrol).fuel).toEqual({ price: 1.7, weeklyDistance: 250, consumption: 10 });
    expect(of(all, { ...petrol, fuel: 'Electric', simple_fuel: 'Electric' }).fuel).toBeNull();
  });

  it('[DELV-01] show delivery where the vehicle’s own dealership has rates', () => {
    const vehicle = aVehicle();
    expect(of(all, vehicle).delivery).toEqual({ slug: vehicle.slug, from: 'Harbour City Motors', call: null });
    const location = aLocation();
    expect(vehicleCalculatorsView(all, { vehicle, location }, testNow).delivery?.call?.href).toMatch(/^tel:\+61/);
    expect(of(aPublicSite({ flags }, delivering(false)), vehicle).delivery).toBeNull();
    expect(of(all, { ...vehicle, dealership_slug: 'other' }).delivery).toBeNull();
  });
});

describe('sharedCalculatorView', () => {
  const site = aPublicSite({ flags: { finance: true }, finance_provider: 'manual' });
  const startOf = (budget: number | null, car: Vehicle | null = null) => {
    const view = sharedCalculatorView(site, { vehicle: car, budget }, testNow);
    return view === null ? null : readSharedCalculator(sharedCalculatorBounds(view), {});
  };

  it('starts from what the shopper means to spend, held to what it takes (FIN-04, FIN-06)', () => {
    for (const [budget, amount] of [
      [27_500, 27_500],
      [500, 1000],
      [250_000, 250_000],
      [null, 30_000],
    ] as const)
      expect(startOf(budget)).toMatchObject({ amountMessage: null, inputs: { amount } });
    expect(startOf(500, aVehicle({ price: 42_000 }))).toMatchObject({ inputs: { amount: 42_000 } });
  });

  it('[TRAD-01] has the time zone in which an offer ends', () => {
    expect(sharedCalculatorView({ ...site, state: 'WA' }, { vehicle: null, budget: null }, testNow)?.timeZone).toBe(
      'Australia/Perth',
    );
  });
});

describe('financeAnswer', () => {
  const settings = financeSettingsSchema.parse({ feesUpfront: 395 });
  const answer = (entered: object) =>
    financeAnswer(
      calculate(fitInputs(calculatorBounds({ price: 30_000, provider: 'manual', settings }), entered), {
        provider: 'manual',
        settings,
      }),
    );

  it('[FIN-05] shows Enquire for Finance at 25 or less, without a total', () => {
    expect(answer({ amount: 7000, term: 7 })).toMatchObject({ kind: 'repayment', repayment: 27 });
    expect(answer({ amount: 6500, term: 7 })).toEqual({ kind: 'instead', words: enquireForFinance });
    expect(answer({ amount: 1000 })).toEqual({ kind: 'instead', words: enquireForFinance });
    expect(answer({ amount: 30_000, deposit: 250_000 })).toEqual({
      kind: 'instead',
      words: enquireForFinance,
      why: 'Your deposit covers the amount.',
    });
  });

  it('[FIN-09] shows repayment, both rates, fees and total together, with what they are based on', () => {
    expect(answer({ amount: 30_000, deposit: 2000 })).toMatchObject({
      kind: 'repayment',
      interestRate: 10,
      fees: [{ name: 'Establishment fee', amount: 395, charged: 'once' }],
      basis: 'For $30,000 less a deposit of $2,000, over 5 years.',
    });
    expect(answer({ term: 1 })).toMatchObject({ basis: 'For $30,000 with no deposit, over 1 year.' });
    expect(answer({ amount: 42_000, tradeIn: 16_400 })).toMatchObject({
      basis: 'For $42,000 less a trade-in of $16,400, over 5 years.',
    });
    expect(answer({ amount: 42_000, deposit: 2000, tradeIn: 16_400, residual: 5000 })).toMatchObject({
      basis:
        'For $42,000 less a deposit of $2,000 and a trade-in of $16,400, over 5 years, with a final payment of $5,000.',
    });
  });
});
