import { pageOfMarkdown, type RouteLookup } from '@forecourt/config/pages';
import type { Destination } from '../decision/decision';
import { API_PREFIXES } from '../decision/request-path';
import { isFile } from '../drawing/drawing';

/**
 * The pattern of the route at a path, by which traces know it: of the API its folder alone, since its own span says more.
 * Null where the gateway itself answers.
 */
export const traceRoute = (destination: Destination | null, path: string, routeAt: RouteLookup): string | null => {
  if (destination === null) return null;
  if (destination.to === 'api') return `${API_PREFIXES.find((prefix) => path.startsWith(prefix)) ?? '/cars/'}*`;
  if (isFile(path)) return '/_next/static/*';
  const found = routeAt(pageOfMarkdown(path) ?? path);
  return found === null ? null : `/${found.row.folder}`;
};
