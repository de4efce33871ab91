import { sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import { type DeliveryDeps, type DeliveryOutcome, deliverLead, type EnqueueDelivery } from './deliver-lead';
import { type DeliveryPace, deliveryPace } from './delivery-pace';

/** Name of the queue of lead deliveries. */
export const leadDeliveryQueue = 'lead-delivery';

/**
 * Tries and waits are the delivery's own (`retry-plan`): each is a job. The queue itself repeats only what a dead
 * worker or a failing database left behind, and does that for as long as it takes.
 */
const optionsOf = ({ jobSeconds, repeatSeconds, longestRepeatSeconds }: DeliveryPace) => ({
  retryLimit: 10_000,
  retryDelay: repeatSeconds,
  retryBackoff: true,
  retryDelayMax: longestRepeatSeconds,
  expireInSeconds: jobSeconds,
});

/** Makes the queue. Call once at start: a queue first used inside a transaction can starve the pool. */
export const prepareLeadDelivery = async (boss: PgBoss, pace = deliveryPace()): Promise<void> => {
  const options = optionsOf(pace);
  await boss.createQueue(leadDeliveryQueue, options);
  await boss.updateQueue(leadDeliveryQueue, options);
  await boss.getQueue(leadDeliveryQueue);
};

/** Puts a delivery into the queue as part of a transaction (LEAD-02). */
export const enqueueLeadDelivery =
  (boss: PgBoss): EnqueueDelivery =>
  async (tx, deliveryId, afterMs = 0) => {
    await boss.send(
      leadDeliveryQueue,
      { delivery_id: deliveryId },
      { db: fromDrizzle(tx, sql), ...(afterMs > 0 ? { startAfter: Math.ceil(afterMs / 1000) } : {}) },
    );
  };

/** Works through the queue, which has been prepared, until the process stops. A slow destination holds up few others. */
export const workLeadDelivery = async (
  boss: PgBoss,
  deps: DeliveryDeps,
  onOutcome: (deliveryId: string, outcome: DeliveryOutcome) => void = () => undefined,
): Promise<void> => {
  await boss.work<{ delivery_id: string }>(
    leadDeliveryQueue,
    { batchSize: 2, localConcurrency: 6, pollingIntervalSeconds: 1, burstWhenBatchFull: true },
    async (jobs) => {
      await Promise.all(
        jobs.map(async ({ data }) => onOutcome(data.delivery_id, await deliverLead(deps, data.delivery_id))),
      );
    },
  );
};
