import { resultsFolder } from '@forecourt/config/pages';
import { isKeptSearch } from '@forecourt/search';

/** Where the rewrites lead the address of a kept page: the path by which Next keeps it. */
export const keptPath = (site: string, address: string): string => {
  const path = address.split('?', 1)[0] ?? '';
  if (path === '/') return `/${site}`;
  if (path.startsWith(`/${resultsFolder}/`)) return `/${site}/_`;
  return isKeptSearch(address) ? `/${site}/${resultsFolder}${path}` : `/${site}${path}`;
};
