import { stateTimeZone } from '@forecourt/domain/calendar';
import { eq } from 'drizzle-orm';
import { type OrderRow, orders } from '../../ground/database/schema';
import type { MessageKind, MessageTemplate, TemplateDeps } from '../../ground/messages/message-template';
import { noteMail } from '../../ground/messages/note-mail';
import { getSiteDocument } from '../sites';
import { orderEndedKind, orderHeldKind, orderNoteKind } from './order-kinds';
import { orderAddress, orderToken } from './order-link';
import { dealerNote, endedMail, heldMail, type OrderMail } from './order-mails';
import { calledPlace, placeOfOrder } from './order-place';
import { orderNumber } from './order-store';
import { orderWebhook } from './order-webhook';

const readOrder = async ({ db }: TemplateDeps, id: string) => {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  return order === undefined ? null : { order, place: await placeOfOrder(db, order) };
};

/** A mail to the shopper of an order, as long as it is what it speaks of. */
const toShopper = (
  kind: MessageKind,
  isStill: (order: OrderRow) => boolean,
  words: (mail: OrderMail) => { readonly about: string; readonly lines: readonly string[] },
): MessageTemplate => ({
  kind,
  compose: async (deps, message, id) => {
    const found = await readOrder(deps, id);
    const to = found?.order.answers.email ?? '';
    if (found === null || found.order.erased_at !== null || to === '' || !isStill(found.order)) return null;
    const { order, place } = found;
    const site = await getSiteDocument(deps.db, order.website_id);
    // A site that was taken down has no page to lead to.
    if (site === null) return null;
    const called = calledPlace(place);
    const { about, lines } = words({
      order,
      site,
      address: orderAddress(site, deps.addresses, orderToken(deps.secrets.serviceToken, order.id)),
      timeZone: stateTimeZone(place.state),
      call: called === null ? null : [called.name, called.phone].filter((one) => one !== null).join(', '),
    });
    return () => ({
      channel: 'email',
      mail: noteMail(message, { siteName: site.name, from: deps.mailFrom, to: [to], about, lines }),
    });
  },
  plan: { mostTries: 12, mostTriesWhenRefused: 1 },
  whenGivenUp: 'info',
});

/** That a vehicle is held; withdrawn where that ended before it went out. */
export const orderHeldTemplate = toShopper(
  orderHeldKind,
  ({ state }) => state === 'held' || state === 'completed',
  heldMail,
);

/** That an order has ended; withdrawn where it has been taken up again before it went out. */
export const orderEndedTemplate = toShopper(
  orderEndedKind,
  ({ state }) => state === 'expired' || state === 'cancelled' || state === 'refunded',
  endedMail,
);

/**
 * The same to those who answer for the dealer's enquiries, and that a held vehicle was sold: by mail, and to the dealer's own
 * system. It goes out also once its person was erased, without them: the dealer has the vehicle.
 */
export const orderNoteTemplate: MessageTemplate = {
  kind: orderNoteKind,
  compose: async (deps, message, id) => {
    const { destination } = message;
    const found = await readOrder(deps, id);
    if (found === null || destination.kind === 'shopper') return null;
    const { order, place } = found;
    if (destination.kind === 'webhook') {
      const body = orderWebhook.write({
        ...{ order_id: order.id, number: orderNumber(order), lead_id: order.lead_id },
        ...{ kind: order.kind, state: order.state, ending: order.ending, stock_number: order.stocknum },
        ...{ fee_cents: order.fee_cents, at: order.updated_at.toISOString() },
      });
      return () => ({ channel: 'webhook', destination, body });
    }
    const { about, lines } = dealerNote(order);
    const mail = { siteName: place.dealership.name, from: deps.mailFrom, to: destination.to, about, lines };
    return () => ({ channel: 'email', mail: noteMail(message, mail) });
  },
  plan: { mostTries: 60, mostTriesWhenRefused: 10 },
  whenGivenUp: 'error',
};
