import { formatDollars, isShownAmount, knownWord, priceTypeLabels, priceTypes } from '@forecourt/domain';
import type { SearchHit } from '@forecourt/search';

/** `$18,990 drive away`: a price never stands without its type. Null where none is shown. */
export const typedPrice = ({ price, price_type }: Pick<SearchHit, 'price' | 'price_type'>): string | null => {
  if (!isShownAmount(price)) return null;
  const type = knownWord(priceTypes, price_type);
  return [formatDollars(price), type === undefined ? '' : priceTypeLabels[type].toLowerCase()]
    .filter(Boolean)
    .join(' ');
};
