export { ResultsHeader, type ResultsHeaderProps } from './results-header';
export {
  ResultsGrid,
  type ResultsItem,
  ResultsLedger,
  type ResultsLedgerProps,
  type ResultsListProps,
  ResultsWide,
} from './results-list';
export { ResultsMore, type ResultsMoreProps } from './results-more';
export { ResultsSkeleton } from './results-skeleton';
export { SearchError, type SearchErrorProps } from './search-error';
