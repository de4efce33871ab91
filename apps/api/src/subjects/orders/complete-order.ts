import { orderAfter } from '@forecourt/domain/order';
import type { Db } from '../../ground/database/database';
import type { OrderRow } from '../../ground/database/schema';
import { settlePayment } from '../payments';
import { extendHold } from '../reservations';
import { endIfPast, type OrderMoment } from './end-order';
import { changeOrder, holdOrder, recordEvent } from './order-store';

/** What came of a dealer's word that a vehicle is sold to the shopper of an order. */
export type CompletedOrder =
  | { readonly kind: 'completed'; readonly order: OrderRow }
  /** It is not held: nothing was changed. */
  | { readonly kind: 'not-held'; readonly order: OrderRow }
  | { readonly kind: 'gone' };

/**
 * The dealer says that the shopper of an order has bought its vehicle: what was paid becomes part of the price, and the
 * vehicle stays reserved until the feed says that it is sold.
 */
export const completeOrder = (
  db: Pick<Db, 'transaction'>,
  id: string,
  { who, why }: { readonly who: string; readonly why: string | null },
  moment: OrderMoment,
): Promise<CompletedOrder> =>
  db.transaction(async (tx) => {
    const { now } = moment;
    const found = await holdOrder(tx, id);
    if (found === null) return { kind: 'gone' };
    const order = await endIfPast(tx, found, moment);
    const state = orderAfter(order.state, 'completed');
    if (state === null || order.reservation_id === null) return { kind: 'not-held', order };
    // Released a moment ago, it is for the worker to end. One that is sold by now was sold to this shopper: the dealer says so.
    const hold = await extendHold(tx, order.reservation_id, { until: null, now });
    if (hold === 'ended' || hold === 'past') return { kind: 'not-held', order };
    if (order.payment_id !== null && order.fee_cents > 0 && !(await settlePayment(tx, order.payment_id, now)))
      throw new Error(`The payment of order ${id} is not there, though the order is held.`);
    const completed = await changeOrder(tx, order, { state, hold_until: null, updated_at: now });
    await recordEvent(tx, completed, { at: now, who, act: 'completed', why });
    return { kind: 'completed', order: completed };
  });
