import { formatNumber } from '@forecourt/domain/numbers';
import type { SearchSettings } from '../search-settings/search-settings';

/** Counts up to this many are exact; above, engines estimate (SRCH-11). */
const exactCountLimit = 1999;

/**
 * The count to show for a search (SRCH-11): the engine's own up to 1999; above, the dealer's configured stock count,
 * else the facet counts added up. `facetCounts` are those of one facet that every record has once (car_type).
 */
export const shownCount = (
  count: number,
  settings: Pick<SearchSettings, 'stockCount'>,
  facetCounts: Readonly<Record<string, number>>,
): number => {
  if (count <= exactCountLimit) return count;
  if (settings.stockCount !== null) return settings.stockCount;
  const sum = Object.values(facetCounts).reduce((total, value) => total + value, 0);
  return sum > 0 ? sum : count;
};

/** A count as a shopper reads it: `1,234`. */
export const formatCount = (count: number): string => formatNumber(count);
