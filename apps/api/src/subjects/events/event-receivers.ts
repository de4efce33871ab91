import type { Dealership, EventWebhook } from '@forecourt/config/dealership';
import { and, eq, inArray, isNull, notExists, notInArray, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '../../ground/database/database';
import { dealerships, eventReceivers, eventStreams } from '../../ground/database/schema';
import type { WebhookDestination } from '../../ground/database/schema/shapes/destination';
import { circuitOf } from '../../ground/messages/circuit';
import type { SiteDirectory } from '../sites';
import { holdStream, openStream } from './event-stream';

/** A receiver of events as messages know their destinations. */
export const destinationOf = ({ url, key_id, secret }: EventWebhook): WebhookDestination => ({
  kind: 'webhook',
  url,
  key_id,
  secret,
});

/** Under which a receiver is kept: a changed key keeps its place, another address begins anew. */
const addressOf = (receiver: EventWebhook): string => circuitOf(destinationOf(receiver));

const keepReceivers = async (tx: Tx, { id, event_webhooks = [] }: Dealership): Promise<void> => {
  await openStream(tx, id);
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
        destination: destinationOf(receiver),
        names: receiver.events,
        place,
        told: place,
      })
      .onConflictDoUpdate({
        target: [eventReceivers.dealership_id, eventReceivers.address],
        set: { names: receiver.events, destination: destinationOf(receiver) },
        setWhere: sql`${eventReceivers.names} <> excluded.names or ${eventReceivers.destination} <> excluded.destination`,
      });
};

/** By dealership what its document says of receivers, as text. */
export type KeptReceivers = Map<string, string>;

/**
 * Forgets receivers of dealerships that are removed, or whose documents name none. A document that this release cannot
 * read says nothing of its receivers: they stay as they were.
 * @returns the ids of the dealerships that have none any more
 */
const forgetStreams = async (
  db: Db,
  stored: readonly string[],
  { dealerships: live, unreadable }: SiteDirectory,
): Promise<readonly string[]> => {
  const unread = new Set(unreadable.flatMap(({ kind, id }) => (kind === 'dealership' ? [id] : [])));
  const over = stored.filter((id) => live.get(id)?.event_webhooks === undefined && !unread.has(id));
  if (over.length === 0) return [];
  // By what is stored now, since another worker may have read a newer document than this one.
  const named = db
    .select({ one: sql`1` })
    .from(dealerships)
    .where(
      and(
        eq(dealerships.id, eventStreams.dealership_id),
        isNull(dealerships.removed_at),
        sql`${dealerships.document} ? 'event_webhooks'`,
      ),
    );
  const forgotten = await db
    .delete(eventStreams)
    .where(and(inArray(eventStreams.dealership_id, over), notExists(named)))
    .returning({ id: eventStreams.dealership_id });
  return forgotten.map(({ id }) => id);
};

/**
 * Keeps who is told as documents say it: a new receiver is told of what comes from now on, one that is taken out of its
 * document is forgotten with what was on its way.
 * @param kept what this process has kept already
 */
export const syncReceivers = async (
  { db, log }: { readonly db: Db; readonly log: Pick<Logger, 'info'> },
  directory: SiteDirectory,
  kept: KeptReceivers,
): Promise<void> => {
  const streams = await db.select({ id: eventStreams.dealership_id }).from(eventStreams);
  const stored = streams.map(({ id }) => id);
  for (const id of await forgetStreams(db, stored, directory)) {
    kept.delete(id);
    log.info({ dealership: id }, 'nobody is told of its events any more: its document names no receivers');
  }
  for (const dealership of directory.dealerships.values()) {
    if (dealership.event_webhooks === undefined) continue;
    const says = JSON.stringify(dealership.event_webhooks);
    if (stored.includes(dealership.id) && kept.get(dealership.id) === says) continue;
    await db.transaction((tx) => keepReceivers(tx, dealership));
    kept.set(dealership.id, says);
  }
};
