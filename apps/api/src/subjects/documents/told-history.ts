import type { DocumentVersionRow } from '../../ground/database/schema';
import { type Difference, documentDifference } from './document-difference';
import type { DocumentChange } from './document-fault';

/** One version of a document as a person reads it: no value of it is a secret. */
export interface ToldVersion {
  readonly version: number;
  readonly action: DocumentVersionRow['action'];
  readonly restores: number | null;
  readonly who: string;
  readonly at: Date;
  readonly note: string | null;
  /** What it changed of the version before; empty for the first, and where one of the two is none. */
  readonly changes: readonly Difference[];
}

/** Parts of documents that name secrets, or addresses that may hold one. */
const guarded = /^(?:lead_destinations|event_webhooks|google_reviews)\b/;
/** The fields there that name a secret. */
const secretFields = new Set(['secret', 'key']);
const keptBack = '(not shown)';

/** An address up to its host, and what follows it: no space, but it may hold brackets and quotes of its own. */
const addresses = /\b(https?:\/\/(?:\[[^\s\]]*\])?[^\s/"\]?#]*)(\S*)/gi;
/** What closes an address within a line, and the name of a field behind it. */
const closing = /["\]](?:\.\w+)*(?:\[[\w-]*\])?$/;

/** A text with addresses in it, without their paths and queries: a receiver's may hold a token in either. */
export const withoutPath = (text: string): string =>
  text.replace(addresses, (_, host: string, rest: string) => `${host}/…${closing.exec(rest)?.[0] ?? ''}`);

const valueWithoutSecrets = (field: string, value: unknown): unknown => {
  if (typeof value === 'string') return secretFields.has(field) ? keptBack : withoutPath(value);
  if (Array.isArray(value)) return value.map((entry) => valueWithoutSecrets(field, entry));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, valueWithoutSecrets(key, entry)]));
};

/** A difference as it may be shown: names of secrets, and what follows the host of a receiver's address, are left out. */
export const withoutSecrets = (difference: Difference): Difference => {
  const { path, before, after } = difference;
  if (!guarded.test(path)) return difference;
  const field = path.slice(path.lastIndexOf('.') + 1);
  return {
    path: withoutPath(path),
    before: valueWithoutSecrets(field, before),
    after: valueWithoutSecrets(field, after),
  };
};

/** What putting a version back changes, as it may be shown: by the same rule. */
export const changeWithoutSecrets = (change: DocumentChange): DocumentChange => ({
  ...change,
  differences: change.differences.map(withoutSecrets),
  removals: change.removals.map(withoutPath),
  ...(change.shared && { shared: change.shared.map(withoutPath) }),
});

/** A history, the newest first, with what each version changed of the one before it. */
export const toldHistory = (versions: readonly DocumentVersionRow[]): readonly ToldVersion[] =>
  versions.map(({ version, action, restores, who, at, note, document }, index) => {
    const before = versions[index + 1]?.document ?? null;
    const changes = before === null || document === null ? [] : documentDifference(before, document);
    return { version, action, restores, who, at, note, changes: changes.map(withoutSecrets) };
  });
