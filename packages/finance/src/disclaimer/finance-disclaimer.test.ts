import type { FinanceLender, Vehicle } from '@forecourt/domain/vehicle';
import { aVehicle, testNow } from '@forecourt/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparisonRateWarning } from '../disclosure';
import { financeSettingsSchema } from '../finance-settings';
import type { FinanceProvider } from '../lenders/lenders';
import { calculatorDisclaimer, disclaimerToggle, financeDisclaimer, foldDisclaimer } from './finance-disclaimer';

describe('foldDisclaimer', () => {
  it('[FIN-10] shows up to 197 characters whole, and cuts what is longer there', () => {
    const whole = 'x'.repeat(197);
    expect(foldDisclaimer(whole)).toEqual({ short: whole, long: null });
    expect(foldDisclaimer(`${whole}y`)).toEqual({ short: `${whole}…`, long: `${whole}y` });
    expect(foldDisclaimer(`  ${whole}\n`)).toEqual({ short: whole, long: null });
    expect(disclaimerToggle).toEqual({ more: 'Show More', less: 'Show Less' });
  });

  it('[FIN-10] loses nothing of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const { short, long } = foldDisclaimer(text);
        expect(long ?? short).toBe(text.trim());
        if (long !== null) expect(long.startsWith(short.slice(0, -1))).toBe(true);
      }),
    );
  });
});

describe('a disclaimer that warns', () => {
  it('is never cut, however long it is', () => {
    const text = `${'Terms of the lender. '.repeat(15)}${comparisonRateWarning}`;
    expect(foldDisclaimer(text)).toEqual({ short: text, long: null });
  });
});

const lender: FinanceLender = {
  financeProvider: 'manual',
  disclaimer: ' Approved applicants only. ',
  deposit: 0,
  paymentMonth: 900,
  paymentWeek: 210,
  totalPayable: null,
  interestRate: 8.5,
  comparisonRate: 9.1,
  termMonths: 60,
  termWeeks: null,
  termYears: null,
  term: null,
  balloon: null,
  establishmentFees: null,
};

describe('financeDisclaimer', () => {
  // Finding the vehicle by its id, the rest of FIN-10, is the API's.
  const disclaimer = (overrides: Partial<Vehicle>, provider: FinanceProvider | null = 'manual') =>
    financeDisclaimer({
      vehicle: aVehicle(overrides),
      provider,
      settings: financeSettingsSchema.parse({}),
      now: testNow,
    });

  it("is the estimate's wording with its warning, then the lender's own", () => {
    const words = disclaimer({ finance_lenders: { manual: lender } });
    expect(words).toMatch(/^Estimate only: \$210 a week/);
    expect(words?.endsWith(`${comparisonRateWarning} Approved applicants only.`)).toBe(true);
  });

  it("leaves out a lender's words that may not be used, or are not there", () => {
    const lent: Vehicle['finance_lenders'][] = [{ manual: { ...lender, disclaimer: null } }, { taurus: lender }];
    for (const finance_lenders of lent) {
      const words = disclaimer({ finance_lenders });
      expect(words?.endsWith(comparisonRateWarning)).toBe(true);
      expect(words).not.toContain('Approved');
    }
  });

  it('is the lender’s words alone where there is no estimate, and null without either', () => {
    const cheap = { price: 600, finance_lenders: { manual: { ...lender, paymentWeek: 20 } } };
    expect(disclaimer(cheap)).toBe('Approved applicants only.');
    expect(disclaimer(cheap, null)).toBeNull();
    expect(disclaimer({ price: null })).toBeNull();
  });
});

describe('calculatorDisclaimer', () => {
  const settings = financeSettingsSchema.parse({ interestRate: 8.5, feesUpfront: 395 });
  const of = (vehicle: Vehicle, provider: FinanceProvider = 'manual') =>
    calculatorDisclaimer({ vehicle, provider, now: testNow, settings, frequency: 'weekly' });

  it('[FIN-09] names the example of the comparison rate, or the range of a lender that shows one', () => {
    expect(of(aVehicle()).terms).toMatch(
      /: Comparison rate \d+\.\d{2}% p\.a\. based on a 5-year secured \$30,000 loan, repaid weekly\. WARNING: /,
    );
    expect(of(aVehicle(), 'taurus').terms).toContain(
      'Comparison rates 8.38% to 19.42% p.a. based on a 5-year secured $30,000 loan.',
    );
  });

  it('[FIN-10] states what its figures are based on, with everything that can be set', () => {
    expect(of(aVehicle()).terms).toMatch(
      /^Estimate only: the repayment is for the amount less any deposit and trade-in, with any final payment, over the term/,
    );
  });

  it('[FIN-10] folds the lender\u2019s own words where it may be advertised with its figures, and never its terms', () => {
    const words = 'Approved applicants only. '.repeat(12).trim();
    const lent = aVehicle({ finance_lenders: { manual: { ...lender, disclaimer: words } } });
    expect(of(lent).terms.endsWith(comparisonRateWarning)).toBe(true);
    expect(of(lent).lender).toEqual({ short: expect.stringMatching(/^.{196,197}…$/), long: words });
    expect(of(aVehicle({ finance_lenders: { manual: lender } })).lender).toEqual({
      short: 'Approved applicants only.',
      long: null,
    });
    expect(of({ ...lent, make: 'Suzuki' }).lender).toBeNull();
    expect(of(aVehicle()).lender).toBeNull();
  });
});
