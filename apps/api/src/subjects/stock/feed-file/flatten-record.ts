import type { FeedRecord } from '../feed-vehicle';
import { mostColumns } from './numbered-record';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const scalar = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

/** Keys under which feeds write the address of a picture that has more to it. */
const addressKeys = ['url', 'src', 'href', 'name', 'value'];

/** A member of a list: itself, or the address or name that an object of a list is about. */
const member = (value: unknown): string => {
  if (!isObject(value)) return Array.isArray(value) ? JSON.stringify(value) : scalar(value);
  const key = addressKeys.find((candidate) => typeof value[candidate] === 'string');
  return key === undefined ? JSON.stringify(value) : scalar(value[key]);
};

/**
 * A nested record as columns: parts of an object get a dot (`variant.cylinders`), members of a list are joined by `|`,
 * nothing is written as an empty text. Null when it has too many columns to be a vehicle.
 */
export const flattenRecord = (value: Readonly<Record<string, unknown>>): FeedRecord | null => {
  const columns: [string, string][] = [];
  const walk = (part: Readonly<Record<string, unknown>>, prefix: string): boolean =>
    Object.entries(part).every(([key, inner]) => {
      const name = `${prefix}${key.trim()}`;
      if (isObject(inner)) return walk(inner, `${name}.`);
      return columns.push([name, Array.isArray(inner) ? inner.map(member).join('|') : scalar(inner)]) <= mostColumns;
    });
  return walk(value, '') ? Object.fromEntries(columns) : null;
};

/** The record of one value of a feed, or why it is none. */
export const recordOf = (value: unknown) => {
  const record = isObject(value) ? flattenRecord(value) : null;
  if (record !== null) return { record, fault: null };
  const text = (JSON.stringify(value) ?? '').slice(0, 200);
  const reason = isObject(value)
    ? `This record has more than ${mostColumns} columns.`
    : 'This is not a record. Each vehicle must be an object with named values.';
  return { record: {}, fault: { field: 'line', value: text, reason } };
};
