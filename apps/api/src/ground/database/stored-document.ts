import { tolerantParse } from '@forecourt/api-contract';
import * as z from 'zod';

/** A stored document as this version reads it. */
export interface StoredDocument<Output> {
  readonly data: Output;
  /** Paths of values that this version no longer accepts and leaves out; applying the document again reports each. */
  readonly leftOut: readonly string[];
}

type Path = readonly PropertyKey[];

const isContainer = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null;

const valueAt = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>((node, part) => (isContainer(node) ? node[part] : undefined), root);

/**
 * Takes a text whose form is refused out of a document: null in its place, then in that of the object that holds it. An
 * entry of a list stays: it may be where enquiries go.
 */
const leaveOut = (root: unknown, { code, path }: z.core.$ZodIssue): boolean => {
  const [holder, name] = [valueAt(root, path.slice(0, -1)), path.at(-1)];
  if (name === undefined || !isContainer(holder)) return false;
  if (typeof holder[name] === 'string') {
    holder[name] = null;
    return code === 'invalid_format' || code === 'custom';
  }
  const [outer, own] = [valueAt(root, path.slice(0, -2)), path.at(-2)];
  if (holder[name] !== null || typeof own !== 'string' || !isContainer(outer)) return false;
  outer[own] = null;
  return true;
};

/** More faults of a document than this are no few bad addresses. */
const mostFaults = 100;

/**
 * Reads a document that an earlier or a later version has stored: settings that came since have their defaults, unknown
 * ones are left out, and so is text whose form is not taken any more, such as an address: an upgrade takes no dealer
 * off the air for a picture's address.
 * @returns the error of zod where it still is no document
 */
export const readStored = <Schema extends z.ZodType>(
  schema: Schema,
  document: unknown,
): StoredDocument<z.output<Schema>> | z.ZodError => {
  const value: unknown = structuredClone(document);
  const leftOut: string[] = [];
  for (let fault = 0; fault <= mostFaults; fault += 1) {
    const parsed = tolerantParse(schema, value);
    if (parsed.success) return { data: parsed.data, leftOut };
    const issue = parsed.error.issues.find(({ code }) => code !== 'unrecognized_keys');
    if (issue === undefined || !leaveOut(value, issue)) return parsed.error;
    const path = z.core.toDotPath(issue.path);
    if (!leftOut.includes(path)) leftOut.push(path);
  }
  return new z.ZodError([{ code: 'custom', path: [], message: `More than ${mostFaults} faults.`, input: undefined }]);
};
