import { resultsFolder } from '@forecourt/config/pages';
import { isCachedSearch } from '@forecourt/search/url';

/** Where the rewrites lead the address of a cached page: the path by which Next keeps it. */
export const cachedPath = (site: string, address: string): string => {
  const path = address.split('?', 1)[0] ?? '';
  if (path === '/') return `/${site}`;
  if (path.startsWith(`/${resultsFolder}/`)) return `/${site}/_`;
  return isCachedSearch(address) ? `/${site}/${resultsFolder}${path}` : `/${site}${path}`;
};
