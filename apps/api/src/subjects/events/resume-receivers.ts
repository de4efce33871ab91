import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { eventBatches, eventReceivers, messages } from '../../ground/database/schema';
import { circuitOf, closeCircuit } from '../../ground/messages/circuit';
import { eventsKind } from './event-kind';

/**
 * Lets receivers go on that were dropped, or that wait for their next try: what is on its way is withdrawn and sent anew,
 * with all its tries, by the worker's next look. What they have taken meanwhile comes to them twice, by the same numbers.
 * @returns the ids of those that go on
 */
export const resumeReceivers = (db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> =>
  db.transaction(async (tx) => {
    const stopped = await tx
      .select({ id: eventReceivers.id, batch: eventReceivers.open_batch, destination: eventReceivers.destination })
      .from(eventReceivers)
      .where(
        and(
          inArray(eventReceivers.id, [...ids]),
          or(isNotNull(eventReceivers.dropped_at), isNotNull(eventReceivers.open_batch)),
        ),
      )
      .for('update');
    if (stopped.length === 0) return new Set();
    const found = stopped.map(({ id }) => id);
    const batches = stopped.flatMap(({ batch }) => batch ?? []);
    const ofBatches = tx
      .select({ id: eventBatches.message_id })
      .from(eventBatches)
      .where(inArray(eventBatches.id, batches));
    await tx
      .update(messages)
      .set({ status: 'withdrawn', next_attempt_at: null })
      .where(and(inArray(messages.id, ofBatches), eq(messages.status, 'pending')));
    await tx
      .update(eventReceivers)
      .set({ dropped_at: null, open_batch: null })
      .where(inArray(eventReceivers.id, found));
    for (const { destination } of stopped) await closeCircuit(tx, circuitOf(destination, eventsKind));
    return new Set(found);
  });
