import type { FinanceSettings } from '../finance-settings';
import { type FinanceProvider, type Lender, lenders } from './lenders';

/**
 * A lender's figures as one dealer uses them: the lender table under the dealer's own settings (FIN-02, FIN-03,
 * FIN-09). Who may be advertised with its figures (FIN-08) is the lender's alone.
 */
export const lenderTerms = (provider: FinanceProvider, settings: FinanceSettings): Lender => {
  const lender = lenders[provider];
  return {
    ...lender,
    amountMin: settings.amountMin ?? lender.amountMin,
    interest: { ...lender.interest, ...settings.interestRange },
    term: { ...lender.term, max: settings.termMax ?? lender.term.max },
    establishmentFee: settings.feesUpfront ?? lender.establishmentFee,
    rounding: settings.rounding ?? lender.rounding,
    frequency: settings.frequency ?? lender.frequency,
    comparisonRange: settings.comparisonRange ?? lender.comparisonRange,
  };
};
