import { longestSearchName } from '@forecourt/api-contract';
import type { SiteDocument } from '@forecourt/config/site-document';
import type { SearchCriteria } from '@forecourt/search/criteria';
import { normalised, parseSearchUrl, printSearchUrl } from '@forecourt/search/url';

/** Longest address of results that is kept, in characters: far more than a shopper's choices come to. */
const longestPath = 1500;

/** Results of a site: their one address, and what they ask for. */
export interface SearchPath {
  readonly path: string;
  readonly criteria: SearchCriteria;
}

/** Stands for the site while an address is read. */
const base = 'https://site.invalid';

/**
 * The search that an address of results asks for, in the one form that the site writes it, whatever its page and order; null
 * for an address of anything else. Pure.
 */
export const readSearchPath = (address: string, { search }: Pick<SiteDocument, 'search'>): SearchPath | null => {
  if (address.length > longestPath || !/^\/(?![/\\])/.test(address) || !URL.canParse(address, base)) return null;
  const read = (path: string) => {
    const url = new URL(path, base);
    return parseSearchUrl(url.pathname, url.searchParams, search);
  };
  const first = read(address);
  // One step to the site's own form of it; that never redirects again.
  const parsed = first.kind === 'redirect' ? read(first.href) : first;
  if (parsed.kind !== 'criteria') return null;
  const { page: _page, sortBy: _order, ...asked } = parsed.criteria;
  const criteria = normalised(asked);
  const path = printSearchUrl(criteria, search);
  return path.length > longestPath ? null : { path, criteria };
};

/** What a search is called by what it asks for, where its shopper gives it no name; pure. */
export const searchName = ({ make = [], model = [], body = [], query, ...rest }: SearchCriteria): string => {
  const words = [...make, ...model, ...body, ...(query === undefined ? [] : [`“${query}”`])];
  const isAll = words.length === 0 && Object.keys(rest).length === 0;
  const name = words.join(' ') || (isAll ? 'All vehicles' : 'My search');
  return name.length > longestSearchName ? `${name.slice(0, longestSearchName - 1)}…` : name;
};
