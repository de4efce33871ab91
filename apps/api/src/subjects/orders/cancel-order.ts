import type { Db } from '../../ground/database/database';
import type { OrderRow } from '../../ground/database/schema';
import { endIfPast, endOrder, type OrderEnd, type OrderMoment } from './end-order';
import { holdOrder } from './order-store';

/** What came of giving an order up. */
export type CancelledOrder =
  | { readonly kind: 'cancelled'; readonly order: OrderRow }
  /** It is over already: sold, given up before, or its time has ended. */
  | { readonly kind: 'over'; readonly order: OrderRow }
  | { readonly kind: 'gone' };

/**
 * Ends an order at the wish of its shopper or its dealer: its vehicle is free again, and all that was paid goes back. Asked
 * for again it answers what there is.
 */
export const cancelOrder = (
  db: Pick<Db, 'transaction'>,
  { id, websiteId }: { readonly id: string /** Null for the dealer's side. */; readonly websiteId: string | null },
  end: Pick<OrderEnd, 'ending' | 'who' | 'why'>,
  moment: OrderMoment,
): Promise<CancelledOrder> =>
  db.transaction(async (tx) => {
    const found = await holdOrder(tx, id);
    if (found === null || (websiteId !== null && found.website_id !== websiteId)) return { kind: 'gone' };
    const order = await endIfPast(tx, found, moment);
    const ended = await endOrder(tx, order, { act: 'cancelled', ...end }, moment);
    return ended === null ? { kind: 'over', order } : { kind: 'cancelled', order: ended };
  });
