import { listAttributes, rangeAttributes } from '../criteria/attributes';
import { searchBases } from './search-bases';

/**
 * Every name by which a query asks something of a search: what {@link parseSearchUrl} reads, and the fields of the search
 * form and the budget finder sent without scripts.
 */
const askingNames: ReadonlySet<string> = new Set([
  ...['query', 'model_slug', 'sortBy', 'page'],
  ...listAttributes,
  ...rangeAttributes.flatMap((name) => [name, `range[${name}]`, `${name}_min`, `${name}_max`]),
  ...['period', 'repayment', 'deposit', 'type'],
]);

/** Whether a path is one of the search's, on whichever site. */
export const isSearchPath = (path: string): boolean =>
  searchBases.some((base) => path === base || path.startsWith(`${base}/`));

/** Paths as they are printed. Other spellings redirect, or mean nothing, and are not worth keeping. */
const plainSegments = /^(?:\/[a-z0-9-]+){1,3}$/;
const isPlain = (path: string): boolean => isSearchPath(path) && plainSegments.test(path);

/**
 * Whether the query of a search's address changes the results. Where there is no query, or it only names a campaign or
 * source, the results are those of the path alone.
 */
const isAskedByQuery = (query: string): boolean =>
  query !== '' && [...new URLSearchParams(query).keys()].some((name) => askingNames.has(name));

/**
 * Whether the results of an address, given without its host, are those of its path alone: the same for everyone until the
 * stock changes, so that they are cached. The gateway and the template apps go by this, and must agree.
 */
export const isCachedSearch = (address: string): boolean => {
  const query = address.indexOf('?');
  if (query < 0) return isPlain(address);
  return isPlain(address.slice(0, query)) && !isAskedByQuery(address.slice(query + 1));
};
