import { activeFilters, type SearchCriteria } from '@forecourt/search/criteria';
import { chipLabel } from './search-words';

/** What a search looks for, in the words that its filters have over results: `Toyota, HiLux, up to $40,000`; pure. */
export const criteriaWords = (criteria: SearchCriteria, words: Parameters<typeof chipLabel>[1]): string =>
  [
    ...(criteria.query === undefined ? [] : [`“${criteria.query}”`]),
    ...activeFilters(criteria).map((filter) => chipLabel(filter, words)),
  ].join(', ');
