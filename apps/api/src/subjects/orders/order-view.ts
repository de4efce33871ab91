import type { Order, OrderAlternative, OrderVehicle } from '@forecourt/api-contract';
import type { SiteDocument } from '@forecourt/config/site-document';
import { stateTimeZone } from '@forecourt/domain/calendar';
import {
  isOpen,
  type OrderAnswers,
  type OrderFieldName,
  orderAfter,
  orderFields,
  orderSteps,
  stepsOf,
} from '@forecourt/domain/order';
import { soldState, vehicleStanding } from '@forecourt/domain/sold-vehicle';
import { vehicleName, vehicleSubtitle } from '@forecourt/domain/vehicle';
import { isPlaceholderImage } from '@forecourt/domain/vehicle-images';
import type { OrderRow, PaymentRow } from '../../ground/database/schema';
import { hasReceipt } from '../payments';
import { isPast } from './end-order';
import { faultsOfStep, openStepOf } from './order-faults';
import { type OrderBasis, type OrderFigures, orderFigures } from './order-figures';
import { orderNumber } from './order-store';
import { orderTerms } from './order-terms';
import type { OrderedVehicle } from './order-vehicle';

/** What an order is drawn from. */
export interface ViewedOrder {
  readonly order: OrderRow;
  readonly site: SiteDocument;
  /** Null where the site does not show it any more. */
  readonly found: OrderedVehicle | null;
  /** The payment that counts, and the paths of its receipt: its page, and the file. */
  readonly payment:
    | (PaymentRow & { readonly receiptPath: string | null; readonly receiptPdfPath: string | null })
    | null;
  readonly similar: readonly OrderAlternative[];
  readonly isSignedIn: boolean;
  readonly now: Date;
}

/** Whether money came after an order had ended without any: it goes back by itself, and the order stays ended. */
const isPaidLate = (state: OrderRow['state'], payment: ViewedOrder['payment']): boolean =>
  (state === 'expired' || state === 'cancelled') && (payment?.status === 'refunding' || payment?.status === 'refunded');

/** The state of an order by the clock, though the worker may not have written it yet. */
const stateNow = ({ order, payment, now }: ViewedOrder): Pick<Order, 'state' | 'ending'> => {
  const ended = isPast(order, now) ? orderAfter(order.state, 'ended') : null;
  const state = ended ?? order.state;
  // Its money came in time, and goes back for a reason of its own.
  if (order.ending !== 'card-in-use' && isPaidLate(state, payment)) return { state, ending: 'late-payment' };
  if (ended === null) return { state, ending: order.ending };
  return { state, ending: state === 'refunded' ? 'clock' : null };
};

/** How the vehicle of an order is to its shopper; pure. */
export const vehicleState = ({
  order,
  found,
  site,
  now,
}: Omit<ViewedOrder, 'payment' | 'similar' | 'isSignedIn'>): OrderVehicle['state'] => {
  if (found === null) return 'gone';
  const standing = vehicleStanding(found.vehicle, site.vehicle, now);
  if (standing === 'gone' || standing === 'sold') return standing;
  const isOurs = order.reservation_id !== null && !isPast(order, now);
  return standing === 'reserved' && !isOurs ? 'reserved' : 'free';
};

const vehicleOf = (viewed: ViewedOrder): OrderVehicle => {
  const { order, found, site, now } = viewed;
  const state = vehicleState(viewed);
  const named = { id: String(order.vehicle_id ?? ''), name: order.vehicle_name, stocknum: order.stocknum, state };
  if (found === null) return { ...named, slug: null, detail: '', picture: null };
  const { vehicle } = found;
  return {
    ...named,
    name: vehicleName(vehicle),
    slug: soldState(vehicle, site.vehicle, now) === 'shown' ? vehicle.slug : null,
    detail: vehicleSubtitle(vehicle),
    picture: isPlaceholderImage(vehicle.primary_image_url) ? null : vehicle.primary_image_url,
  };
};

const paymentStates = {
  started: 'waiting',
  paying: 'waiting',
  mismatch: 'waiting',
  failed: 'declined',
  expired: 'declined',
  paid: 'paid',
  refunding: 'refunding',
  refunded: 'refunded',
} as const satisfies Readonly<Record<PaymentRow['status'], Order['payment']['state']>>;

