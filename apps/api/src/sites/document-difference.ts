/** One place where two documents differ; `undefined` on the side that lacks it. */
export interface Difference {
  /** Dotted path such as `search.preset` or `hosts.0`. */
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const walk = (path: string, before: unknown, after: unknown): Difference[] => {
  if (isObject(before) && isObject(after) && Array.isArray(before) === Array.isArray(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) => walk(path === '' ? key : `${path}.${key}`, before[key], after[key]));
  }
  return Object.is(before, after) ? [] : [{ path, before, after }];
};

/** Every leaf in which two JSON documents differ. Empty when they say the same. */
export const documentDifference = (before: unknown, after: unknown): readonly Difference[] => walk('', before, after);
