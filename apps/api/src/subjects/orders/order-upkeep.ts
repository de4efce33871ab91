import { and, isNull, lt, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { orders } from '../../ground/database/schema';
import { type Erasure, eraseAll } from '../../ground/erasure/erasure';
import { removeSent } from '../../ground/messages/about';
import { outboxFolder } from '../../ground/messages/outbox';
import type { Upkeep } from '../../ground/modules/upkeep';

/** Days after which an order that nothing came of is deleted, from the end of its link. */
export const unpaidDays = 1;
/** Days after which the person is taken out of an order that is over, from what happened to it last. */
export const personDays = 400;
const dayMs = 24 * 60 * 60 * 1000;
const batch = 500;

/** Deletes orders without a number, whose link has ended, and of which no payment is known: nothing came of them. */
export const forgetBegun = async (db: Pick<Db, 'delete'>, now: Date): Promise<number> => {
  const gone = await db
    .delete(orders)
    .where(
      and(
        isNull(orders.number),
        isNull(orders.payment_id),
        notInArray(orders.state, ['paying', 'held']),
        lt(orders.link_ends_at, new Date(now.getTime() - unpaidDays * dayMs)),
      ),
    )
    .returning({ id: orders.id });
  return gone.length;
};

/** Takes the person out of orders that were over long ago. */
export const eraseOld = (
  db: Pick<Db, 'transaction'>,
  { now, outbox, erasures }: { readonly now: Date; readonly outbox: string; readonly erasures: readonly Erasure[] },
): Promise<number> =>
  db.transaction(async (tx) => {
    const due = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          isNull(orders.erased_at),
          notInArray(orders.state, ['paying', 'held']),
          lt(orders.updated_at, new Date(now.getTime() - personDays * dayMs)),
          sql`(${orders.number} is not null or ${orders.payment_id} is not null)`,
        ),
      )
      .limit(batch)
      .for('update', { skipLocked: true });
    const ids = due.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await eraseAll(erasures, tx, 'order', ids);
    await removeSent(tx, outbox, 'order', ids);
    return ids.length;
  });

/** Clears away what nothing came of, and takes persons out of what was over long ago. */
export const orderUpkeep: readonly Upkeep[] = [
  {
    name: 'orders',
    run: async ({ db, now, env, erasures, log }) => {
      const forgotten = await forgetBegun(db, now);
      const erased = await eraseOld(db, { now, outbox: outboxFolder(env), erasures });
      if (forgotten + erased > 0) log.info({ forgotten, erased }, 'orders cleared away');
    },
  },
];
