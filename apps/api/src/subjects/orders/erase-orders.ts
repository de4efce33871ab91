import { and, inArray, isNull, like, ne, type SQL } from 'drizzle-orm';
import type { Tx } from '../../ground/database/database';
import { orderEvents, orders } from '../../ground/database/schema';
import type { Erasure } from '../../ground/erasure/erasure';

/** Takes the person out of orders. What was ordered and paid stays, as records of money must; a hold goes on to its end. */
const eraseWhere = async (tx: Tx, which: SQL): Promise<void> => {
  const erased = await tx
    .update(orders)
    .set({ answers: {}, agreed: null, valuation: null, phone_key: null, shopper_id: null, erased_at: new Date() })
    .where(and(which, isNull(orders.erased_at)))
    .returning({ id: orders.id });
  const ids = erased.map(({ id }) => id);
  if (ids.length === 0) return;
  // What was done stays; words of dealers may be about the person, and a shopper's name is their account's.
  await tx
    .update(orderEvents)
    .set({ why: null })
    .where(and(inArray(orderEvents.order_id, ids), ne(orderEvents.act, 'refund-done')));
  await tx
    .update(orderEvents)
    .set({ who: 'shopper' })
    .where(and(inArray(orderEvents.order_id, ids), like(orderEvents.who, 'shopper %')));
};

/** Orders of a person who deletes their account, and of an enquiry that is erased. */
export const orderErasures: readonly Erasure[] = [
  { subject: 'shopper', erase: (tx, ids) => eraseWhere(tx, inArray(orders.shopper_id, [...ids])) },
  { subject: 'lead', erase: (tx, ids) => eraseWhere(tx, inArray(orders.lead_id, [...ids])) },
  { subject: 'order', erase: (tx, ids) => eraseWhere(tx, inArray(orders.id, [...ids])) },
];
