import type * as z from 'zod';

/** A value of an answer that this version does not know: set back to its default, or left out with its entry. */
export interface LeftOut {
  /** Place in the answer such as `promos[].node`, entries of lists without their number. */
  readonly path: string;
  /** What does not fit, for the log. */
  readonly reason: string;
}

/** An answer reduced to what this version knows, or the reason why it cannot be read. */
export type ReadAnswer<Output> =
  | { readonly success: true; readonly data: Output; readonly leftOut: readonly LeftOut[] }
  | { readonly success: false; readonly error: z.ZodError };

type Path = readonly PropertyKey[];
type Issue = z.core.$ZodIssue;

const isContainer = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null;

const valueAt = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>((node, part) => (isContainer(node) ? node[part] : undefined), root);

const isAtOrWithin = (path: Path, place: Path): boolean => place.every((part, at) => path[at] === part);

const printed = (path: Path): string =>
  path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[]`;
    return text === '' ? String(part) : `${text}.${String(part)}`;
  }, '');

/** What one option of a union has against a value: of the one that minds nothing but keys, else the union as a whole. */
const issuesOf = (issue: Issue): readonly Issue[] => {
  if (issue.code === 'invalid_union') {
    const option = issue.errors.find(
      (issues) => issues.length > 0 && issues.every(({ code }) => code === 'unrecognized_keys'),
    );
    if (option !== undefined) return option.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
  }
  return [issue];
};

/** Takes what a schema does not know out of a decoded answer, in place, one look of the schema at a time. */
class Mending {
  readonly #root: unknown;
  readonly #leftOut = new Map<string, string>();
  /** Ways that were tried at a place since entries of lists last moved. */
  readonly #tried = new Set<string>();

  constructor(root: unknown) {
    this.#root = root;
  }

  get leftOut(): readonly LeftOut[] {
    return [...this.#leftOut].map(([path, reason]) => ({ path, reason }));
  }

  /** Whether something could be done about every issue. */
  mend(issues: readonly Issue[]): boolean {
    const entries = new Map<unknown[], Set<number>>();
    const mended: Path[] = [];
    for (const issue of issues.flatMap(issuesOf)) {
      // What stood there when the schema looked is gone already.
      if (mended.some((place) => isAtOrWithin(issue.path, place))) continue;
      const place = this.#mendOne(issue, entries);
      if (place === null) return false;
      mended.push(...place);
    }
    for (const [list, places] of entries) {
      for (const place of [...places].sort((one, other) => other - one)) list.splice(place, 1);
    }
    if (entries.size > 0) this.#tried.clear();
    return true;
  }

  /** The place that was mended, none for keys that were dropped; null where nothing can be done. */
  #mendOne(issue: Issue, entries: Map<unknown[], Set<number>>): readonly Path[] | null {
    if (issue.code === 'unrecognized_keys') {
      const holder = valueAt(this.#root, issue.path);
      if (isContainer(holder)) for (const key of issue.keys) delete holder[key];
      return [];
    }
    for (let depth = issue.path.length; depth > 0; depth -= 1) {
      const place = issue.path.slice(0, depth);
      const holder = valueAt(this.#root, place.slice(0, -1));
      const key = place.at(-1);
      if (Array.isArray(holder) && typeof key === 'number') {
        entries.set(holder, (entries.get(holder) ?? new Set<number>()).add(key));
        return this.#note(place, issue);
      }
      if (isContainer(holder) && key !== undefined && this.#tryAt(holder, key, place)) return this.#note(place, issue);
    }
    return null;
  }

  /** Tries the default of the field, then null. A field that was missing is not invented. */
  #tryAt(holder: Record<PropertyKey, unknown>, key: PropertyKey, place: Path): boolean {
    const name = place.map(String).join('\n');
    if (Object.hasOwn(holder, key) && !this.#tried.has(name)) {
      this.#tried.add(name);
      delete holder[key];
      return true;
    }
    if (!this.#tried.has(name) || this.#tried.has(`${name}\nnull`)) return false;
    this.#tried.add(`${name}\nnull`);
    holder[key] = null;
    return true;
  }

  /** Reports a left-out entry by its own path, with the first fault that was found inside it. */
  #note(place: Path, { path, message }: Issue): readonly Path[] {
    const name = printed(place);
    const within = path.slice(place.length).map((_, at) => printed(path.slice(0, place.length + at + 1)));
    // Entries of a list are named as one: with one of them only what led to it goes.
    if (typeof place.at(-1) !== 'number')
      within.push(...[...this.#leftOut.keys()].filter((inner) => inner.startsWith(`${name}[`)));
    const reasons = within.flatMap((inner) => this.#leftOut.get(inner) ?? []);
    for (const inner of within) this.#leftOut.delete(inner);
    if (!this.#leftOut.has(name)) this.#leftOut.set(name, reasons[0] ?? message);
    return [place];
  }
}

/**
 * Reads an answer that may come from a newer API. Keys that this version does not know are dropped. A value that it does
 * not know, such as a new word of a closed list or a new kind of block, is set back to its default; where it has none, to
 * null; else it is left out with the innermost entry of a list around it that can do without. It fails only where nothing
 * around such a value can be spared. Changes `value` in place, which is why only freshly decoded JSON may be given.
 */
export const readAnswer = <Schema extends z.ZodType>(schema: Schema, value: unknown): ReadAnswer<z.output<Schema>> => {
  const first = schema.safeParse(value);
  if (first.success) return { success: true, data: first.data, leftOut: [] };
  const mending = new Mending(value);
  let { error } = first;
  while (mending.mend(error.issues)) {
    const next = schema.safeParse(value);
    if (next.success) return { success: true, data: next.data, leftOut: mending.leftOut };
    error = next.error;
  }
  return { success: false, error: first.error };
};
