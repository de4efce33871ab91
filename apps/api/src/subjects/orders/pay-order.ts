import type { RotatedSecret } from '@forecourt/api-contract/service';
import { orderPath } from '@forecourt/config/pages';
import type { SiteDocument } from '@forecourt/config/site-document';
import { type OrderStepName, orderAfter } from '@forecourt/domain/order';
import { isFeeLost } from '@forecourt/domain/order-law';
import { isReservable } from '@forecourt/domain/vehicle';
import { controlledVehicle } from '@forecourt/domain/vehicle-controls';
import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../ground/database/database';
import { type OrderRow, orders } from '../../ground/database/schema';
import { isWithinLimit } from '../../ground/limits/limits';
import { phoneNumber } from '../../ground/text/phone-number';
import { isLookedAt, type Processors, startPayment, takesPayments } from '../payments';
import { reserveVehicle } from '../reservations';
import { endIfPast, type OrderMoment } from './end-order';
import { keepOrder } from './hold-order';
import { openStepOf } from './order-faults';
import { type OrderFigures, orderFigures } from './order-figures';
import { mostOrders, orderFreeLimit, orderPhoneLimit } from './order-limits';
import { linkEnd, orderToken } from './order-link';
import { changeOrder, holdOrder, recordEvent } from './order-store';
import { orderTerms } from './order-terms';
import { type OrderedVehicle, vehicleOfOrder } from './order-vehicle';
import { priceSeen } from './save-order';
import { takesOrders } from './start-order';

/** What paying for an order works with. */
export interface PayPlace extends OrderMoment {
  readonly db: Pick<Db, 'select' | 'transaction'>;
  readonly site: SiteDocument;
  readonly serviceToken: RotatedSecret;
  /** Digests of those who are counted are made by it. */
  readonly limitsSecret: string;
  readonly processors: Pick<Processors, 'current'>;
  /** Who pays, by name (`actorName`), and their account where they are signed in. */
  readonly who: string;
  readonly shopper: {
    readonly id: string;
    /** Proven, where the dealer wants that. */
    readonly phone: string | null;
  } | null;
  /** Whom limits of an address count. */
  readonly client: string;
}

/** What came of going to pay. */
export type PaidOrder =
  /** Where the browser goes: the processor, or the page of an order that is held. */
  | { readonly kind: 'go'; readonly to: string }
  /** Back to a step, with what is said there. */
  | {
      readonly kind: 'back';
      readonly step: OrderStepName;
      readonly slug: string | null;
      readonly notice: 'price' | 'reserved' | 'sold' | 'one-hold' | 'wait' | 'processor-away' | 'not-online' | null;
    }
  | { readonly kind: 'gone' };

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** The number of a person as it is compared: of the numbering plan where it is in one, else its digits. */
export const phoneKeyOf = (typed: string): string => phoneNumber(typed)?.e164 ?? typed.replace(/\D/g, '');

/** Whether a number holds another vehicle of the dealership. Whoever asks waits for others with the same number. */
const holdsAnother = async (tx: Tx, order: OrderRow, phoneKey: string, now: Date): Promise<boolean> => {
  const [other] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.dealership_id, order.dealership_id),
        eq(orders.phone_key, phoneKey),
        inArray(orders.state, ['paying', 'held']),
        gt(orders.hold_until, now),
        ne(orders.id, order.id),
      ),
    )
    .limit(1);
  return other !== undefined;
};

