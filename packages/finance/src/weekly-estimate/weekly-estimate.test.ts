import type { FinanceLender, Vehicle } from '@forecourt/domain/vehicle';
import { aLender, aVehicle, testNow } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { exactComparisonRate } from '../comparison-rate/comparison-rate';
import { comparisonRateWarning } from '../disclosure';
import { type FinanceSettings, financeSettingsSchema } from '../finance-settings';
import type { FinanceProvider } from '../lenders/lenders';
import { repayment } from '../repayment/repayment';
import { weeklyEstimate } from './weekly-estimate';

const lender = aLender();

const estimate = (
  overrides: Partial<Vehicle> = {},
  settings: Partial<FinanceSettings> = {},
  provider: FinanceProvider | null = 'manual',
) =>
  weeklyEstimate({
    vehicle: aVehicle(overrides),
    settings: { ...financeSettingsSchema.parse({}), ...settings },
    provider,
    now: testNow,
  });

describe('weeklyEstimate', () => {
  it("[FIN-13] is the lender's weekly payment, with its rates, when the vehicle is eligible", () => {
    expect(estimate({ finance_lenders: { manual: lender } })).toMatchObject({
      repayment: 211,
      interestRate: 8.5,
      comparisonRate: 9.1,
      termYears: 4,
      deposit: 2000,
      source: 'lender',
    });
  });

  it("[FIN-13] is else the dealer's default figures on the price", () => {
    const expected = repayment({ amount: 52_990, annualRatePercent: 10, termYears: 5, frequency: 'weekly' });
    const lent: Vehicle['finance_lenders'][] = [{}, { taurus: lender }, { manual: { ...lender, interestRate: null } }];
    for (const finance_lenders of lent) {
      expect(estimate({ finance_lenders })).toMatchObject({
        repayment: expected.repayment,
        interestRate: 10,
        // Of the rounded repayment; the rule on the unrounded one gives 10.03.
        comparisonRate: 10.18,
        termYears: 5,
        source: 'dealer',
      });
    }
  });

  it('[FIN-13] follows the rates, term, deposit and fees of the settings', () => {
    const plain = estimate();
    expect(estimate({}, { interestRate: 12 })?.repayment).toBeGreaterThan(plain?.repayment ?? 0);
    expect(estimate({}, { termYears: 7 })?.repayment).toBeLessThan(plain?.repayment ?? 0);
    expect(estimate({}, { depositAmount: 5000 })?.repayment).toBeLessThan(plain?.repayment ?? 0);
    const fees = estimate({}, { feesUpfront: 400, feesMonthly: 8 });
    expect(fees?.repayment).toBe(plain?.repayment);
    expect(fees?.comparisonRate).toBeGreaterThan(plain?.comparisonRate ?? 0);
  });

  it('[FIN-13] hides at 25 or less', () => {
    // Interest-free over 260 weeks: 6,500 is 25 a week, a cent more rounds up to 26.
    expect(estimate({ price: 6500 }, { interestRate: 0 })).toBeNull();
    expect(estimate({ price: 6500.01 }, { interestRate: 0 })?.repayment).toBe(26);
    expect(estimate({ finance_lenders: { manual: { ...lender, paymentWeek: 25 } } })).toBeNull();
    expect(estimate({ finance_lenders: { manual: { ...lender, paymentWeek: 25.01 } } })?.repayment).toBe(26);
  });

  it("[FIN-13] reads the lender's term in years, months or weeks, else falls back to the dealer", () => {
    const term = (data: Partial<FinanceLender>) => {
      const figures = estimate({ finance_lenders: { manual: { ...lender, termMonths: null, ...data } } });
      return `${figures?.source} ${figures?.termYears}`;
    };
    expect(term({ termYears: 7, termMonths: 48 })).toBe('lender 7');
    expect(term({ termMonths: 54, termWeeks: 260 })).toBe('lender 4.5');
    expect(term({ termWeeks: 260 })).toBe('lender 5');
    expect(term({ termWeeks: 182 })).toBe('lender 3.5');
    expect(term({})).toBe('dealer 5');
  });

  it("[FIN-13] falls back to the dealer's figures where the lender gives no weekly payment or deposit", () => {
    const nissan = { ...lender, paymentMonth: 900, paymentWeek: null };
    expect(estimate({ finance_lenders: { nissan } }, {}, 'nissan')).toMatchObject({ source: 'dealer' });
    expect(estimate({ finance_lenders: { manual: { ...lender, deposit: null } } })).toMatchObject({ deposit: 0 });
  });

  it("counts the lender's establishment fee, or the dealer's itemised list, in the comparison rate", () => {
    const rate = (provider: FinanceProvider, settings: Partial<FinanceSettings> = {}) =>
      estimate({ price: 30_000 }, settings, provider)?.comparisonRate;
    expect(rate('manual')).toBe(10.12);
    expect(rate('taurus')).toBe(rate('manual', { feesUpfront: 1300 }));
    expect(rate('taurus', { feesUpfront: 0 })).toBe(10.12);
    const itemisedFees = { establishment: 395, securityRegistration: 6, accountKeeping: 8, dealerAgency: 912.25 };
    expect(rate('taurus', { itemisedFees })).toBe(rate('manual', { feesUpfront: 1307.25, feesMonthly: 8 }));
  });

  it('[FIN-12] never shows a rate below what the shown figures cost, also where a lender\u2019s quote is rounded up', () => {
    // 17,000 over five years at 8.5%: the lender asks 80.20 and says 8.60, 81 a week costs more than that.
    const quote = { ...lender, deposit: 0, paymentWeek: 80.2, comparisonRate: 8.6, termMonths: 60 };
    const shown = estimate({ price: 17_000, finance_lenders: { manual: quote } });
    const implied = exactComparisonRate({
      ...{ amount: 17_000, annualRatePercent: 8.5, termYears: 5, frequency: 'weekly' },
      repayment: 81,
    });
    expect(shown?.repayment).toBe(81);
    expect(implied).toBeGreaterThan(8.6);
    expect(shown?.comparisonRate).toBeGreaterThanOrEqual(implied ?? 0);
  });

  it('rounds as the dealer sets it', () => {
    expect(Number.isInteger(estimate({}, { rounding: 'cent' })?.repayment)).toBe(false);
    expect(estimate({ finance_lenders: { manual: lender } }, { rounding: 'cent' })?.repayment).toBe(210.2);
  });

  it('is none without a provider, a shown price, for a sold vehicle or one on hold', () => {
    expect(estimate({}, {}, null)).toBeNull();
    expect(estimate({ price: null })).toBeNull();
    expect(estimate({ price: 10 })).toBeNull();
    expect(estimate({ sold: true })).toBeNull();
    expect(estimate({ reserved: true })).toBeNull();
    expect(estimate({}, { depositAmount: 60_000 })).toBeNull();
    // Fees of more than is borrowed leave no comparison rate to show beside a repayment.
    expect(estimate({ price: 9000 }, { feesUpfront: 9000 })).toBeNull();
    expect(estimate({ price: 9000 }, { feesUpfront: 8000 })).not.toBeNull();
  });

  it('keeps cents for the lender that does not round', () => {
    const figure = estimate({ finance_lenders: { nissan: { ...lender, paymentMonth: 900 } } }, {}, 'nissan');
    expect(figure).toMatchObject({ source: 'lender', repayment: 210.2 });
    expect(Number.isInteger(estimate({}, {}, 'nissan')?.repayment)).toBe(false);
  });

  it('has a disclosure that states what it is an example of, with the warning', () => {
    const figures = estimate({}, { depositAmount: 3000 });
    const disclosure = figures?.disclosure;
    expect(disclosure).toContain(`$${figures?.repayment} a week for 5 years on a price of $52,990`);
    expect(disclosure).toContain('less a deposit of $3,000');
    expect(disclosure).toContain('10.00% p.a. (comparison rate 10.13% p.a.)');
    expect(disclosure).toContain(comparisonRateWarning);
  });
});
