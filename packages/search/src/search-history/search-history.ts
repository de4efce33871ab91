import { listAttributes, rangeAttributes } from '../criteria/attributes';
import { isEmptyCriteria, type SearchCriteria } from '../criteria/criteria';
import type { SearchSettings } from '../search-settings/search-settings';
import { normalised, printSearchUrl } from '../url/search-url';

/** Searches that are kept (SRCH-19). */
const mostSearches = 5;

/** A search that was made (SRCH-19): what it asked for, and its path with query; no page and no order. */
export interface SearchHistoryEntry {
  readonly filters: SearchCriteria;
  readonly path: string;
}

type HistorySettings = Pick<SearchSettings, 'prefix' | 'rangeForm' | 'defaultCity'>;

/** The search as history keeps it; null when it has no filter of the shopper's own. */
const entryOf = (criteria: SearchCriteria, settings: HistorySettings): SearchHistoryEntry | null => {
  const { page: _page, sortBy: _sortBy, ...filters } = normalised(criteria);
  const { city = [], ...others } = filters;
  // A default city is the site's choice, not the shopper's.
  const isDefault = city.length === 1 && city[0] === settings.defaultCity;
  if (isEmptyCriteria(isDefault ? others : filters)) return null;
  return { filters, path: printSearchUrl(filters, settings) };
};

const latest = (entries: readonly SearchHistoryEntry[]): readonly SearchHistoryEntry[] =>
  entries
    .filter((entry, index) => entries.findIndex(({ path }) => path === entry.path) === index)
    .slice(0, mostSearches);

/**
 * The history with a search made now: newest first, each search once, the last 5, only those with a filter (SRCH-19).
 * The same search on another page or in another order is the same search.
 */
export const rememberSearch = (
  history: readonly SearchHistoryEntry[],
  criteria: SearchCriteria,
  settings: HistorySettings,
): readonly SearchHistoryEntry[] => {
  const entry = entryOf(criteria, settings);
  return entry === null ? history : latest([entry, ...history]);
};

const readJson = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? '[]');
  } catch {
    // What another version or a person wrote into the storage is no history.
    return [];
  }
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isMissing = (value: unknown): value is undefined => value === undefined;
const isText = (value: unknown): value is string => typeof value === 'string';
const isEnd = (value: unknown): value is number | null => value === null || Number.isFinite(value);

/** The filters of a stored search; null where one of them is not what it should be. By hand: it runs on every page. */
const readFilters = (stored: unknown): SearchCriteria | null => {
  if (!isRecord(stored)) return null;
  const texts = ['query', 'model_slug'] as const;
  const isWhole =
    texts.every((name) => isMissing(stored[name]) || isText(stored[name])) &&
    listAttributes.every((name) => {
      const values = stored[name];
      return isMissing(values) || (Array.isArray(values) && values.every(isText));
    }) &&
    rangeAttributes.every((name) => {
      const range = stored[name];
      return isMissing(range) || (isRecord(range) && isEnd(range.min) && isEnd(range.max));
    });
  if (!isWhole) return null;
  const names: readonly string[] = [...texts, ...listAttributes, ...rangeAttributes];
  return Object.fromEntries(Object.entries(stored).filter(([name]) => names.includes(name)));
};

/**
 * The history as it was stored, whatever stands there: entries that cannot be read are left out (SRCH-19). Paths are
 * written anew, so that a stored one can neither be stale nor lead elsewhere.
 */
export const readSearchHistory = (text: string | null, settings: HistorySettings): readonly SearchHistoryEntry[] => {
  const stored = readJson(text);
  if (!Array.isArray(stored)) return [];
  const entries = stored.flatMap((value) => {
    if (!isRecord(value) || !isText(value.path) || !value.path.startsWith('/')) return [];
    const filters = readFilters(value.filters);
    return filters === null ? [] : (entryOf(filters, settings) ?? []);
  });
  return latest(entries);
};
