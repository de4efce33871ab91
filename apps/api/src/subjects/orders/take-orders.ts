import {
  cancelOrderSchema,
  type OrderNext,
  type OrderNotice,
  payOrderSchema,
  saveOrderSchema,
  startOrderSchema,
} from '@forecourt/api-contract';
import { visitorOf } from '@forecourt/api-contract/service';
import { hrefs } from '@forecourt/config/hrefs';
import { orderPath, purchaseStepPath, signInPath } from '@forecourt/config/pages';
import type { SiteDocument } from '@forecourt/config/site-document';
import type { OrderStepName } from '@forecourt/domain/order';
import type { z } from 'zod';
import { actorName } from '../../ground/actor/actor';
import type { AppDeps } from '../../ground/http/app-context';
import { comeLater, type Refusal, refusal, type ShopperWrite } from '../../ground/http/shopper-write';
import { type Limit, limitedFor, limitsKey } from '../../ground/limits/limits';
import { createTurns, TurnsFull } from '../../ground/limits/turns';
import { enqueueMessage } from '../../ground/messages/message-queue';
import { ownKey } from '../../ground/sealing/own-key';
import { createProcessors } from '../payments';
import { findShopper } from '../shoppers';
import { valuationTokens } from '../trade-in';
import { cancelOrder } from './cancel-order';
import { mostOrders, orderHoldLimit, orderStartLimit, orderStepLimit } from './order-limits';
import { orderOfToken, orderToken } from './order-link';
import { type PaidOrder, payOrder } from './pay-order';
import { saveOrder } from './save-order';
import { startOrder, takesOrders } from './start-order';

/** A write of an order: where its shopper goes on, or why it is not taken. */
export type OrderWrite = (write: ShopperWrite) => Promise<OrderNext | Refusal>;

const unreadable = () =>
  refusal(422, 'faults', 'This could not be read. Please go back, load the page again and send it once more.');
const gone = () =>
  refusal(
    404,
    'order_gone',
    'This order is not here any more, or its link has ended. Please begin again from the page of the vehicle.',
  );
const noOrders = () => refusal(404, 'no_orders', 'This site takes no orders of this kind. Please call us.');

/** What was sent, read by its schema; null where it is not of it. */
const read = <Schema extends z.ZodType>({ sent }: ShopperWrite, schema: Schema): z.output<Schema> | null => {
  const outcome = schema.safeParse(sent.isPlain ? Object.fromEntries(sent.form) : sent.json);
  return outcome.success ? outcome.data : null;
};

const go = (redirect: string, notice: OrderNotice | null = null): OrderNext => ({ redirect, notice });

/** Who writes, by name; whose session cannot be asked is refused before (`shopperWrite`). */
const writerOf = ({ context: { actor } }: ShopperWrite): { readonly who: string; readonly shopperId: string | null } =>
  actor.kind === 'unavailable'
    ? { who: 'anonymous', shopperId: null }
    : { who: actorName(actor), shopperId: actor.kind === 'shopper' ? actor.id : null };

/** The page of an order: at a step while its vehicle has a page, else the order's own. */
const stepOf = (
  site: SiteDocument,
  {
    slug,
    token,
    step,
    notice,
  }: {
    readonly slug: string | null;
    readonly token: string;
    readonly step: OrderStepName;
    readonly notice: OrderNotice | null;
  },
): OrderNext =>
  slug === null
    ? go(orderPath(token, notice ?? undefined), notice)
    : go(
        purchaseStepPath(site.routes, { slug }, { order: token, step, ...(notice === null ? {} : { notice }) }),
        notice,
      );

/** Whom limits count: who comes from one address to one site. Whoever has no address is counted, too. */
const subjectOf = ({ context: { websiteId, client } }: Pick<ShopperWrite, 'context'>): string =>
  `${websiteId} ${visitorOf(client ?? '')}`;

/** Orders that one process takes to payment at a time, and how many more wait: a crowd leaves the database to other pages. */
const payTurns = { atOnce: 4, waiting: 250 } as const;
const busyWords =
  'Very many people are paying at this moment. Please try again in a few seconds; what you typed is kept.';

