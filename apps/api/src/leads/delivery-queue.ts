import { sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import type { Db, Tx } from '../database/database';
import { deliverLead } from './deliver-lead';
import type { MailPort } from './lead-mail';

/** Name of the queue of lead deliveries. */
export const leadDeliveryQueue = 'lead-delivery';

/** Waits double from half a minute to an hour; with 60 tries a destination may be down for two days. */
const retries = { retryLimit: 60, retryDelay: 30, retryBackoff: true, retryDelayMax: 3600 } as const;

/** Makes the queue. Call once at start: a queue first used inside a transaction can starve the pool. */
export const prepareLeadDelivery = async (boss: PgBoss): Promise<void> => {
  await boss.createQueue(leadDeliveryQueue, retries);
  await boss.getQueue(leadDeliveryQueue);
};

/** Puts a delivery into the queue as part of the lead's own transaction (LEAD-02). */
export const enqueueLeadDelivery =
  (boss: PgBoss) =>
  async (tx: Tx, deliveryId: string): Promise<void> => {
    await boss.send(leadDeliveryQueue, { delivery_id: deliveryId }, { db: fromDrizzle(tx, sql) });
  };

/** Works through the queue until the process stops. */
export const workLeadDelivery = async (
  boss: PgBoss,
  deps: { readonly db: Db; readonly mail: MailPort; readonly now: () => Date },
): Promise<void> => {
  await prepareLeadDelivery(boss);
  await boss.work<{ delivery_id: string }>(
    leadDeliveryQueue,
    { batchSize: 1, pollingIntervalSeconds: 1 },
    async ([job]) => {
      if (job !== undefined) await deliverLead(deps, job.data.delivery_id);
    },
  );
};
