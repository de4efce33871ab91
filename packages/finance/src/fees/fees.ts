import { addMoney, dollarsOf, type Money, moneyFromDollars, multiplyMoney, sumMoney } from '@forecourt/domain/money';
import type { FinanceSettings } from '../finance-settings';
import { lenderTerms } from '../lenders/lender-terms';
import type { FinanceProvider } from '../lenders/lenders';

/** One fee of a loan, in AUD dollars. */
export interface LoanFee {
  readonly name: string;
  readonly amount: number;
  readonly charged: 'once' | 'monthly';
  /** Payable, but no part of a comparison rate (National Consumer Credit Protection Regulations 2010, reg 100). */
  readonly government: boolean;
}

/** What the fees of a loan come to, in AUD dollars. */
export interface FeeTotals {
  /** Charged at the start, for a comparison rate: without government charges. */
  readonly feesUpfront: number;
  /** Charged each month, for a comparison rate. */
  readonly feesMonthly: number;
  /** Everything charged over the whole term. */
  readonly total: number;
}

const fee = (name: string, amount: number, charged: LoanFee['charged'] = 'once', government = false): LoanFee => ({
  name,
  amount,
  charged,
  government,
});

/**
 * The fees of a loan from this lender at this dealer (FIN-09): the dealer's itemised list where it has one, else the
 * establishment fee and what the dealer sets a month. Fees of nothing are left out.
 */
export const loanFees = (provider: FinanceProvider, settings: FinanceSettings): readonly LoanFee[] => {
  const { itemisedFees: items } = settings;
  const fees =
    items === null
      ? [
          fee('Establishment fee', lenderTerms(provider, settings).establishmentFee),
          fee('Monthly fee', settings.feesMonthly, 'monthly'),
        ]
      : [
          fee('Establishment fee', items.establishment),
          fee('Security registration', items.securityRegistration, 'once', true),
          fee('Monthly account fee', items.accountKeeping, 'monthly'),
          fee('Dealer agency fee', items.dealerAgency),
        ];
  return fees.filter(({ amount }) => amount > 0);
};

const sum = (fees: readonly LoanFee[]): Money =>
  sumMoney(fees.map(({ amount }) => moneyFromDollars(amount, 'half-up')));

/** Adds up fees over a term in years, to the cent (FIN-09). */
export const feeTotals = (fees: readonly LoanFee[], termYears: number): FeeTotals => {
  const once = fees.filter(({ charged }) => charged === 'once');
  const monthly = sum(fees.filter(({ charged }) => charged === 'monthly'));
  return {
    feesUpfront: dollarsOf(sum(once.filter(({ government }) => !government))),
    feesMonthly: dollarsOf(monthly),
    total: dollarsOf(addMoney(sum(once), multiplyMoney(monthly, Math.round(termYears * 12), 'exact'))),
  };
};
