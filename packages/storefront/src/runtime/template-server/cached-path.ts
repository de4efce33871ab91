import { resultsFolder } from '@forecourt/config/pages';
import { isCachedSearch } from '@forecourt/search/url';

/** Where the rewrites lead the address of a cached page: the path by which Next keeps it. */
export const cachedPath = (site: string, address: string): string => {
  const path = address.split('?', 1)[0] ?? '';
  if (path === '/') return `/${site}`;
  if (path.startsWith(`/${resultsFolder}/`)) return `/${site}/_`;
  return isCachedSearch(address) ? `/${site}/${resultsFolder}${path}` : `/${site}${path}`;
};

/** The site and the address that a path of Next's leads back to ({@link cachedPath}); null for what has none. */
export const addressAt = (place: string): { readonly site: string; readonly address: string } | null => {
  const [, site = '', path = ''] = /^\/([^/]+)(\/.*)?$/.exec(place) ?? [];
  const address = path.startsWith(`/${resultsFolder}/`) ? path.slice(resultsFolder.length + 1) : path || '/';
  // What does not lead back is a page of another kind, such as that for what is not there.
  return site !== '' && cachedPath(site, address) === place ? { site, address } : null;
};
