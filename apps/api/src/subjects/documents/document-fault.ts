import type { Checked, DocumentFault } from '@forecourt/config/validation';
import { type Difference, documentDifference, removedEntries } from './document-difference';

/** A document as it was read, with a name for it that the person knows: a file name. */
export interface DocumentInput {
  readonly source: string;
  readonly value: unknown;
}

/** A document that is what it should be. */
export interface ReadDocument<Document> {
  readonly source: string;
  readonly document: Document;
}

/** Why a document is refused: which one, where in it, and what to mend. */
export interface SourceFault extends DocumentFault {
  readonly source: string;
}

/** What applying a document does, or would do. */
export interface DocumentChange {
  readonly source: string;
  readonly id: string;
  readonly action: 'create' | 'change' | 'none';
  readonly differences: readonly Difference[];
  /** What applying takes away from shoppers or leads, by name: offers, locations, hosts, destinations. */
  readonly removals: readonly string[];
  /** What the document newly has that is another one's, by field and value: where leads go, numbers, licences. */
  readonly shared?: readonly string[];
}

/**
 * What becomes of the live document when this one is applied. `lists` are those whose entries are missed when they go:
 * they are named as removals.
 */
export const changeOf = <Document extends object>(
  { source, id }: Pick<DocumentChange, 'source' | 'id'>,
  live: Document | undefined,
  document: Document,
  lists: readonly (keyof Document & string)[],
): DocumentChange => {
  if (live === undefined) return { source, id, action: 'create', differences: [], removals: [] };
  const differences = documentDifference(live, document);
  const action = differences.length > 0 ? 'change' : 'none';
  return { source, id, action, differences, removals: removedEntries(live, document, lists) };
};

/** Outcome of applying documents: refused whole, or done. */
export type ApplyOutcome =
  | { readonly ok: false; readonly faults: readonly SourceFault[] }
  | { readonly ok: true; readonly changes: readonly DocumentChange[] };

/** Faults of one document under its name. */
export const faultsIn = (source: string, faults: readonly DocumentFault[]): SourceFault[] =>
  faults.map((fault) => ({ source, ...fault }));

/** The documents that are what they should be, each under its name, and the faults of the others. */
export const readEach = <Document>(
  inputs: readonly DocumentInput[],
  validate: (value: unknown) => Checked<Document>,
): { readonly read: readonly ReadDocument<Document>[]; readonly faults: SourceFault[] } => {
  const read: ReadDocument<Document>[] = [];
  const faults: SourceFault[] = [];
  for (const { source, value } of inputs) {
    const checked = validate(value);
    if (checked.ok) read.push({ source, document: checked.value });
    else faults.push(...faultsIn(source, checked.faults));
  }
  return { read, faults };
};

/** Faults of values that must be unique among the documents given: each later holder is named. */
export const repeated = <Item extends { readonly source: string }>(
  items: readonly Item[],
  path: string,
  keyOf: (item: Item) => string,
): SourceFault[] => {
  const first = new Map<string, string>();
  return items.flatMap((item) => {
    const value = keyOf(item);
    const holder = first.get(value);
    if (holder === undefined) {
      first.set(value, item.source);
      return [];
    }
    return [{ source: item.source, path, reason: `"${value}" is also used in ${holder}.` }];
  });
};
