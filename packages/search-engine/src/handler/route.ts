import { decodePathPart } from '../protocol/path-part';
import type { SearchRoute } from '../protocol/read-request';

const QUERIES = /^\/1\/indexes\/(?:\*|%2A)\/queries\/?$/i;
const QUERY = /^\/1\/indexes\/([^/]+)\/query\/?$/;
const FACET = /^\/1\/indexes\/([^/]+)\/facets\/([^/]+)\/query\/?$/;

/**
 * The search call that a method and path name; undefined for any other.
 * @throws RequestError 400 for a path that cannot be decoded.
 */
export function searchRouteOf(method: string, path: string): SearchRoute | undefined {
  if (method !== 'POST') return undefined;
  if (QUERIES.test(path)) return { kind: 'queries' };
  const facet = FACET.exec(path);
  if (facet) return { kind: 'facet', indexName: decodePathPart(facet[1]!), facet: decodePathPart(facet[2]!) };
  const query = QUERY.exec(path);
  return query ? { kind: 'query', indexName: decodePathPart(query[1]!) } : undefined;
}
