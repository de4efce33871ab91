import { eq } from 'drizzle-orm';
import { eventBatches, eventReceivers, eventStreams } from '../../ground/database/schema';
import type { MessageTemplate } from '../../ground/messages/message-template';
import { eventsKind } from './event-kind';
import { eventsWebhook } from './event-webhook';
import { firstKept, readEvents } from './read-events';

/**
 * A batch of events: what is kept of it now, and whether something of it was cleared away since, to where its receiver is
 * told now. None once its receiver stands in no document any more, or was told of another batch in its place.
 */
export const eventsTemplate: MessageTemplate = {
  kind: eventsKind,
  compose: async ({ db }, _message, batchId) => {
    const [found] = await db
      .select({ batch: eventBatches, receiver: eventReceivers, stream: eventStreams.stream })
      .from(eventBatches)
      .innerJoin(eventReceivers, eq(eventReceivers.id, eventBatches.receiver_id))
      .innerJoin(eventStreams, eq(eventStreams.dealership_id, eventReceivers.dealership_id))
      .where(eq(eventBatches.id, batchId));
    if (found === undefined || found.receiver.open_batch !== batchId) return null;
    const { batch, receiver, stream } = found;
    const { dealership_id, destination } = receiver;
    const events = await readEvents(db, dealership_id, batch);
    if (events.length === 0) return null;
    const first = (await firstKept(db, dealership_id)) ?? batch.last;
    const isGap = batch.is_gap || receiver.is_gap || first > batch.after + 1;
    // Written down before it is said: who takes the batch has been told.
    if (isGap && !batch.is_gap) await db.update(eventBatches).set({ is_gap: true }).where(eq(eventBatches.id, batchId));
    const body = { batch_id: batch.id, dealership_id, stream, after: batch.told, is_gap: isGap, events: [...events] };
    return () => ({ channel: 'webhook', destination, body: eventsWebhook.write(body) });
  },
  // As leads: a day and a half with the waits between; refused, about three hours.
  plan: { mostTries: 60, mostTriesWhenRefused: 10 },
  whenGivenUp: 'error',
};
