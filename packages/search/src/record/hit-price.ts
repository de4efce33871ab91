import type { ShownPrice } from '@forecourt/domain/vehicle-price';
import type { SearchHit } from './record';

/** The fields of a hit about its price; `shown_price` is missing in records of an earlier release. */
export type PricedHit = Pick<SearchHit, 'available' | 'price'> & Partial<Pick<SearchHit, 'shown_price'>>;

/**
 * The price of a hit as it is shown. An index that an earlier release has written, which this release meets until it is
 * rewritten, holds the bare amount: it is shown for an available vehicle, and nothing for others.
 */
export const hitPrice = ({ available, price, shown_price }: PricedHit): ShownPrice => {
  if (shown_price !== undefined) return shown_price;
  return available && price !== null
    ? { kind: 'amount', amount: price, priceType: null, was: null, offer: null, subscription: null }
    : { kind: 'none' };
};
