import type { SearchRecord } from '@forecourt/search/record';
import type { WordSearch } from './product-search';
import { isWanted, type SiteQuery } from './wanted';

/** How a search did: the share of queries that found exactly what they must, and recall and precision over all of them. */
export interface WordShares {
  readonly name: string;
  readonly exact: number;
  readonly recall: number;
  readonly precision: number;
  /** Queries that found something else, with how many were wanted, found, and both. */
  readonly missed: readonly string[];
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Asks a search every query. */
export const wordShares = (
  { name, find }: WordSearch,
  queries: readonly SiteQuery[],
  records: readonly SearchRecord[],
): WordShares => {
  const results = queries.map(({ site, words, wanted }) => {
    const right = new Set(
      records.filter((record) => record.site === site && isWanted(record, wanted)).map(({ id }) => id),
    );
    const found = new Set(find(site, words));
    const both = [...found].filter((id) => right.has(id)).length;
    return { site, words, right: right.size, found: found.size, both };
  });
  const isExact = ({ right, found, both }: (typeof results)[number]) => right === both && found === both;
  return {
    name,
    exact: mean(results.map((result) => (isExact(result) ? 1 : 0))),
    recall: mean(results.map(({ right, both }) => (right === 0 ? 1 : both / right))),
    precision: mean(results.map(({ found, right, both }) => (found === 0 ? (right === 0 ? 1 : 0) : both / found))),
    missed: results
      .filter((result) => !isExact(result))
      .map(
        ({ site, words, right, found, both }) =>
          `${site} "${words}": ${right} wanted, ${found} found, ${both} of them right`,
      ),
  };
};
