/** One place where two documents differ; `undefined` on the side that lacks it. */
export interface Difference {
  /** Path such as `search.preset`, `offers[tow-bar].name` or `hosts[yard.example]`. */
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Fields that identify an entry of a list, the surest first: ids, addresses of mail and webhooks, names. */
const naming = ['id', 'website_id', 'dealership', 'slug', 'url', 'to', 'name', 'href', 'label'] as const;

/** What an entry of a list is known by; null when by nothing. */
const nameOf = (entry: unknown): string | null => {
  if (typeof entry === 'string') return entry;
  if (!isObject(entry)) return null;
  const name = naming.map((key) => entry[key]).find((value) => value !== undefined);
  if (Array.isArray(name)) return name.join(',');
  return typeof name === 'string' ? name : null;
};

/** A list by what its entries are known by; null when one is known by nothing, or two by the same. */
const named = (list: readonly unknown[]): ReadonlyMap<string, unknown> | null => {
  const entries = new Map(list.map((entry) => [nameOf(entry), entry] as const));
  return entries.size < list.length || entries.has(null) ? null : (entries as ReadonlyMap<string, unknown>);
};

/** Entries that both lists have, but in another order: it is the order on the page. */
const orderOf = (path: string, before: readonly string[], after: readonly string[]): Difference[] => {
  const [kept, keeping] = [before.filter((one) => after.includes(one)), after.filter((one) => before.includes(one))];
  return kept.every((one, index) => one === keeping[index])
    ? []
    : [{ path: `${path} (order)`, before: kept, after: keeping }];
};

const walkLists = (path: string, before: readonly unknown[], after: readonly unknown[]): Difference[] => {
  const [old, fresh] = [named(before), named(after)];
  if (old === null || fresh === null)
    return Array.from({ length: Math.max(before.length, after.length) }).flatMap((_, index) =>
      walk(`${path}.${index}`, before[index], after[index]),
    );
  const names = [...new Set([...old.keys(), ...fresh.keys()])];
  return [
    ...names.flatMap((name) => walk(`${path}[${name}]`, old.get(name), fresh.get(name))),
    ...orderOf(path, [...old.keys()], [...fresh.keys()]),
  ];
};

const walk = (path: string, before: unknown, after: unknown): Difference[] => {
  if (Array.isArray(before) && Array.isArray(after)) return walkLists(path, before, after);
  if (isObject(before) && isObject(after) && Array.isArray(before) === Array.isArray(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) => walk(path === '' ? key : `${path}.${key}`, before[key], after[key]));
  }
  return Object.is(before, after) ? [] : [{ path, before, after }];
};

/**
 * Every place in which two JSON documents differ; empty when they are equal. Entries of lists are compared by their id
 * or name, so that an added or removed entry is not reported as a change of those after it.
 */
export const documentDifference = (before: unknown, after: unknown): readonly Difference[] => walk('', before, after);

/** What a person calls an entry of a list: `offers[tow-bar] "Tow bar"`. */
const called = (list: string, entry: unknown): string => {
  const name = isObject(entry) && typeof entry.name === 'string' ? ` "${entry.name}"` : '';
  return `${list}[${nameOf(entry) ?? JSON.stringify(entry)}]${name}`;
};

/** The entries of these lists that a document has and its next version lacks, as a person calls them. */
export const removedEntries = <Document extends object>(
  before: Document,
  after: Document,
  lists: readonly (keyof Document & string)[],
): readonly string[] =>
  lists.flatMap((list) => {
    const entriesOf = (document: Document): readonly unknown[] => {
      const value: unknown = document[list];
      return Array.isArray(value) ? value : [];
    };
    const left = entriesOf(after).map((entry) => nameOf(entry) ?? JSON.stringify(entry));
    return entriesOf(before).flatMap((entry) => {
      const place = left.indexOf(nameOf(entry) ?? JSON.stringify(entry));
      if (place === -1) return [called(list, entry)];
      left.splice(place, 1);
      return [];
    });
  });
