import { HostError } from '../refusals/host-error';

/** One object of an index: any JSON object with an `objectID`. */
export type IndexedRecord = { readonly objectID: string } & Readonly<Record<string, unknown>>;

/**
 * The scalar values at an attribute path, arrays opened at every level: `make_model.lvl0`, or `features` of an array.
 * Absent, null, empty and non-finite values are left out, so a record either has a value or has none.
 */
export function scalarsAt(record: unknown, path: readonly string[]): (string | number | boolean)[] {
  const found: (string | number | boolean)[] = [];
  const own = ownDotted(record, path);
  if (own === undefined) collect(record, path, 0, found);
  else collect(own, path, path.length, found);
  return found;
}

/** The value of an attribute whose own name has dots (`"category.lvl0": "A"`): it goes before what is nested. */
function ownDotted(record: unknown, path: readonly string[]): unknown {
  return path.length > 1 && isObject(record) ? ownValue(record, path.join('.')) : undefined;
}

/** The value of a record's own property; undefined for none. Only objects can come from a prototype. */
export function ownValue(record: Readonly<Record<string, unknown>>, name: string): unknown {
  const value = record[name];
  const scalar = typeof value !== 'object' && typeof value !== 'function';
  return scalar || Object.hasOwn(record, name) ? value : undefined;
}

/** What `textAt` answers when a path meets lists or nested objects: the values must be collected. */
export const SEVERAL = Symbol('several values');

/** The one scalar at a path as text, undefined for none: the common case of `scalarsAt` without its lists. */
export function textAt(record: unknown, path: readonly string[]): string | undefined | typeof SEVERAL {
  let value = ownDotted(record, path);
  if (value === undefined) {
    value = record;
    for (const name of path) {
      if (Array.isArray(value)) return SEVERAL;
      if (!isObject(value)) return undefined;
      value = ownValue(value, name);
    }
  }
  if (typeof value === 'string') return value === '' ? undefined : value;
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : undefined;
  if (typeof value === 'boolean') return String(value);
  return Array.isArray(value) ? SEVERAL : undefined;
}

/**
 * The number at a path: a finite number, or 1 and 0 for true and false; NaN when there is none.
 * @throws HostError when there are several: a column holds one, and a filter would silently miss the others.
 */
export function numberAt(record: unknown, path: readonly string[]): number {
  const only = path.length === 1 && isObject(record) ? ownValue(record, path[0]!) : undefined;
  if (typeof only === 'number') return Number.isFinite(only) ? only : Number.NaN;
  const values = scalarsAt(record, path);
  if (values.length > 1 && values.some((each) => typeof each === 'number')) {
    throw new HostError('search_record_invalid', `${path.join('.')} has ${values.length} values: it takes one number`);
  }
  const value = values.length === 1 ? values[0] : undefined;
  if (typeof value === 'boolean') return value ? 1 : 0;
  return typeof value === 'number' ? value : Number.NaN;
}

/** A copy of the record with the named attributes only, and its objectID first. */
export function project(record: IndexedRecord, names: readonly string[] | undefined): Record<string, unknown> {
  if (!names || names.includes('*')) return { ...record, objectID: record.objectID };
  const copy: Record<string, unknown> = { objectID: record.objectID };
  for (const name of names) {
    if (Object.hasOwn(record, name)) setOwn(copy, name, record[name]);
    else if (name.includes('.')) copyNested(record, copy, name.split('.'));
  }
  return copy;
}

/** Sets an own property whatever its name: a plain assignment of `__proto__` would not. */
export function setOwn(target: Record<string, unknown>, name: string, value: unknown): void {
  if (name !== '__proto__') target[name] = value;
  else Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
}

function copyNested(from: unknown, to: Record<string, unknown>, path: readonly string[]): void {
  const [name, ...rest] = path;
  if (name === undefined || !isObject(from) || !Object.hasOwn(from, name)) return;
  if (rest.length === 0) {
    setOwn(to, name, from[name]);
    return;
  }
  const known = Object.hasOwn(to, name) ? to[name] : undefined;
  // Never write into the record itself: `to` may already hold one of its objects.
  const inner: Record<string, unknown> = isObject(known) ? { ...known } : {};
  copyNested(from[name], inner, rest);
  if (Object.keys(inner).length > 0) setOwn(to, name, inner);
}

function collect(value: unknown, path: readonly string[], depth: number, found: (string | number | boolean)[]): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, path, depth, found);
    return;
  }
  const name = path[depth];
  if (name !== undefined) {
    if (isObject(value) && Object.hasOwn(value, name)) collect(value[name], path, depth + 1, found);
    return;
  }
  if (typeof value === 'boolean' || (typeof value === 'string' && value !== '')) found.push(value);
  else if (typeof value === 'number' && Number.isFinite(value)) found.push(value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
