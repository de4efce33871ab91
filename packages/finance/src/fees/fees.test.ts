import { describe, expect, it } from 'vitest';
import { type FinanceSettingsInput, financeSettingsSchema } from '../finance-settings';
import type { FinanceProvider } from '../lenders/lenders';
import { feeTotals, loanFees } from './fees';

const fees = (provider: FinanceProvider, settings: FinanceSettingsInput = {}) =>
  loanFees(provider, financeSettingsSchema.parse(settings));
const listed = (...of: Parameters<typeof fees>) => fees(...of).map(({ name, amount }) => `${name} ${amount}`);

describe('loanFees', () => {
  it("[FIN-09] are the lender's establishment fee: 1,300 for one, 1,360.50 for another, else none", () => {
    expect(listed('taurus')).toEqual(['Establishment fee 1300']);
    expect(listed('angle')).toEqual(['Establishment fee 1360.5']);
    for (const provider of ['manual', 'powertorque', 'nissan', '360', 'auslans'] as const) {
      expect(listed(provider)).toEqual([]);
    }
  });

  it("are the dealer's own where it sets them", () => {
    expect(listed('taurus', { feesUpfront: 0 })).toEqual([]);
    expect(listed('taurus', { feesUpfront: 250, feesMonthly: 5 })).toEqual(['Establishment fee 250', 'Monthly fee 5']);
  });

  it('[FIN-09] are itemised by setting, off by default: 395, 6, 8 a month and 912.25', () => {
    const items = fees('taurus', { itemisedFees: {}, feesUpfront: 250, feesMonthly: 5 });
    expect(items).toEqual([
      { name: 'Establishment fee', amount: 395, charged: 'once', government: false },
      { name: 'Security registration', amount: 6, charged: 'once', government: true },
      { name: 'Monthly account fee', amount: 8, charged: 'monthly', government: false },
      { name: 'Dealer agency fee', amount: 912.25, charged: 'once', government: false },
    ]);
    expect(listed('manual', { itemisedFees: { dealerAgency: 0, establishment: 400.5 } })).toEqual([
      'Establishment fee 400.5',
      'Security registration 6',
      'Monthly account fee 8',
    ]);
  });
});

describe('feeTotals', () => {
  it('[FIN-09] adds up every fee over the term, months and all', () => {
    const items = fees('manual', { itemisedFees: {} });
    expect(feeTotals(items, 5)).toEqual({ feesUpfront: 1307.25, feesMonthly: 8, total: 395 + 6 + 912.25 + 8 * 60 });
    expect(feeTotals(items, 2.5).total).toBe(395 + 6 + 912.25 + 8 * 30);
    expect(feeTotals(fees('angle'), 7)).toEqual({ feesUpfront: 1360.5, feesMonthly: 0, total: 1360.5 });
    expect(feeTotals([], 5)).toEqual({ feesUpfront: 0, feesMonthly: 0, total: 0 });
  });

  it('adds decimals without a tail', () => {
    const items = fees('manual', { feesUpfront: 0.1, feesMonthly: 0.2 });
    expect(feeTotals(items, 1).total).toBe(2.5);
    const both = fees('manual', { itemisedFees: { establishment: 0.1, dealerAgency: 0.2, securityRegistration: 0 } });
    expect(feeTotals(both, 1).feesUpfront).toBe(0.3);
  });

  it('counts whole months of a term between two', () => {
    expect(feeTotals(fees('manual', { feesMonthly: 10 }), 10 / 12).total).toBe(100);
  });
});
