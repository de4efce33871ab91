import { formatPercent } from '@forecourt/domain/numbers';
import { formatDollars, type ShownPrice } from '@forecourt/domain/vehicle-price';
import type { RecordEstimate } from '@forecourt/search/record';
import type { OtherPrice, PriceValue, Repayment } from '@forecourt/ui/price';

type ShownAmount = Extract<ShownPrice, { kind: 'amount' }>;

const offerLabel = 'Offer price';

/** Offer and subscription price, where the dealer sells at them (PRICE-04). */
const otherPrices = ({ offer, subscription }: ShownAmount) => {
  const others: readonly OtherPrice[] = [
    ...(offer === null ? [] : [{ label: offerLabel, amount: formatDollars(offer) }]),
    ...(subscription === null
      ? []
      : [{ label: 'Subscription', amount: formatDollars(subscription), period: 'week' as const }]),
  ];
  return others.length === 0 ? {} : { others };
};

/** The decided price in the form that the design system takes; null where no price is shown. */
export const priceValue = (price: ShownPrice): PriceValue | null => {
  switch (price.kind) {
    case 'none':
      return null;
    case 'amount':
      return {
        kind: 'amount',
        amount: formatDollars(price.amount),
        ...(price.priceType === null ? {} : { type: price.priceType.label }),
        ...(price.was === null ? {} : { was: formatDollars(price.was) }),
        ...otherPrices(price),
      };
    default:
      return { kind: 'words', words: price.label };
  }
};

/**
 * The price of a vehicle with what is asked first: an offer price by the name that cards give it, and the list price beside
 * it. Where no offer price is shown it is the {@link priceValue}.
 */
export const askedPriceValue = (price: ShownPrice): PriceValue | null => {
  if (price.kind !== 'amount' || price.offer === null) return priceValue(price);
  const list: OtherPrice = { label: price.priceType?.label ?? 'Price', amount: formatDollars(price.amount) };
  const { others = [] } = otherPrices({ ...price, offer: null });
  return { kind: 'amount', amount: formatDollars(price.offer), type: offerLabel, others: [list, ...others] };
};

/** The weekly estimate as decided, in the words of the design system. */
export const weeklyRepayment = ({ repayment, interestRate, comparisonRate }: RecordEstimate): Repayment => ({
  amount: formatDollars(repayment),
  period: 'week',
  interestRate: formatPercent(interestRate),
  comparisonRate: formatPercent(comparisonRate),
});
