import type { SiteDocument } from '@forecourt/config/site-document';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../ground/database/database';
import type { OrderRow } from '../../ground/database/schema';
import { insertMessage } from '../../ground/messages/new-message';
import type { OrderMoment } from './end-order';
import { orderHeldKind } from './order-kinds';
import { submitOrderLead } from './order-lead';
import { linkEnd } from './order-link';
import { changeOrder, recordEvent } from './order-store';

const nextNumber = async (tx: Tx): Promise<number> => {
  const answer = await tx.execute<{ number: string }>(sql`select nextval('order_numbers')::text as number`);
  return Number(answer.rows[0]?.number);
};

/**
 * An order whose hold is there and paid for, or costs nothing, gets its number, its enquiry and its mail: as part of the
 * transaction that holds its row and has given the reservation its end.
 */
export const keepOrder = async (
  tx: Tx,
  order: OrderRow,
  { site, until, who }: { readonly site: SiteDocument; readonly until: Date; readonly who: string },
  moment: OrderMoment,
): Promise<OrderRow> => {
  const { now } = moment;
  const held = await changeOrder(tx, order, {
    state: 'held',
    // What another tab has typed since they went to pay is nothing that was paid for.
    answers: order.agreed?.answers ?? order.answers,
    number: order.number ?? (await nextNumber(tx)),
    hold_until: until,
    link_ends_at: linkEnd(until),
    updated_at: now,
  });
  const lead_id = await submitOrderLead(tx, held, site, moment);
  const kept = await changeOrder(tx, held, { lead_id, updated_at: now });
  await recordEvent(tx, kept, { at: now, who, act: 'paid' });
  await insertMessage(tx, moment, {
    kind: orderHeldKind,
    subjectId: order.id,
    destination: { kind: 'shopper', by: 'email' },
    now,
  });
  return kept;
};
