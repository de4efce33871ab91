import { formatDollars, isShownAmount, priceTypeLabels, priceTypeSchema } from '@forecourt/domain';
import type { SearchHit } from '@forecourt/search';

/** `$18,990 drive away`: a price never stands without its type. Null where none is shown. */
export const typedPrice = ({ price, price_type }: Pick<SearchHit, 'price' | 'price_type'>): string | null => {
  if (!isShownAmount(price)) return null;
  const type = priceTypeSchema.safeParse(price_type);
  return [formatDollars(price), type.success ? priceTypeLabels[type.data].toLowerCase() : ''].filter(Boolean).join(' ');
};
