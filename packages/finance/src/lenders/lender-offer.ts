import type { FinanceLender } from '@forecourt/domain/vehicle';
import { formatDollars } from '@forecourt/domain/vehicle-price';
import type { FinanceSettings } from '../finance-settings';
import { type FinanceProvider, lenders } from './lenders';

/** A lender's standing offer. Money in AUD dollars, the term in years. */
export interface LenderOffer {
  readonly termYears: number;
  readonly finalPayment: number;
  readonly deposit: number;
  /** The offer as it is read, a point each: `5-year term`, `$0 final payment`, `$2,000 deposit`. */
  readonly points: readonly string[];
}

/**
 * The lender's standing offer, null where it has none (FIN-11): its term and final payment, with the deposit that its
 * data give for the vehicle, else the dealer's.
 */
export const lenderOffer = (
  provider: FinanceProvider,
  settings: Pick<FinanceSettings, 'depositAmount'>,
  data: Pick<FinanceLender, 'deposit'> | null,
): LenderOffer | null => {
  const { offer } = lenders[provider];
  if (offer === null) return null;
  const deposit = data?.deposit ?? settings.depositAmount;
  return {
    ...offer,
    deposit,
    points: [
      `${offer.termYears}-year term`,
      `${formatDollars(offer.finalPayment)} final payment`,
      `${formatDollars(deposit)} deposit`,
    ],
  };
};
