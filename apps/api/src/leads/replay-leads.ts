import type { LeadDestination } from '@forecourt/config';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../database/database';
import { dealerships, leadDeliveries, leads, vehicles } from '../database/schema';
import { circuitOf, closeCircuit } from './circuit';
import type { EnqueueDelivery } from './deliver-lead';
import { leadDeliveryQueue } from './delivery-queue';
import { locationIn } from './lead-subject';
import { type DeliveryMaker, deliveryPoints, insertDelivery } from './new-delivery';

const isSettled = (status: string): boolean => status === 'delivered' || status === 'replaced';

/** Whoever replays says that the destination has been mended: it is tried at once. */
const restart = async (tx: Tx, { enqueue, now }: ReplayDeps, id: string, destination: LeadDestination) => {
  await tx
    .update(leadDeliveries)
    .set({ status: 'pending', destination, attempts: 0, next_attempt_at: now })
    .where(eq(leadDeliveries.id, id));
  await closeCircuit(tx, circuitOf(destination));
  await enqueue(tx, id);
};

interface ReplayDeps {
  readonly db: Db;
  readonly enqueue: EnqueueDelivery;
  readonly now: Date;
}

const readLead = async (tx: Tx, leadId: string) => {
  const [found] = await tx
    .select({ lead: leads, dealership: dealerships.document, standsAt: vehicles.location_id })
    .from(leads)
    .innerJoin(dealerships, eq(dealerships.id, leads.dealership_id))
    .leftJoin(vehicles, eq(vehicles.id, leads.vehicle_id))
    .where(and(eq(leads.id, leadId), isNull(leads.erased_at)));
  return found ?? null;
};

/**
 * Starts what has not been delivered of a lead again from its first try, with the Message-ID it had: dead letters, and
 * those that wait. It goes where the dealership's leads go now: an address that has been corrected meanwhile takes the
 * place of the wrong one, and a webhook is signed with its present key.
 * @returns how many deliveries were started; 0 when all are done or the lead's personal data were erased
 */
export const replayLead = (deps: ReplayDeps & DeliveryMaker, leadId: string): Promise<number> =>
  deps.db.transaction(async (tx) => {
    const found = await readLead(tx, leadId);
    if (found === null) return 0;
    const { lead, dealership, standsAt } = found;
    const rows = await tx.select().from(leadDeliveries).where(eq(leadDeliveries.lead_id, leadId)).for('update');
    const location = locationIn(dealership, lead.submission.userData.location, standsAt);
    const points = deliveryPoints(dealership.lead_destinations, { category: lead.category, location });
    let count = 0;
    let isAnyGone = false;
    for (const { id, destination, status } of rows) {
      if (isSettled(status)) continue;
      const present = points.find((point) => circuitOf(point) === circuitOf(destination));
      if (present !== undefined) {
        await restart(tx, deps, id, present);
        count += 1;
        continue;
      }
      isAnyGone = true;
      await tx
        .update(leadDeliveries)
        .set({ status: 'replaced', next_attempt_at: null })
        .where(eq(leadDeliveries.id, id));
    }
    if (!isAnyGone) return count;
    const known = new Set(rows.map(({ destination }) => circuitOf(destination)));
    for (const destination of points.filter((point) => !known.has(circuitOf(point)))) {
      await insertDelivery(tx, deps, { leadId, destination, now: deps.now });
      count += 1;
    }
    return count;
  });

/** How long a delivery may be overdue before it is looked for, in milliseconds. */
const overdueMs = 2 * 60_000;

/**
 * Puts deliveries back into the queue whose job is gone: a queue that was cleared, jobs kept too briefly. The delivery
 * is the truth, the job only its alarm clock.
 */
export const requeueLost = async ({ db, enqueue, now }: ReplayDeps): Promise<number> => {
  const since = new Date(now.getTime() - overdueMs).toISOString();
  const lost = await db.execute<{ id: string }>(sql`
    select d.id from lead_deliveries d
    where d.status = 'pending' and coalesce(d.next_attempt_at, d.created_at) < ${since}::timestamptz
      and not exists (
        select 1 from pgboss.job j
        where j.name = ${leadDeliveryQueue} and j.state in ('created', 'retry', 'active')
          and j.data->>'delivery_id' = d.id::text)
    order by d.created_at limit 1000`);
  for (const { id } of lost.rows) await db.transaction((tx) => enqueue(tx, id));
  return lost.rows.length;
};
