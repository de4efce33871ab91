import { rangeAttributes, type SearchCriteria } from '@forecourt/search/criteria';
import type { SearchResponse } from '@forecourt/search/results';

/**
 * Ranges in the criteria that lie wholly outside of what is in stock, in words for the log. The page shows only its
 * count of 0 (ERRS-01).
 */
export const rangeFaults = (
  criteria: SearchCriteria,
  facets: Readonly<Record<string, Pick<SearchResponse<unknown>['facets'][string], 'stats'>>>,
): readonly string[] =>
  rangeAttributes.flatMap((attribute) => {
    const range = criteria[attribute];
    if (range === undefined) return [];
    const { min, max } = range;
    const stats = facets[attribute]?.stats ?? null;
    if (stats === null) return [];
    const isBeyond = (min !== null && min > stats.max) || (max !== null && max < stats.min);
    if (!isBeyond) return [];
    return [
      `${attribute} from ${min ?? 'anything'} to ${max ?? 'anything'}: the stock has ${stats.min} to ${stats.max}`,
    ];
  });
