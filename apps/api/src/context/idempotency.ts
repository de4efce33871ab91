import { and, eq, gt, sql } from 'drizzle-orm';
import type { Tx } from '../database/database';
import { idempotencyKeys } from '../database/schema';

/** What was sent without a key of its own counts as a repeat of the same words within this time (LEAD-03). */
const repeatWindowMs = 10 * 60 * 1000;

/** A write that may be sent twice. */
export interface RepeatableWrite {
  /** What is written; each kind has keys of its own. */
  readonly what: 'lead';
  readonly websiteId: string;
  /** The key that the browser made for it; null when it sent none. */
  readonly key: string | null;
  /**
   * Digest of what makes two of them the same to a person. The same key with other words is another write, so that
   * nothing is lost.
   */
  readonly words: string;
  readonly now: Date;
}

const keyOf = ({ key, words }: RepeatableWrite): string => `${key ?? 'words'}:${words}`;

/**
 * Waits for the same write where it is under way, and finds what came of it: the id of its lead. Null for one that is
 * sent for the first time; others of it now wait for this transaction. By the browser's key, else by the same words
 * within ten minutes.
 */
export const findRepeat = async (tx: Tx, write: RepeatableWrite): Promise<string | null> => {
  const { what, websiteId, key, now } = write;
  // One at a time per key: a double click waits here and then finds the first.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${what}:${websiteId}:${keyOf(write)}`}, 0))`);
  const [known] = await tx
    .select({ lead_id: idempotencyKeys.lead_id })
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.website_id, websiteId),
        eq(idempotencyKeys.key, keyOf(write)),
        key === null ? gt(idempotencyKeys.created_at, new Date(now.getTime() - repeatWindowMs)) : undefined,
      ),
    );
  return known?.lead_id ?? null;
};

/** Remembers what came of a write that {@link findRepeat} did not know, as part of its transaction. */
export const rememberWrite = async (
  tx: Tx,
  write: RepeatableWrite,
  done: { readonly leadId: string; readonly requestDigest: string },
): Promise<void> => {
  const { websiteId, now } = write;
  await tx
    .insert(idempotencyKeys)
    .values({
      website_id: websiteId,
      key: keyOf(write),
      lead_id: done.leadId,
      request_digest: done.requestDigest,
      created_at: now,
    })
    .onConflictDoUpdate({
      target: [idempotencyKeys.website_id, idempotencyKeys.key],
      set: { lead_id: done.leadId, created_at: now },
    });
};
