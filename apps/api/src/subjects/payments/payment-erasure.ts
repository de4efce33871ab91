import { and, inArray, isNotNull, lt, or } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { paymentEvents, payments, testProcessorSessions } from '../../ground/database/schema';
import { type Erasure, eraseAll } from '../../ground/erasure/erasure';
import { removeSent } from '../../ground/messages/about';
import { outboxFolder } from '../../ground/messages/outbox';
import type { Upkeep } from '../../ground/modules/upkeep';

const dayMs = 24 * 60 * 60_000;

/** Days for which it is kept who paid: tax records are, for five years from the return that they are in. */
export const payerKeptDays = 7 * 365;

/** Days for which it is kept who did not pay in the end. */
export const unpaidKeptDays = 90;

/** Days for which the digest of a card is kept. A vehicle is held for 14 days at most, and nobody asks for it after that. */
const cardKeptDays = 30;

/** Days for which events of processors, and what the test processor has, are kept. */
const eventKeptDays = 400;

/** Payments stay in the books without their person. */
export const paymentErasure: Erasure = {
  subject: 'payment',
  erase: async (tx, ids) => {
    await tx
      .update(payments)
      .set({ payer_name: null, email: null, card_digest: null })
      .where(inArray(payments.id, [...ids]));
  },
};

const eraseDue = (
  db: Db,
  { now, outbox, erasures }: { readonly now: Date; readonly outbox: string; readonly erasures: readonly Erasure[] },
): Promise<number> =>
  db.transaction(async (tx) => {
    const before = (days: number) => lt(payments.created_at, new Date(now.getTime() - days * dayMs));
    const due = await tx
      .select({ id: payments.id })
      .from(payments)
      .where(
        and(
          isNotNull(payments.email),
          or(
            before(payerKeptDays),
            and(inArray(payments.status, ['started', 'failed', 'expired']), before(unpaidKeptDays)),
          ),
        ),
      )
      .limit(500)
      .for('update', { skipLocked: true });
    const ids = due.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await eraseAll(erasures, tx, 'payment', ids);
    await removeSent(tx, outbox, 'payment', ids);
    return ids.length;
  });

/** Forgets who did not pay, who paid long ago, which cards paid, and what processors sent. */
export const paymentUpkeep: Upkeep = {
  name: 'payments',
  run: async ({ db, env, now, erasures, log }) => {
    const erased = await eraseDue(db, { now, outbox: outboxFolder(env), erasures });
    if (erased > 0) log.info({ erased }, 'payments without their person');
    await db
      .update(payments)
      .set({ card_digest: null })
      .where(
        and(isNotNull(payments.card_digest), lt(payments.paid_at, new Date(now.getTime() - cardKeptDays * dayMs))),
      );
    const before = new Date(now.getTime() - eventKeptDays * dayMs);
    await db.delete(paymentEvents).where(lt(paymentEvents.received_at, before));
    await db.delete(testProcessorSessions).where(lt(testProcessorSessions.created_at, before));
  },
};
