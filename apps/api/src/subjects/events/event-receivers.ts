import type { Dealership, EventWebhook } from '@forecourt/config/dealership';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '../../ground/database/database';
import { eventReceivers, eventStreams } from '../../ground/database/schema';
import type { WebhookDestination } from '../../ground/database/schema/shapes/destination';
import { circuitOf } from '../../ground/messages/circuit';
import { holdStream } from './event-stream';

/** A receiver of events as messages know their destinations. */
export const destinationOf = ({ url, key_id, secret }: EventWebhook): WebhookDestination => ({
  kind: 'webhook',
  url,
  key_id,
  secret,
});

/** Under which a receiver is kept: a changed key keeps its place, another address begins anew. */
export const addressOf = (receiver: EventWebhook): string => circuitOf(destinationOf(receiver));

const keepReceivers = async (tx: Tx, { id, event_webhooks = [] }: Dealership): Promise<void> => {
  await tx.insert(eventStreams).values({ dealership_id: id }).onConflictDoNothing();
  const place = await holdStream(tx, id);
  if (place === null) return;
  const addresses = event_webhooks.map(addressOf);
  const ofDealership = eq(eventReceivers.dealership_id, id);
  await tx.delete(eventReceivers).where(and(ofDealership, notInArray(eventReceivers.address, addresses)));
  for (const receiver of event_webhooks)
    await tx
      .insert(eventReceivers)
      .values({
        id: uuidv7(),
        dealership_id: id,
        address: addressOf(receiver),
        names: receiver.events,
        place,
        told: place,
      })
      .onConflictDoUpdate({
        target: [eventReceivers.dealership_id, eventReceivers.address],
        set: { names: receiver.events },
        setWhere: sql`${eventReceivers.names} <> excluded.names`,
      });
};

/** By dealership what its document says of receivers, as text. */
export type KeptReceivers = Map<string, string>;

/**
 * Keeps who is told as documents say it: a new receiver is told of what comes from now on, one that is taken out of its
 * document is forgotten with what was on its way.
 * @param kept what this process has kept already
 */
export const syncReceivers = async (db: Db, dealerships: readonly Dealership[], kept: KeptReceivers): Promise<void> => {
  const receiving = dealerships.filter(({ event_webhooks }) => event_webhooks !== undefined);
  const streams = await db.select({ id: eventStreams.dealership_id }).from(eventStreams);
  const stored = new Set(streams.map(({ id }) => id));
  for (const id of stored) {
    if (receiving.some((dealership) => dealership.id === id)) continue;
    await db.delete(eventStreams).where(eq(eventStreams.dealership_id, id));
    kept.delete(id);
  }
  for (const dealership of receiving) {
    const says = JSON.stringify(dealership.event_webhooks);
    if (stored.has(dealership.id) && kept.get(dealership.id) === says) continue;
    await db.transaction((tx) => keepReceivers(tx, dealership));
    kept.set(dealership.id, says);
  }
};
