import type { SortName } from '../criteria/attributes';

/** What each sort order sorts by before anything else (SRCH-13). */
export const sortRanking = {
  newest: ['desc(created_at)'],
  'price-asc': ['asc(price)'],
  'price-desc': ['desc(price)'],
  'weekly-asc': ['asc(weekly_repayment)'],
  'km-asc': ['asc(km)'],
  'year-desc': ['desc(year)'],
} as const satisfies Record<SortName, readonly string[]>;

/** Name of the index that answers in this order: the index itself without a sort, else its replica. */
export const replicaName = (indexName: string, sortBy: SortName | undefined): string =>
  sortBy === undefined ? indexName : `${indexName}_${sortBy.replaceAll('-', '_')}`;
