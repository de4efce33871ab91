import { nearestKey } from '@forecourt/config/validation';

/** Longer names of columns are none of ours, and comparing them costs. */
const longestName = 60;

/**
 * Of columns that are missing, those that a file seems to have under another case or spelling, each with that name.
 * Names that are read already stand for themselves.
 */
export const nearColumns = (
  missing: readonly string[],
  found: readonly string[],
  known: readonly string[],
): ReadonlyMap<string, string> => {
  const left = found.filter((name) => name !== '' && name.length <= longestName && !known.includes(name));
  return new Map(
    missing.flatMap((column) => {
      // Any two letters are near each other.
      const near = column.length < 3 ? undefined : nearestKey(column, left);
      return near === undefined ? [] : [[column, near] as const];
    }),
  );
};
