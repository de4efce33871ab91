import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../database/database';
import { idempotencyKeys } from '../database/schema';

/** What was sent without a key of its own counts as a repeat of the same words within this time (LEAD-03). */
const repeatWindowMs = 10 * 60 * 1000;

/** A write that may be sent twice. */
export interface RepeatableWrite {
  /** What is written, such as `lead`: each kind has keys of its own. */
  readonly what: string;
  readonly websiteId: string;
  /** Who writes, where somebody is signed in; null for anybody. Nobody finds what came of another's write. */
  readonly shopper: string | null;
  /** The key that the browser made for it; null when it sent none. */
  readonly key: string | null;
  /**
   * Digest of what makes two of them the same to a person. The same key with other words is another write, so that
   * nothing is lost.
   */
  readonly words: string;
  readonly now: Date;
}

/**
 * Keys of different kinds never meet. A lead of nobody signed in has the key that releases before gave it, and waits as
 * theirs do: while processes of two releases run, one lead sent to both is one.
 */
const keyOf = ({ what, shopper, key, words }: RepeatableWrite): string => {
  const plain = `${key ?? 'words'}:${words}`;
  return what === 'lead' && shopper === null ? plain : `${what}:${shopper ?? ''}:${plain}`;
};

/**
 * Waits for the same write while that is under way, and returns its result: the id that {@link rememberWrite} was
 * given. Null for a write that is sent for the first time; repeats of it then wait for this transaction. Writes are the
 * same by the browser's key, else by the same content within ten minutes.
 */
export const findRepeat = async (tx: Tx, write: RepeatableWrite): Promise<string | null> => {
  const { what, websiteId, key, now } = write;
  // One at a time per key: a double click waits here and then finds the first.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${what}:${websiteId}:${keyOf(write)}`}, 0))`);
  const [known] = await tx
    .select({ result: idempotencyKeys.result, lead_id: idempotencyKeys.lead_id })
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.website_id, websiteId),
        eq(idempotencyKeys.key, keyOf(write)),
        key === null ? gt(idempotencyKeys.created_at, new Date(now.getTime() - repeatWindowMs)) : undefined,
      ),
    );
  return known?.result ?? known?.lead_id ?? null;
};

/** What came of a write. */
export interface WriteDone {
  /** Id of what was written, the answer to a repeat. */
  readonly result: string;
  /** What it belongs to, with which its key is erased; null for nothing. */
  readonly subject: { readonly kind: string; readonly id: string } | null;
  readonly requestDigest: string;
}

/** Remembers what came of a write that {@link findRepeat} did not know, as part of its transaction. */
export const rememberWrite = async (tx: Tx, write: RepeatableWrite, done: WriteDone): Promise<void> => {
  const { websiteId, now } = write;
  const { result, subject, requestDigest } = done;
  const made = {
    result,
    subject_kind: subject?.kind ?? null,
    subject_id: subject?.id ?? null,
    // For the release before.
    lead_id: subject?.kind === 'lead' ? subject.id : null,
    request_digest: requestDigest,
    created_at: now,
  };
  await tx
    .insert(idempotencyKeys)
    .values({ website_id: websiteId, key: keyOf(write), ...made })
    .onConflictDoUpdate({ target: [idempotencyKeys.website_id, idempotencyKeys.key], set: made });
};

/** Forgets the keys of subjects whose data are erased: a key is a digest of what was typed, which could be guessed. */
export const forgetKeysOf = async (tx: Tx, kind: string, ids: readonly string[]): Promise<void> => {
  await tx
    .delete(idempotencyKeys)
    .where(and(eq(idempotencyKeys.subject_kind, kind), inArray(idempotencyKeys.subject_id, [...ids])));
};

/** How long the key of a write is known, in milliseconds: no browser sends one again after a month. */
const keyMs = 30 * 24 * 60 * 60 * 1000;

/** Forgets keys that nobody will send again. */
export const forgetKeys = async (db: Db, now: Date): Promise<void> => {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.created_at, new Date(now.getTime() - keyMs)));
};
