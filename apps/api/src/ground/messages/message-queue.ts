import { sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import { day, prepareQueue, type QueueOptions } from '../jobs/prepare-queue';
import { workEach } from '../jobs/work-each';
import { type DeliveredMessage, type DeliveryDeps, deliverMessage } from './deliver-message';
import { type DeliveryPace, deliveryPace } from './delivery-pace';
import type { EnqueueMessage } from './new-message';

/** Name of the queue of messages. */
export const messageQueue = 'messages';

/** Where the release before put the deliveries of leads: worked through until that release is gone. */
export const formerMessageQueue = 'lead-delivery';

/** A job of either queue names its message. */
interface MessageJob {
  readonly message?: string;
  /** As the release before named it. */
  readonly delivery_id?: string;
}

/**
 * Tries and waits are the message's own (`retry-plan`): each is a job. The queue itself repeats only what a dead worker
 * or a failing database left behind, and does that for as long as it takes: longer than any message may be away. A job
 * that goes all the same is found to be missing by `requeueLost`.
 */
const optionsOf = ({ jobSeconds, repeatSeconds, longestRepeatSeconds }: DeliveryPace): QueueOptions => ({
  policy: 'standard',
  retryLimit: 10_000,
  retryDelay: repeatSeconds,
  retryDelayMax: longestRepeatSeconds,
  expireInSeconds: jobSeconds,
  retentionSeconds: 365 * day,
});

/** Makes the queues. Call once at start. */
export const prepareMessages = async (boss: PgBoss, pace = deliveryPace()): Promise<void> => {
  const options = optionsOf(pace);
  for (const queue of [messageQueue, formerMessageQueue]) await prepareQueue(boss, queue, options);
};

/** Puts messages into the queue as part of a transaction (LEAD-02). */
export const enqueueMessage =
  (boss: PgBoss): EnqueueMessage =>
  async (tx, ...queued) => {
    const jobs = queued.map(({ id, priority, afterMs = 0 }) => ({
      data: { message: id } satisfies MessageJob,
      priority,
      ...(afterMs > 0 ? { startAfter: Math.ceil(afterMs / 1000) } : {}),
    }));
    await boss.insert(messageQueue, jobs, { db: fromDrizzle(tx, sql) });
  };

/**
 * Works through the queues, which have been prepared, until the process stops. A slow destination holds up few others,
 * and a message that fails none.
 */
export const workMessages = async (
  boss: PgBoss,
  deps: DeliveryDeps,
  onOutcome: (delivered: DeliveredMessage) => void = () => undefined,
  /** Told of a turn that the database failed; the queue brings it back. */
  onError: () => void = () => undefined,
): Promise<void> => {
  const work = (queue: string, localConcurrency: number) =>
    workEach<MessageJob>(
      boss,
      queue,
      { batchSize: 2, localConcurrency, pollingIntervalSeconds: 1, burstWhenBatchFull: true },
      async ({ message, delivery_id }) => {
        const delivered = await deliverMessage(deps, message ?? delivery_id ?? '').catch((error: unknown) => {
          onError();
          throw error;
        });
        onOutcome(delivered);
      },
    );
  await work(messageQueue, 6);
  await work(formerMessageQueue, 1);
};
