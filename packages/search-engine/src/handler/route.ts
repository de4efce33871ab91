import type { SearchRoute } from '../protocol/read-request';
import { RequestError } from '../protocol/request-error';

const QUERIES = /^\/1\/indexes\/(?:\*|%2A)\/queries\/?$/i;
const QUERY = /^\/1\/indexes\/([^/]+)\/query\/?$/;
const FACET = /^\/1\/indexes\/([^/]+)\/facets\/([^/]+)\/query\/?$/;

/**
 * The search call that a method and path name.
 * @throws RequestError 403 for any other call of the API (a sealed key only searches), 404 for a path that is none.
 */
export function routeOf(method: string, path: string): SearchRoute {
  if (!path.startsWith('/1/')) throw new RequestError(404, 'Path not found');
  if (method === 'POST') {
    if (QUERIES.test(path)) return { kind: 'queries' };
    const facet = FACET.exec(path);
    if (facet) return { kind: 'facet', indexName: decode(facet[1]!), facet: decode(facet[2]!) };
    const query = QUERY.exec(path);
    if (query) return { kind: 'query', indexName: decode(query[1]!) };
  }
  throw new RequestError(403, 'Method not allowed with this API key');
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new RequestError(400, 'Invalid percent-encoding in path');
  }
}