const paymentOf = ({ payment, order }: ViewedOrder): Order['payment'] =>
  payment === null
    ? { state: 'none', receipt_path: null, refunded_cents: 0, refund_due_at: null }
    : {
        state: paymentStates[payment.status],
        is_checked: payment.status === 'mismatch',
        receipt_path: payment.paid_at === null ? null : payment.receiptPath,
        receipt_pdf_path: hasReceipt(payment) ? payment.receiptPdfPath : null,
        refunded_cents: payment.refunded_cents,
        refund_due_at: payment.status === 'refunding' ? (order.refund_due_at?.toISOString() ?? null) : null,
      };

const nothing: OrderFigures = {
  ...{ priceCents: null, priceWords: null, priceType: null, delivery: null, extras: [], lines: [] },
  ...{ totalCents: null, feeCents: 0 },
};

const typedOf = (answers: OrderAnswers): Order['answers'] =>
  Object.fromEntries(
    (Object.keys(orderFields) as OrderFieldName[]).flatMap((name) =>
      answers[name] === undefined ? [] : [[name, answers[name]]],
    ),
  );

const stepsView = (order: OrderRow, checked: Parameters<typeof openStepOf>[0]): Order['steps'] =>
  stepsOf(order.kind, checked).map((name) => {
    const tried = order.tried.includes(name);
    return {
      name,
      title: orderSteps[name].title,
      tried,
      faults: tried ? faultsOfStep(name, checked).map(({ field, message }) => ({ field, message })) : [],
    };
  });

/** The price now, and what it was when its shopper saw it last. */
const priceOf = (order: OrderRow, { priceCents, priceWords, priceType }: OrderFigures): Order['price'] => ({
  cents: priceCents,
  was_cents: order.price_cents === priceCents ? order.price_was_cents : order.price_cents,
  words: priceWords,
  type: priceType,
});

/** What an order is reckoned from: while it is open by what its vehicle costs now, else by what was agreed to. */
const basisOf = ({ order, site }: ViewedOrder, found: OrderedVehicle, open: boolean): OrderBasis => {
  const { kind, answers, price_cents } = order;
  const agreed = { price: price_cents === null ? null : price_cents / 100, offer_price: null, sold: false } as const;
  const vehicle = open ? found.vehicle : ({ ...found.vehicle, ...agreed, status: 'in_stock' } as const);
  return { site, vehicle, kind, answers, state: found.state, regions: found.regions };
};

/** An order as its shopper sees it; pure. */
export const orderView = (viewed: ViewedOrder): Order => {
  const { order, site, found, similar, isSignedIn } = viewed;
  const { kind, answers } = order;
  const { state, ending } = stateNow(viewed);
  const open = isOpen(state);
  const figures = found === null ? nothing : orderFigures(basisOf(viewed, found, open));
  // What was asked for a hold stands, whatever the site asks by now.
  const feeCents = state === 'started' || state === 'expired' ? figures.feeCents : order.fee_cents;
  const checked = { kind, answers, hasExtras: figures.extras.length > 0, regions: found?.regions ?? [] };
  const law =
    found === null
      ? { state: site.state, version: '', refund: '', cooling_off: '', finance: null }
      : orderTerms(found, { answers, feeCents, priceCents: figures.priceCents });
  const isHeld = state === 'paying' || state === 'held';
  return {
    ...{ id: order.id, number: orderNumber(order), kind, state, ending, answers: typedOf(answers) },
    vehicle: vehicleOf(viewed),
    steps: stepsView(order, checked),
    open_step: open ? openStepOf(checked) : null,
    extras: figures.extras.map(({ id, name, text, cents, chosen }) => ({ id, name, text, cents, chosen })),
    price: priceOf(order, figures),
    delivery: figures.delivery,
    lines: [...figures.lines],
    total_cents: figures.totalCents,
    fee_cents: feeCents,
    law,
    held_until: isHeld ? (order.hold_until?.toISOString() ?? null) : null,
    payment: paymentOf(viewed),
    cancel: {
      allowed: orderAfter(state, 'cancelled') !== null,
      refund_cents: state === 'held' ? order.fee_cents : 0,
    },
    needs_sign_in: open && site.flags.auth && site.gates.checkout && !isSignedIn,
    time_zone: found?.timeZone ?? stateTimeZone(site.state),
    created_at: order.created_at.toISOString(),
    link_ends_at: order.link_ends_at.toISOString(),
    similar: [...similar],
  };
};