/** The writes of orders, by what they are (RSRV-01). */
export const orderWrites = ({ env, jobs, database }: Pick<AppDeps, 'env' | 'jobs' | 'database'>) => {
  const { db } = database;
  const processors = createProcessors(database, env);
  const tokens = valuationTokens(env.serviceToken);
  const secret = ownKey(env.serviceToken, limitsKey);
  const inTurn = createTurns(payTurns.atOnce, payTurns.waiting);
  const maker = { enqueue: enqueueMessage(jobs), mailFrom: env.mailFrom };

  /** Counts a write by the address that it came from. */
  const limited = async ({ context }: ShopperWrite, limit: Limit, most: number): Promise<Refusal | null> => {
    const counted = { limit, subject: subjectOf({ context }), most, now: context.now, secret };
    const wait = await limitedFor(db, counted);
    return wait === null ? null : comeLater(wait, 429, 'limit', 'Many tries have come in a short time. Please wait.');
  };

  const start: OrderWrite = async (write) => {
    const asked = read(write, startOrderSchema);
    if (asked === null) return unreadable();
    const { site, context } = write;
    if (!takesOrders(site, asked.kind)) return noOrders();
    const refused = await limited(write, orderStartLimit, mostOrders.starts);
    if (refused !== null) return refused;
    const place = { site, now: context.now, ...writerOf(write) };
    const started = await startOrder(db, place, { carId: asked.car_id, kind: asked.kind });
    switch (started.kind) {
      case 'unknown':
        return refusal(404, 'vehicle_not_found', 'This vehicle is no longer listed here. Please look for another.');
      case 'taken':
        return started.why === 'not-reservable'
          ? go(hrefs(site).vehicle({ slug: started.slug }))
          : go(purchaseStepPath(site.routes, { slug: started.slug }, { notice: started.why }), started.why);
      case 'started':
        return stepOf(site, {
          ...{ slug: started.slug, token: orderToken(env.serviceToken, started.id), step: 'details', notice: null },
        });
    }
  };

  const save: OrderWrite = async (write) => {
    const sent = read(write, saveOrderSchema);
    if (sent === null) return unreadable();
    const { token, step, then: wish, ...fields } = sent;
    const refused = await limited(write, orderStepLimit, mostOrders.steps);
    if (refused !== null) return refused;
    const id = orderOfToken(env.serviceToken, token);
    if (id === null) return gone();
    const { site, context } = write;
    const place = { site, tokens, now: context.now, shopperId: writerOf(write).shopperId };
    const saved = await saveOrder(db, place, id, { step, wish, fields: new Map(Object.entries(fields)) });
    if (saved.kind === 'gone') return gone();
    if (saved.kind === 'over') return go(orderPath(token));
    return stepOf(site, { slug: saved.slug, token, step: saved.step, notice: wish === 'stay' ? 'saved' : null });
  };

  const answerPaid = (site: SiteDocument, token: string, paid: PaidOrder): OrderNext | Refusal => {
    if (paid.kind === 'gone') return gone();
    return paid.kind === 'go' ? go(paid.to) : stepOf(site, { ...paid, token });
  };

  const pay: OrderWrite = async (write) => {
    const sent = read(write, payOrderSchema);
    if (sent === null) return unreadable();
    const { site, context } = write;
    const id = orderOfToken(env.serviceToken, sent.token);
    if (id === null) return gone();
    const refused = await limited(write, orderHoldLimit, mostOrders.holdsByAddress);
    if (refused !== null) return refused;
    const { who, shopperId } = writerOf(write);
    const shopper = shopperId === null ? null : await findShopper(db, site.website_id, shopperId);
    // The dealer wants a number that a code has proven: the one they are signed in by is the one that counts.
    const isGated = site.flags.auth && site.gates.checkout;
    if (isGated && shopper === null) {
      const back = orderPath(sent.token);
      return go(signInPath({ type: 'checkout', redirect: back, back }), 'sign-in');
    }
    const place = {
      ...{ db, site, who, ...maker, now: context.now, serviceToken: env.serviceToken, limitsSecret: secret },
      ...{ processors, client: subjectOf(write) },
      shopper: shopper === null ? null : { id: shopper.id, phone: isGated ? shopper.phone : null },
    };
    try {
      const asked = { seenCents: sent.seen_cents, agree: sent.agree };
      const paid = await inTurn(() => payOrder(place, id, asked), write.isWaitedFor);
      return answerPaid(site, sent.token, paid);
    } catch (error) {
      if (error instanceof TurnsFull) return comeLater(5, 503, 'busy', busyWords);
      throw error;
    }
  };

  const cancel: OrderWrite = async (write) => {
    const sent = read(write, cancelOrderSchema);
    if (sent === null) return unreadable();
    const refused = await limited(write, orderStepLimit, mostOrders.steps);
    if (refused !== null) return refused;
    const id = orderOfToken(env.serviceToken, sent.token);
    if (id === null) return gone();
    const { site, context } = write;
    const end = { ending: 'shopper', who: writerOf(write).who, why: null } as const;
    const outcome = await cancelOrder(db, { id, websiteId: site.website_id }, end, { ...maker, now: context.now });
    if (outcome.kind === 'gone') return gone();
    const notice = outcome.kind === 'over' && outcome.order.state === 'completed' ? 'no-cancel' : null;
    return go(orderPath(sent.token, notice ?? undefined), notice);
  };

  return { start, save, pay, cancel } as const;
};
