import { pageOfMarkdown, type RouteLookup } from '@forecourt/config/pages';
import { isCachedSearch } from '@forecourt/search/url';
import { isFile } from '../drawing/drawing';

const withoutQuery = (address: string): string => address.split('?', 1)[0] ?? '';

/**
 * Under what the template app of a site keeps its answer to an address (path and query): a page, its data for the router
 * and its Markdown under one name, a file of the build under the same for every site. Null for what is drawn for its
 * request, as a search with a query or a page of one shopper, and kept nowhere.
 */
export const keptAt = (address: string, site: string, routeAt: RouteLookup): string | null => {
  const page = pageOfMarkdown(address) ?? address;
  const path = withoutQuery(page);
  if (isFile(path)) return path;
  const isKept = routeAt(path)?.row.rendering === 'cached' || isCachedSearch(page);
  return isKept ? `${site} ${path}` : null;
};
