import { cardFields, type SearchHit } from '../record/record';
import type { RawSearchResult } from './search-response';

const isCardField = (field: string): boolean => cardFields.some((known) => known === field);

/** An answer whose hits hold what a card reads, and not what an engine adds to them, such as highlights. */
export const withCardFields = (result: RawSearchResult<SearchHit>): RawSearchResult<SearchHit> => ({
  ...result,
  hits: result.hits.map(
    (hit) => Object.fromEntries(Object.entries(hit).filter(([field]) => isCardField(field))) as SearchHit,
  ),
});
