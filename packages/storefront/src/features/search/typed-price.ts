import { formatDollars } from '@forecourt/domain/vehicle-price';
import { hitPrice, type PricedHit } from '@forecourt/search/record';

/** `$18,990 drive away`: a price never stands without its type. Null where no amount is shown. */
export const typedPrice = (hit: PricedHit): string | null => {
  const price = hitPrice(hit);
  if (price.kind !== 'amount') return null;
  return [formatDollars(price.amount), price.priceType?.label.toLowerCase() ?? ''].filter(Boolean).join(' ');
};
