import { listAttributes, rangeAttributes } from '../criteria/attributes';
import { searchBase } from './search-paths';

/** The other base of search paths (ROUTE-03). */
const bases = [searchBase, '/used-car'];

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
  bases.some((base) => path === base || path.startsWith(`${base}/`));

/** Paths as they are printed. Other spellings redirect, or mean nothing, and are not worth keeping. */
const plainPath = /^\/(?:search|used-car)(?:\/[a-z0-9-]+){0,2}$/;

/**
 * Whether the query of a search's address asks for anything. Where it does not, since there is none or it only says where
 * somebody came from, the results are those of the path alone.
 */
const isAskedByQuery = (query: string): boolean =>
  query !== '' && [...new URLSearchParams(query).keys()].some((name) => askingNames.has(name));

/**
 * Whether the results of an address, given without its host, are those of its path alone: the same for everyone until the
 * stock changes, so that they are kept. The gateway and the template apps go by this, and must agree.
 */
export const isKeptSearch = (address: string): boolean => {
  const query = address.indexOf('?');
  if (query < 0) return plainPath.test(address);
  return plainPath.test(address.slice(0, query)) && !isAskedByQuery(address.slice(query + 1));
};
