import type { ShownPrice } from '@forecourt/domain/vehicle-price';
import type { SearchHit } from './record';

/** What a hit tells of its price; `shown_price` is missing in records of an earlier release. */
export type PricedHit = Pick<SearchHit, 'available' | 'price'> & Partial<Pick<SearchHit, 'shown_price'>>;

/**
 * The price of a hit as it is said. An index that an earlier release has written, which this one meets until it is
 * written anew, has the amount alone: that is said of what can be had, and nothing of the rest.
 */
export const hitPrice = ({ available, price, shown_price }: PricedHit): ShownPrice => {
  if (shown_price !== undefined) return shown_price;
  return available && price !== null
    ? { kind: 'amount', amount: price, priceType: null, was: null, offer: null, subscription: null }
    : { kind: 'none' };
};
