import type { OrderLaw } from '@forecourt/api-contract';
import type { OrderAnswers } from '@forecourt/domain/order';
import { coolingOffWords, financeWords, orderLawVersion, refundWords } from '@forecourt/domain/order-law';
import type { OrderedVehicle } from './order-vehicle';

/** What the law of the selling dealer's state says of an order; pure. */
export const orderTerms = (
  { vehicle, state }: Pick<OrderedVehicle, 'vehicle' | 'state'>,
  {
    answers,
    feeCents,
    priceCents,
  }: { readonly answers: OrderAnswers; readonly feeCents: number; readonly priceCents: number | null },
): OrderLaw => {
  const sale = {
    state,
    carType: vehicle.car_type,
    isCompany: answers.buyer === 'company',
    hasDealerFinance: answers.paying === 'dealer-finance',
  };
  const isFinanced = answers.paying === 'dealer-finance' || answers.paying === 'own-finance';
  return {
    state,
    version: orderLawVersion,
    refund: refundWords(feeCents),
    cooling_off: coolingOffWords(sale, priceCents),
    finance: isFinanced && feeCents > 0 ? financeWords : null,
  };
};
