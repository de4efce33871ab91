import { randomUUID } from 'node:crypto';
import type { IndexedRecord } from '../../src/record/record-fields';
import { badRequest } from '../../src/refusals/request-error';

export type Fields = Readonly<Record<string, unknown>>;

/** One change of a batch, read and checked. */
export type ObjectChange =
  | { readonly action: 'put'; readonly objectID: string; readonly record: IndexedRecord }
  | { readonly action: 'update'; readonly objectID: string; readonly change: Fields; readonly create: boolean }
  | { readonly action: 'delete'; readonly objectID: string }
  | { readonly action: 'clear' };

/** Bytes that one record may take, as JSON. */
const LARGEST_RECORD = 100_000;

/** Objects and lists within each other. */
const DEEPEST_RECORD = 64;

/**
 * Reads one request of a batch. Actions: Algolia's reference page "Batch indexing operations on one index".
 * @throws RequestError 400.
 */
export function readObjectChange(request: unknown): ObjectChange {
  const { action, body } = fieldsOf(request, 'each request of a batch must be an object with an action and a body');
  switch (action) {
    case 'addObject':
      return putObject(body, undefined, true);
    case 'updateObject':
      return putObject(body, undefined, false);
    case 'partialUpdateObject':
      return updateObject(body, undefined, true);
    case 'partialUpdateObjectNoCreate':
      return updateObject(body, undefined, false);
    case 'deleteObject':
      return { action: 'delete', objectID: ownID(fieldsOf(body, 'deleteObject needs a body with an objectID')) };
    case 'clear':
      return { action: 'clear' };
    default:
      throw badRequest(`action: expected one of ${ACTIONS.join(', ')}`);
  }
}

const ACTIONS = [
  'addObject',
  'updateObject',
  'partialUpdateObject',
  'partialUpdateObjectNoCreate',
  'deleteObject',
  'clear',
];

/**
 * A record to add or to put in the place of another.
 * @param objectID that of the path; undefined to read the record's own.
 * @param mayBeNew whether a record without an objectID gets one.
 * @throws RequestError 400.
 */
export function putObject(body: unknown, objectID: string | undefined, mayBeNew: boolean): ObjectChange {
  const fields = sizedFields(body);
  const isNew = mayBeNew && objectID === undefined && (fields.objectID ?? null) === null;
  const id = objectID ?? (isNew ? randomUUID() : ownID(fields));
  return { action: 'put', objectID: id, record: { ...fields, objectID: id } };
}

/** Attributes to change of a record. @throws RequestError 400. */
export function updateObject(body: unknown, objectID: string | undefined, create: boolean): ObjectChange {
  const change = sizedFields(body);
  return { action: 'update', objectID: objectID ?? ownID(change), change, create };
}

/** The properties of a JSON object. @throws RequestError 400 with the message. */
export function fieldsOf(value: unknown, message: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw badRequest(message);
  return value as Fields;
}

function ownID({ objectID }: Fields): string {
  const id = typeof objectID === 'number' ? String(objectID) : objectID;
  if (typeof id !== 'string' || id === '') throw badRequest('objectID: expected a text that is not empty');
  return id;
}

function sizedFields(body: unknown): Fields {
  const fields = fieldsOf(body, 'a record must be an object');
  if (isDeeper(fields, DEEPEST_RECORD)) throw badRequest(`a record may be ${DEEPEST_RECORD} levels deep at most`);
  const size = Buffer.byteLength(JSON.stringify(fields));
  if (size > LARGEST_RECORD) throw badRequest(`Record is too big: ${size} bytes, at most ${LARGEST_RECORD}`);
  return fields;
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}
