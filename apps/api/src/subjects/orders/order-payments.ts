import { orderAfter } from '@forecourt/domain/order';
import type { OrderRow } from '../../ground/database/schema';
import type { PaymentFollower } from '../../ground/payments/payment-follower';
import { extendHold, type HoldOutcome } from '../reservations';
import { getSiteDocument } from '../sites';
import { endingReasons, endOrder, isPast, type OrderEnd } from './end-order';
import { orderHeldByCard } from './held-by-card';
import { keepOrder } from './hold-order';
import { changeOrder, holdOrder, orderNumber, recordEvent } from './order-store';

const dayMs = 24 * 60 * 60 * 1000;

/** Whether money is what an order waits for: for its last attempt, as much as was asked, while its hold stands. */
const isWaitedFor = (
  order: OrderRow,
  { id, amount_cents }: { readonly id: string; readonly amount_cents: number },
  now: Date,
): boolean =>
  orderAfter(order.state, 'paid') !== null &&
  !isPast(order, now) &&
  order.payment_id === id &&
  order.fee_cents === amount_cents;

/** How an order ends whose hold is not there when its money comes. */
const endsWithout: Readonly<Record<Exclude<HoldOutcome, 'done'>, OrderEnd>> = {
  sold: { act: 'sold', ending: 'sold', who: 'worker' },
  past: { act: 'ended', ending: 'clock', who: 'worker' },
  ended: { act: 'cancelled', ending: 'dealer', who: 'worker', why: 'The reservation was released.' },
};

/**
 * Money of an order: it holds the vehicle for the days of the setting where the hold of the payment stands, and goes back
 * by itself where that has ended, or where the card that paid holds another vehicle of the dealership (RSRV-01).
 */
export const orderPayments: PaymentFollower = {
  kind: 'order',
  hold: async (tx, id) => {
    await holdOrder(tx, id);
  },
  paid: async (tx, payment, moment) => {
    const { now } = moment;
    const order = await holdOrder(tx, payment.subject_id);
    if (order === null) return 'refund';
    const late = async () => {
      await recordEvent(tx, order, { at: now, who: 'worker', act: 'late-payment' });
      return 'refund' as const;
    };
    // An erased order has nobody whom the vehicle could be held for.
    if (!isWaitedFor(order, payment, now) || order.reservation_id === null || order.erased_at !== null) return late();
    const site = await getSiteDocument(tx, order.website_id);
    if (site === null) return late();
    const other = await orderHeldByCard(tx, order, { cardDigests: payment.cardDigests, now });
    if (other !== null) {
      const why = `The card that paid holds ${orderNumber(other)}.`;
      await endOrder(tx, order, { act: 'cancelled', ending: 'card-in-use', who: 'worker', why }, moment);
      return { refund: endingReasons['card-in-use'] };
    }
    const until = new Date(now.getTime() + site.orders.holdDays * dayMs);
    const outcome = await extendHold(tx, order.reservation_id, { until, now });
    if (outcome === 'done') {
      await keepOrder(tx, order, { site, until, who: 'worker' }, moment);
      return 'accepted';
    }
    await endOrder(tx, order, endsWithout[outcome], moment);
    return late();
  },
  // The hold stands until its end, so that another try finds the vehicle free; the page says that no money came.
  failed: async () => undefined,
  refunded: async (tx, payment, moment, { amountCents }) => {
    const { now } = moment;
    const order = await holdOrder(tx, payment.subject_id);
    if (order === null || order.payment_id !== payment.id) return;
    // Given back by the payment itself while the vehicle was held: nothing holds it any more.
    const isWhole = payment.refunded_cents >= payment.amount_cents;
    const end = { act: 'cancelled', ending: 'dealer', who: 'worker', why: 'Its payment was given back.' } as const;
    const after = isWhole && order.state === 'held' ? await endOrder(tx, order, end, moment) : null;
    const done = await changeOrder(tx, after ?? order, { updated_at: now });
    await recordEvent(tx, done, { at: now, who: 'worker', act: 'refund-done', why: `${amountCents} cents` });
  },
  // Not before: a part that was given back by hand may come through while the rest is still owed.
  allGiven: async (tx, payment, { now }) => {
    const order = await holdOrder(tx, payment.subject_id);
    if (order?.payment_id !== payment.id || order.refund_due_at === null) return;
    await changeOrder(tx, order, { refund_due_at: null, updated_at: now });
  },
};
