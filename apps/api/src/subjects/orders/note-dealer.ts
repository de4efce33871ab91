import type { Tx } from '../../ground/database/database';
import type { OrderRow } from '../../ground/database/schema';
import { insertMessage, type MessageMaker } from '../../ground/messages/new-message';
import { deliveryPoints } from '../leads';
import { orderNoteKind } from './order-kinds';
import { placeOfOrder } from './order-place';

/** Mails those who answer the dealer's enquiries about a vehicle, and their system, about its order. */
export const noteDealer = async (
  tx: Tx,
  order: OrderRow,
  moment: MessageMaker & { readonly now: Date },
): Promise<void> => {
  const { dealership, location } = await placeOfOrder(tx, order);
  const category = order.kind === 'buy' ? 'buy-online' : 'reserve';
  const about = { category, location: location?.id ?? null } as const;
  for (const destination of deliveryPoints(dealership.lead_destinations ?? [], about))
    await insertMessage(tx, moment, { kind: orderNoteKind, subjectId: order.id, destination, now: moment.now });
};
