import { decodePathPart } from '../../src/protocol/path-part';

/** Calls of Algolia's REST API that are for whoever holds the write key: writes, settings, reading records back. */
export type WriteRoute =
  | { readonly kind: 'batch'; readonly indexName: string }
  | { readonly kind: 'batchSeveral' }
  | { readonly kind: 'addObject'; readonly indexName: string }
  | { readonly kind: 'putObject'; readonly indexName: string; readonly objectID: string }
  | { readonly kind: 'updateObject'; readonly indexName: string; readonly objectID: string; readonly create: boolean }
  | { readonly kind: 'deleteObject'; readonly indexName: string; readonly objectID: string }
  | { readonly kind: 'getObject'; readonly indexName: string; readonly objectID: string; readonly attributes: string }
  | { readonly kind: 'getObjects' }
  | { readonly kind: 'deleteBy'; readonly indexName: string }
  | { readonly kind: 'clear'; readonly indexName: string }
  | { readonly kind: 'deleteIndex'; readonly indexName: string }
  | { readonly kind: 'listIndexes' }
  | { readonly kind: 'setSettings'; readonly indexName: string; readonly forward: boolean }
  | { readonly kind: 'getSettings'; readonly indexName: string }
  | { readonly kind: 'operation'; readonly indexName: string }
  | { readonly kind: 'browse'; readonly indexName: string }
  | { readonly kind: 'task'; readonly indexName: string; readonly taskID: string };

/** Calls on an index by the method and the last part of the path: `POST /1/indexes/{index}/batch`. */
const INDEX_CALLS = {
  'POST batch': 'batch',
  'POST deleteByQuery': 'deleteBy',
  'POST clear': 'clear',
  'POST operation': 'operation',
  'POST browse': 'browse',
  'GET settings': 'getSettings',
} as const;

/**
 * The write call that a method and path name; paths and methods as in Algolia's "Search API" reference
 * (algolia.com/doc/rest-api/search).
 * @returns undefined for a call that is not here.
 * @throws RequestError 400 for a path that cannot be decoded.
 */
export function writeRouteOf(method: string, path: string, query: URLSearchParams): WriteRoute | undefined {
  const parts = path.replace(/\/$/, '').split('/').slice(3).map(decodePathPart);
  if (!/^\/1\/indexes(\/|$)/.test(path)) return undefined;
  const [indexName, second, third] = parts;
  if (indexName === undefined) return method === 'GET' ? { kind: 'listIndexes' } : undefined;
  if (parts.some((part) => part === '') || parts.length > 3) return undefined;
  if (indexName === '*') return acrossIndexes(method, parts.slice(1).join('/'));
  if (second === undefined) {
    if (method === 'POST') return { kind: 'addObject', indexName };
    return method === 'DELETE' ? { kind: 'deleteIndex', indexName } : undefined;
  }
  if (third === undefined) return onOnePart(method, indexName, second, query);
  if (method === 'POST' && third === 'partial') {
    return { kind: 'updateObject', indexName, objectID: second, create: query.get('createIfNotExists') !== 'false' };
  }
  return method === 'GET' && second === 'task' ? { kind: 'task', indexName, taskID: third } : undefined;
}

function acrossIndexes(method: string, rest: string): WriteRoute | undefined {
  if (method !== 'POST') return undefined;
  if (rest === 'batch') return { kind: 'batchSeveral' };
  return rest === 'objects' ? { kind: 'getObjects' } : undefined;
}

function onOnePart(method: string, indexName: string, part: string, query: URLSearchParams): WriteRoute | undefined {
  const call = `${method} ${part}`;
  if (call === 'PUT settings') {
    return { kind: 'setSettings', indexName, forward: query.get('forwardToReplicas') === 'true' };
  }
  if (Object.hasOwn(INDEX_CALLS, call)) return { kind: INDEX_CALLS[call as keyof typeof INDEX_CALLS], indexName };
  if (method === 'PUT') return { kind: 'putObject', indexName, objectID: part };
  if (method === 'DELETE') return { kind: 'deleteObject', indexName, objectID: part };
  if (method !== 'GET') return undefined;
  return { kind: 'getObject', indexName, objectID: part, attributes: query.get('attributesToRetrieve') ?? '*' };
}
