import { siteDocumentSchema } from '@forecourt/config';
import { and, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../database/database';
import { dealerships, leadDeliveries, leadDeliveryAttempts, leads, sites, vehicles } from '../database/schema';
import { vehicleFromRow } from '../vehicles/vehicle-row';
import type { LeadForDelivery } from './adf';
import { circuitOf, closeCircuit, countFailure, pausedUntil } from './circuit';
import { type DeliveryFailure, failureOf } from './delivery-failure';
import type { DeliveryPace } from './delivery-pace';
import { leadMessage, type MailPort } from './lead-mail';
import type { SendWebhook } from './lead-webhook';
import { isGivenUp, retryWaitMs } from './retry-plan';
import { cleanTyped } from './typed-text';

/** Puts a delivery into the queue as part of a transaction, to be taken after so many milliseconds. */
export type EnqueueDelivery = (tx: Tx, deliveryId: string, afterMs?: number) => Promise<void>;

export interface DeliveryDeps {
  readonly db: Db;
  readonly mail: MailPort;
  /** Address that mail comes from. */
  readonly mailFrom: string;
  readonly webhook: SendWebhook;
  readonly enqueue: EnqueueDelivery;
  readonly pace: DeliveryPace;
  readonly now: () => Date;
  /** From 0 up to 1, spreads the tries. */
  readonly random: () => number;
}

/** What came of one turn. `code` says why a try failed. */
export type DeliveryOutcome =
  | { readonly kind: 'delivered' | 'nothing-to-do' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed' | 'given-up'; readonly code: string; readonly tries: number };

/** A delivery with all that its message is made of; null when there is no such delivery. */
const readDelivery = async (db: Db, deliveryId: string) => {
  const [found] = await db
    .select({
      delivery: leadDeliveries,
      lead: leads,
      dealership: dealerships.document,
      site: sites.document,
      vehicle: vehicles,
    })
    .from(leadDeliveries)
    .innerJoin(leads, eq(leads.id, leadDeliveries.lead_id))
    .innerJoin(dealerships, eq(dealerships.id, leads.dealership_id))
    .leftJoin(sites, eq(sites.website_id, leads.website_id))
    .leftJoin(vehicles, eq(vehicles.id, leads.vehicle_id))
    .where(eq(leadDeliveries.id, deliveryId));
  if (found === undefined) return null;
  const lead: LeadForDelivery = {
    lead_id: found.lead.id,
    created_at: found.lead.created_at,
    siteName: siteDocumentSchema.shape.name.catch(found.lead.website_id).parse(found.site?.name),
    // Also of leads that were stored before submissions were cleaned at the door.
    submission: cleanTyped(found.lead.submission),
    vehicle: found.vehicle === null ? null : vehicleFromRow(found.vehicle, found.dealership.slug),
    dealership: found.dealership,
  };
  return { delivery: found.delivery, row: found.lead, lead: { ...lead, consent: found.lead.consent } };
};

type FoundDelivery = NonNullable<Awaited<ReturnType<typeof readDelivery>>>;

const send = async ({ mail, mailFrom, webhook }: DeliveryDeps, { delivery, lead }: FoundDelivery): Promise<void> => {
  const { destination, message_id } = delivery;
  if (destination.kind === 'email') await mail.send(leadMessage(lead, destination, message_id, mailFrom));
  else await webhook(destination, lead, message_id.slice(1, message_id.indexOf('@')));
};

const attempt = async (deps: DeliveryDeps, found: FoundDelivery): Promise<DeliveryFailure | null> => {
  try {
    await send(deps, found);
    return null;
  } catch (error) {
    return failureOf(error);
  }
};

const settle = (deps: DeliveryDeps, found: FoundDelivery, failure: DeliveryFailure | null, startedAt: Date) =>
  deps.db.transaction(async (tx): Promise<DeliveryOutcome> => {
    const { delivery } = found;
    const now = deps.now();
    const circuit = circuitOf(delivery.destination);
    const [counted] = await tx
      .update(leadDeliveries)
      .set({ attempts: sql`${leadDeliveries.attempts} + 1` })
      .where(and(eq(leadDeliveries.id, delivery.id), eq(leadDeliveries.status, 'pending')))
      .returning({ tries: leadDeliveries.attempts });
    await tx.insert(leadDeliveryAttempts).values({
      delivery_id: delivery.id,
      at: startedAt,
      outcome: failure?.code ?? 'delivered',
      duration_ms: Math.max(0, now.getTime() - startedAt.getTime()),
    });
    if (failure === null) {
      await closeCircuit(tx, circuit);
      if (counted === undefined) return { kind: 'nothing-to-do' };
      await tx
        .update(leadDeliveries)
        .set({ last_error: null, status: 'delivered', delivered_at: now, next_attempt_at: null })
        .where(eq(leadDeliveries.id, delivery.id));
      return { kind: 'delivered' };
    }
    if (!failure.refused) await countFailure(tx, deps.pace, circuit, { startedAt, now });
    // Another worker settled it meanwhile, or the shopper wrote more and it was replaced.
    if (counted === undefined) return { kind: 'nothing-to-do' };
    const { tries } = counted;
    const isOver = isGivenUp(tries, failure.refused);
    const wait = retryWaitMs(deps.pace, tries, deps.random());
    await tx
      .update(leadDeliveries)
      .set({
        last_error: failure.code,
        status: isOver ? 'failed' : 'pending',
        next_attempt_at: isOver ? null : new Date(now.getTime() + wait),
      })
      .where(eq(leadDeliveries.id, delivery.id));
    if (!isOver) await deps.enqueue(tx, delivery.id, wait);
    return { kind: isOver ? 'given-up' : 'failed', code: failure.code, tries };
  });

/** Puts a delivery off until its destination may be tried; it costs no try. */
const putOff = ({ db, enqueue, pace, now, random }: DeliveryDeps, deliveryId: string, until: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const wait = Math.max(0, until.getTime() - now().getTime()) + Math.round(random() * pace.spreadMs);
    await tx
      .update(leadDeliveries)
      .set({ next_attempt_at: new Date(now().getTime() + wait) })
      .where(eq(leadDeliveries.id, deliveryId));
    await enqueue(tx, deliveryId, wait);
  });

/**
 * One try to deliver one lead to one destination (LEAD-02). What came of it, and the next try, stand in one
 * transaction. It runs at least once: Message-ID and Idempotency-Key are stable, so that a receiver recognises a
 * repeat. Throws only when the database fails; the queue then brings the delivery back.
 */
export const deliverLead = async (deps: DeliveryDeps, deliveryId: string): Promise<DeliveryOutcome> => {
  const found = await readDelivery(deps.db, deliveryId);
  if (found === null || found.delivery.status !== 'pending' || found.row.erased_at !== null)
    return { kind: 'nothing-to-do' };
  const until = await pausedUntil(deps.db, deps.pace, circuitOf(found.delivery.destination), deps.now());
  if (until !== null) {
    await putOff(deps, deliveryId, until);
    return { kind: 'waiting' };
  }
  const startedAt = deps.now();
  return settle(deps, found, await attempt(deps, found), startedAt);
};
