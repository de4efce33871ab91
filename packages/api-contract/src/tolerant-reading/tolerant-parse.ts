import type { z } from 'zod';

const isContainer = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null;

const removeKeys = (root: unknown, path: readonly PropertyKey[], keys: readonly string[]): void => {
  let node = root;
  for (const part of path) node = isContainer(node) ? node[part] : undefined;
  if (isContainer(node)) for (const key of keys) delete node[key];
};

/**
 * Parses what a newer version may have stored. The site document's schemas refuse unknown keys, which is right for a
 * document being applied and wrong for a reader one version behind: unknown keys are dropped, everything else is still
 * checked. Changes `value` in place, which is why only freshly decoded JSON may be given. Answers are read by
 * `readAnswer`, which bends further.
 */
export const tolerantParse = <Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.ZodSafeParseResult<z.output<Schema>> => {
  const first = schema.safeParse(value);
  if (first.success || !first.error.issues.every((issue) => issue.code === 'unrecognized_keys')) return first;
  for (const issue of first.error.issues) {
    if (issue.code === 'unrecognized_keys') removeKeys(value, issue.path, issue.keys);
  }
  return schema.safeParse(value);
};
