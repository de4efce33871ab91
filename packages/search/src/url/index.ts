export { isCachedSearch, isSearchPath } from './cached-search';
export {
  lastPage,
  longestValue,
  mostValues,
  printRange,
  readList,
  readPage,
  readQuery,
  readRange,
} from './query-values';
export { carTypePresets, type PrintedPath, printPath, readSegments, searchBase } from './search-paths';
export { normalised, type ParsedSearchUrl, parseSearchUrl, printSearchUrl } from './search-url';
