import { readQuery } from '../../src/protocol/read-query';
import type { SearchIndex } from '../../src/query/search-index';
import { type IndexedRecord, project } from '../../src/record/record-fields';
import { badRequest } from '../../src/refusals/request-error';
import type { Fields } from './read-objects';

/** Records of one page of a browse, most. */
const BROWSE_PAGE = 1000;

const everyone = { name: '', filter: [] };

/**
 * One page of an index's records in an order that changes of other records do not move, with a cursor to the next.
 * Takes the parameters of a query (algolia.com/doc/rest-api/search/browse).
 * @throws RequestError 400.
 */
export function browseRecords(
  index: SearchIndex,
  records: ReadonlyMap<string, IndexedRecord>,
  json: Fields,
): Readonly<Record<string, unknown>> {
  const { cursor, ...given } = json;
  const query = readQuery(given, index.settings.indexName, { hitsPerPage: BROWSE_PAGE });
  if (query.kind !== 'hits') throw badRequest('type: a browse lists records');
  const { store } = index;
  const from = cursor === undefined ? undefined : readCursor(cursor);
  const matched = index.match(query, everyone);
  const rest = Array.from(matched.ordinals.subarray(0, matched.count))
    .map((ordinal) => ({ tie: store.ties[ordinal]!, objectID: store.objectID(ordinal) }))
    .filter((place) => from === undefined || isAfter(place, from))
    .sort((left, right) => (isAfter(left, right) ? 1 : -1));
  const size = (query.paging.by === 'page' ? query.paging.hitsPerPage : query.paging.length) || BROWSE_PAGE;
  const page = rest.slice(0, size);
  const last = page.at(-1);
  return {
    hits: page.flatMap(({ objectID }) => {
      const record = records.get(objectID);
      return record === undefined ? [] : [project(record, query.retrieve)];
    }),
    nbHits: matched.count,
    page: 0,
    nbPages: Math.ceil(matched.count / size),
    hitsPerPage: size,
    query: query.text,
    params: query.echo,
    processingTimeMS: 1,
    ...(last && rest.length > size
      ? { cursor: Buffer.from(JSON.stringify([last.tie, last.objectID])).toString('base64url') }
      : {}),
  };
}

interface Position {
  readonly tie: number;
  readonly objectID: string;
}

function isAfter(place: Position, other: Position): boolean {
  return place.tie === other.tie ? place.objectID > other.objectID : place.tie > other.tie;
}

function readCursor(value: unknown): Position {
  if (typeof value === 'string') {
    try {
      const parsed: unknown = JSON.parse(Buffer.from(value, 'base64url').toString());
      const [tie, objectID] = Array.isArray(parsed) ? (parsed as unknown[]) : [];
      if (typeof tie === 'number' && typeof objectID === 'string') return { tie, objectID };
    } catch {
      // Refused below, as any other text that is no cursor of ours.
    }
  }
  throw badRequest('cursor: not a cursor of this index');
}
