import { stateTimeZone } from '@forecourt/domain/calendar';
import { holdsVehicle, type OrderAct, orderAfter } from '@forecourt/domain/order';
import { refundDue } from '@forecourt/domain/order-law';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../ground/database/database';
import { type OrderRow, orders, payments } from '../../ground/database/schema';
import type { OrderEndingName } from '../../ground/database/schema/shapes/agreed-order';
import { insertMessage, type MessageMaker } from '../../ground/messages/new-message';
import { refundPayment } from '../payments';
import { endHold } from '../reservations';
import { noteDealer } from './note-dealer';
import { orderEndedKind } from './order-kinds';
import { linkEnd } from './order-link';
import { placeOfOrder } from './order-place';
import { changeOrder, recordEvent } from './order-store';

/** How an order ends before its vehicle is sold to its shopper. */
export interface OrderEnd {
  readonly act: Extract<OrderAct, 'ended' | 'sold' | 'cancelled'>;
  readonly ending: OrderEndingName;
  /** Who ends it, by name (`actorName`). */
  readonly who: string;
  /** In words, where somebody gave any. */
  readonly why?: string | null;
}

/** When it is done, and what makes the mails that follow. */
export interface OrderMoment extends MessageMaker {
  readonly now: Date;
}

/** Why money goes back, as whoever paid reads it. */
export const endingReasons: Readonly<Record<OrderEndingName, string>> = {
  shopper: 'You gave up your reservation.',
  dealer: 'The dealer ended your reservation.',
  clock: 'Your reservation has come to its end.',
  sold: 'The vehicle was sold to somebody else.',
  'card-in-use':
    'The card that you paid with already holds another vehicle of this dealer. A card holds one at a time.',
};

/** Gives all of the money back that came for an order; the worker has the processor do it from the commit on. */
const giveBack = async (tx: Tx, order: OrderRow, { ending, who }: OrderEnd, now: Date): Promise<boolean> => {
  if (order.payment_id === null || order.fee_cents === 0) return false;
  const outcome = await refundPayment(tx, order.payment_id, {
    amountCents: null,
    reason: endingReasons[ending],
    who,
    key: 'order-ended',
    now,
  });
  if (outcome.kind !== 'refused') return true;
  // Somebody has given all of it back by the payment itself.
  const [payment] = await tx.select().from(payments).where(eq(payments.id, order.payment_id));
  if (payment?.status === 'refunding' || payment?.status === 'refunded') return payment.status === 'refunding';
  throw new Error(`The payment of order ${order.id} cannot be given back: ${outcome.why}.`);
};

/** Mails that one address has of a site in a day about holds that were not paid for: it may be somebody else's. */
const mostUnpaidMails = 3;

/** Whether the shopper of an order is mailed that it has ended; whoever has only begun and gives it up knows. */
const isMailed = async (tx: Tx, before: OrderRow, ended: OrderRow, now: Date): Promise<boolean> => {
  const { email = '' } = before.answers;
  if (email === '' || before.state === 'started') return false;
  // Whoever has paid is told in any case.
  if (before.state === 'held' || ended.ending === 'card-in-use') return true;
  if (ended.state === 'cancelled' && ended.ending === 'shopper') return false;
  const unpaid = await tx.$count(
    orders,
    and(
      eq(orders.website_id, before.website_id),
      gt(orders.created_at, new Date(now.getTime() - 24 * 60 * 60 * 1000)),
      isNull(orders.number),
      sql`${orders.answers} ->> 'email' = ${email}`,
    ),
  );
  return unpaid <= mostUnpaidMails;
};

/**
 * Ends an order whose row is held: its vehicle is free from the commit on, what was paid goes back in whole, and whom it
 * concerns is mailed. One that cannot end so any more is left as it is.
 * @returns the order as it is then; null where nothing was changed
 */
export const endOrder = async (
  tx: Tx,
  order: OrderRow,
  end: OrderEnd,
  moment: OrderMoment,
): Promise<OrderRow | null> => {
  const { now } = moment;
  const state = orderAfter(order.state, end.act);
  if (state === null) return null;
  // The clock ends a reservation at its own instant, and by itself.
  if (holdsVehicle(order.state) && order.reservation_id !== null)
    await endHold(tx, order.reservation_id, { who: end.who, now });
  const isBack = order.state === 'held' && (await giveBack(tx, order, end, now));
  const place = isBack ? await placeOfOrder(tx, order) : null;
  const ended = await changeOrder(tx, order, {
    state,
    ending: state === 'expired' ? null : end.ending,
    hold_until: null,
    reservation_id: null,
    refund_due_at: place === null ? null : refundDue(place.state, stateTimeZone(place.state), now),
    link_ends_at: linkEnd(now),
    updated_at: now,
  });
  await recordEvent(tx, ended, { at: now, who: end.who, act: end.act, why: end.why ?? null });
  if (await isMailed(tx, order, ended, now))
    await insertMessage(tx, moment, {
      kind: orderEndedKind,
      subjectId: order.id,
      destination: { kind: 'shopper', by: 'email' },
      now,
    });
  if (order.state === 'held') await noteDealer(tx, ended, moment);
  return ended;
};

/** Whether an order's hold is over by the clock though nobody has written that yet. */
export const isPast = ({ state, hold_until }: Pick<OrderRow, 'state' | 'hold_until'>, now: Date): boolean =>
  holdsVehicle(state) && hold_until !== null && hold_until <= now;

/** Ends an order that is held where its time is over, so that what comes next finds it as it is; else gives it back. */
export const endIfPast = async (tx: Tx, order: OrderRow, moment: OrderMoment): Promise<OrderRow> =>
  isPast(order, moment.now)
    ? ((await endOrder(tx, order, { act: 'ended', ending: 'clock', who: 'worker' }, moment)) ?? order)
    : order;
