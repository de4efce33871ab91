import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../ground/database/database';
import { type OrderRow, orders, payments } from '../../ground/database/schema';

/**
 * The order of the dealership that is held by the card with which another one is being paid for; null for none. Payments of
 * one card to a dealership come one after the other from here on until their transactions end.
 *
 * Whoever asks has its own order and payment locked. From then on it waits for its vehicle and the numbers of receipts, and
 * for no other order: that one is read as it stands. So nobody who has a card waits for somebody who waits for it.
 * @param cardDigests of the card by each secret in force; empty where it is not known
 */
export const orderHeldByCard = async (
  tx: Tx,
  order: OrderRow,
  { cardDigests, now }: { readonly cardDigests: readonly string[]; readonly now: Date },
): Promise<OrderRow | null> => {
  if (cardDigests.length === 0) return null;
  // In one order, so that two with the same digests never wait for each other.
  for (const digest of cardDigests.toSorted())
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`card ${order.dealership_id} ${digest}`}, 0))`,
    );
  // After the lock, by a statement of its own: it sees what whoever had the card before has stored.
  const [held] = await tx
    .select({ order: orders })
    .from(orders)
    .innerJoin(payments, eq(payments.id, orders.payment_id))
    .where(
      and(
        eq(payments.dealership_id, order.dealership_id),
        inArray(payments.card_digest, [...cardDigests]),
        eq(orders.state, 'held'),
        gt(orders.hold_until, now),
        ne(orders.id, order.id),
      ),
    )
    .limit(1);
  return held?.order ?? null;
};