const lockPhone = async (tx: Tx, dealershipId: string, phoneKey: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`order ${dealershipId} ${phoneKey}`}, 0))`);
};

type Refused = Extract<PaidOrder, { kind: 'back' }>;

/** What changes of an order. */
type OrderChange = Omit<Parameters<typeof changeOrder>[2], 'updated_at'>;

interface Holding {
  /** With what was typed now, which is stored when it is known what comes of it. */
  readonly order: OrderRow;
  readonly typed: OrderChange;
  readonly found: OrderedVehicle;
  readonly figures: OrderFigures;
  readonly phoneKey: string;
}

/** Whether an address may hold one more vehicle at no cost today. */
const mayHoldFree = (tx: Tx, { client, now, limitsSecret }: PayPlace): Promise<boolean> =>
  isWithinLimit(tx, {
    ...{ limit: orderFreeLimit, subject: client, most: mostOrders.freeHoldsByAddress },
    ...{ now, secret: limitsSecret },
  });

/** The hold of an order: what it changes, which is nothing where the vehicle is held already. */
interface Hold {
  readonly change: OrderChange;
  readonly feeCents: number;
  readonly until: Date | null;
}

/** Holds the vehicle where it is not held already; a refusal says why not, and changes nothing. */
const holdVehicle = async (
  tx: Tx,
  { order, found, figures, phoneKey }: Holding,
  place: PayPlace,
): Promise<Hold | Refused['notice']> => {
  const { now, site } = place;
  if (order.state === 'paying') return { change: {}, feeCents: order.fee_cents, until: order.hold_until };
  if (await holdsAnother(tx, order, phoneKey, now)) return 'one-hold';
  const counted = { limit: orderPhoneLimit, subject: phoneKey, most: mostOrders.holdsByPhone };
  if (!(await isWithinLimit(tx, { ...counted, now, secret: place.limitsSecret }))) return 'wait';
  const isFree = figures.feeCents === 0;
  const isProven = place.shopper?.phone != null;
  if (isFree && !isProven && !(await mayHoldFree(tx, place))) return 'wait';
  // Days are for whoever has paid, or has proven their number: a name alone is anybody's.
  const { holdDays, holdMinutes } = site.orders;
  const until = new Date(now.getTime() + (isFree && isProven ? holdDays * dayMs : holdMinutes * minuteMs));
  const outcome = await reserveVehicle(
    { db: tx, now },
    {
      dealership: found.dealership.slug,
      stocknum: found.vehicle.stocknum,
      ...{ by: 'hold', who: `order ${order.id}`, note: null, until },
    },
  );
  if (!outcome.ok)
    return outcome.fault.code === 'vehicle-sold' || outcome.fault.code === 'vehicle-unknown' ? 'sold' : 'reserved';
  await recordEvent(tx, { id: order.id, state: 'paying' }, { at: now, who: place.who, act: 'pay' });
  return {
    change: {
      ...{ state: 'paying', reservation_id: outcome.reservation.id, hold_until: until, phone_key: phoneKey },
      fee_cents: figures.feeCents,
    },
    feeCents: figures.feeCents,
    until,
  };
};

const agreedTo = ({ order, found, figures }: Holding, now: Date) => {
  const { priceCents, feeCents } = figures;
  const { version, refund, cooling_off } = orderTerms(found, { answers: order.answers, priceCents, feeCents });
  return { at: now.toISOString(), version, refund, cooling_off, answers: order.answers };
};

/** Whether another total stood on the review than what it comes to now. */
const isUnseen = ({ totalCents }: OrderFigures, seenCents: string): boolean =>
  seenCents !== (totalCents === null ? '' : String(totalCents));

/** What an order comes to now; a hold that is being paid for keeps what was asked for it first. */
const figuresNow = (basis: Parameters<typeof orderFigures>[0], order: OrderRow): OrderFigures => {
  const figures = orderFigures(basis);
  return order.state === 'paying' ? { ...figures, feeCents: order.fee_cents } : figures;
};

const pay = async (tx: Tx, place: PayPlace, holding: Holding): Promise<PaidOrder> => {
  const { now, site, serviceToken, processors } = place;
  const { found, figures, order } = holding;
  const back = (notice: Refused['notice']): Refused => ({
    kind: 'back',
    step: 'review',
    slug: found.vehicle.slug,
    notice,
  });
  const processor = takesPayments(processors, found.dealership) ? processors.current : null;
  if (figures.feeCents > 0 && processor === null) return back('processor-away');
  const hold = await holdVehicle(tx, holding, place);
  if (hold === null || typeof hold === 'string') return back(hold);
  const change = {
    ...holding.typed,
    ...hold.change,
    agreed: agreedTo(holding, now),
    price_was_cents: null,
    shopper_id: order.shopper_id ?? place.shopper?.id ?? null,
    link_ends_at: linkEnd(now),
    updated_at: now,
  };
  const token = orderToken(serviceToken, order.id);
  if (figures.feeCents === 0 || processor === null) {
    if (hold.until === null) throw new Error(`Order ${order.id} has no hold.`);
    const paying = await changeOrder(tx, order, change);
    await keepOrder(tx, paying, { site, until: hold.until, who: place.who }, place);
    return { kind: 'go', to: orderPath(token) };
  }
  const started = await startPayment(
    tx,
    { now, serviceToken, processor: processor.name },
    {
      site,
      dealershipId: order.dealership_id,
      subject: { kind: 'order', id: order.id },
      purpose: 'hold',
      amountCents: hold.feeCents,
      description: `Reservation of ${order.vehicle_name}`,
      email: order.answers.email ?? '',
      payerName: `${order.answers.name ?? ''} ${order.answers.last_name ?? ''}`.trim(),
      returnPath: orderPath(token),
      expiresAt: hold.until,
    },
  );
  await changeOrder(tx, order, { ...change, payment_id: started.paymentId });
  return { kind: 'go', to: started.redirectTo };
};

/**
 * Holds the vehicle of an order for the minutes of the setting and leads to the processor; at no cost, at once: for the
 * days of a number that was proven, else for the minutes. Of all who try at the same time one gets it, and the others are told so. Asked for again while its payment is open
 * it leads to the same one; after a payment that was declined to another, under the same hold.
 */
export const payOrder = (
  place: PayPlace,
  id: string,
  { seenCents, agree }: { readonly seenCents: string; readonly agree: string },
): Promise<PaidOrder> =>
  place.db.transaction(async (tx) => {
    const { site, now } = place;
    const [known] = await tx.select().from(orders).where(eq(orders.id, id));
    if (known === undefined || known.website_id !== site.website_id || known.link_ends_at <= now)
      return { kind: 'gone' };
    const phoneKey = phoneKeyOf(place.shopper?.phone ?? known.answers.phone ?? '');
    // Before the order: two orders of one number come one after the other.
    await lockPhone(tx, known.dealership_id, phoneKey);
    const held = await holdOrder(tx, id);
    if (held === null) return { kind: 'gone' };
    const order = await endIfPast(tx, held, place);
    if (orderAfter(order.state, 'pay') === null)
      return { kind: 'go', to: orderPath(orderToken(place.serviceToken, id)) };
    // Paid in another way than was asked for: a person looks at it, and a page that stood open asks for no more.
    if (order.payment_id !== null && (await isLookedAt(tx, order.payment_id)))
      return { kind: 'go', to: orderPath(orderToken(place.serviceToken, id)) };
    const found = await vehicleOfOrder(tx, site, order);
    if (
      found === null ||
      !takesOrders(site, order.kind) ||
      !isReservable(controlledVehicle({ ...found.vehicle, reserved: false }))
    )
      return { kind: 'back', step: 'review', slug: found?.vehicle.slug ?? null, notice: 'sold' };
    const { vehicle, state, regions } = found;
    const answers = { ...order.answers, agree: agree === '' ? '' : 'on' };
    const figures = figuresNow({ site, vehicle, kind: order.kind, answers, state, regions }, order);
    const typed = {
      answers,
      tried: [...new Set([...order.tried, 'review' as const])],
      ...priceSeen(order, figures.priceCents),
    };
    /** What was typed stays, whatever it leads back to. */
    const back = async (refused: Refused): Promise<Refused> => {
      await changeOrder(tx, order, { ...typed, updated_at: now });
      return refused;
    };
    const checked = { kind: order.kind, answers, hasExtras: figures.extras.length > 0, regions };
    const open = openStepOf(checked);
    const slug = vehicle.slug;
    if (open !== null) return back({ kind: 'back', step: open, slug, notice: null });
    // What was read before the locks is another number by now: sent again it is the right one.
    if (phoneKeyOf(place.shopper?.phone ?? answers.phone ?? '') !== phoneKey)
      return back({ kind: 'back', step: 'review', slug, notice: null });
    if (isFeeLost(site.vehicle, figures.feeCents))
      return back({ kind: 'back', step: 'review', slug, notice: 'not-online' });
    if (isUnseen(figures, seenCents)) return back({ kind: 'back', step: 'review', slug, notice: 'price' });
    const paid = await pay(tx, place, { order: { ...order, ...typed }, typed, found, figures, phoneKey });
    return paid.kind === 'back' ? back(paid) : paid;
  });
