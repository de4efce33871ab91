import * as z from 'zod';
import { type ListAttribute, listAttributes, type RangeAttribute, rangeAttributes } from '../criteria/attributes';
import { isEmptyCriteria, type SearchCriteria } from '../criteria/criteria';
import type { SearchSettings } from '../search-settings';
import { normalised, printSearchUrl } from '../url/search-url';

/** Searches that are kept (SRCH-19). */
export const mostSearches = 5;

const each = <Name extends string, Schema>(names: readonly Name[], schema: Schema) =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>;

const end = z.number().nullable();

/** One search that was made: what it asked for, and its path with query. The page and the order are not part of it. */
export const searchHistoryEntrySchema = z.object({
  filters: z.object({
    query: z.string().optional(),
    model_slug: z.string().optional(),
    ...each<ListAttribute, z.ZodOptional<z.ZodArray<z.ZodString>>>(listAttributes, z.array(z.string()).optional()),
    ...each<RangeAttribute, z.ZodOptional<z.ZodObject<{ min: typeof end; max: typeof end }>>>(
      rangeAttributes,
      z.object({ min: end, max: end }).optional(),
    ),
  }),
  path: z.string().startsWith('/'),
});
/** A search that was made (SRCH-19). */
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

/**
 * The history as it was stored, whatever stands there: entries that cannot be read are left out (SRCH-19). Paths are
 * written anew, so that a stored one can neither be stale nor lead elsewhere.
 */
export const readSearchHistory = (text: string | null, settings: HistorySettings): readonly SearchHistoryEntry[] => {
  const stored = readJson(text);
  if (!Array.isArray(stored)) return [];
  const entries = stored.flatMap((value) => {
    const read = searchHistoryEntrySchema.safeParse(value);
    return read.success ? (entryOf(read.data.filters as SearchCriteria, settings) ?? []) : [];
  });
  return latest(entries);
};
