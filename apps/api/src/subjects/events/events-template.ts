import { eq } from 'drizzle-orm';
import { eventBatches, eventReceivers } from '../../ground/database/schema';
import type { MessageTemplate } from '../../ground/messages/message-template';
import { eventsKind } from './event-kind';
import { eventsWebhook } from './event-webhook';
import { readEvents } from './read-events';

/**
 * A batch of events, the same at every try. None once its receiver stands in no document any more, or was told of another
 * batch in its place.
 */
export const eventsTemplate: MessageTemplate = {
  kind: eventsKind,
  compose: async ({ db }, { destination }, batchId) => {
    if (destination.kind !== 'webhook') return null;
    const [found] = await db
      .select({ batch: eventBatches, receiver: eventReceivers })
      .from(eventBatches)
      .innerJoin(eventReceivers, eq(eventReceivers.id, eventBatches.receiver_id))
      .where(eq(eventBatches.id, batchId));
    if (found === undefined || found.receiver.open_batch !== batchId) return null;
    const { batch, receiver } = found;
    const events = await readEvents(db, receiver.dealership_id, batch);
    if (events.length === 0) return null;
    return () => ({
      channel: 'webhook',
      destination,
      body: eventsWebhook.write({
        ...{ batch_id: batch.id, dealership_id: receiver.dealership_id },
        ...{ after: batch.told, is_gap: batch.is_gap, events: [...events] },
      }),
    });
  },
  // As leads: a day and a half with the waits between; refused, about three hours.
  plan: { mostTries: 60, mostTriesWhenRefused: 10 },
  whenGivenUp: 'error',
};
