export { readSearchHistory, rememberSearch, type SearchHistoryEntry } from './search-history';
