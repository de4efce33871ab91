import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { eventBatches, eventReceivers, events, messages } from '../../ground/database/schema';
import { withoutPath } from '../documents';
import type { SiteDirectory } from '../sites';
import { addressOf } from './event-receivers';

/** How it stands with a receiver of events. */
export interface ReceiverStanding {
  readonly id: string;
  /** Slug of the dealership. */
  readonly dealership: string;
  /** Its address up to the host: a token may stand in the rest. */
  readonly to: string;
  readonly events: readonly string[];
  /** The last sequence that it took. */
  readonly told: number;
  /** Events that it is still to be told of, and when the oldest was made. */
  readonly waiting: number;
  readonly oldest_at: string | null;
  readonly dropped_at: string | null;
  /** Why the batch that is on its way was not taken yet; null where it was not tried, or none is. */
  readonly last_error: string | null;
}

/** How it stands with every receiver, by dealership and address. */
export const receiverStandings = async (
  db: Pick<Db, 'select'>,
  { dealerships }: SiteDirectory,
): Promise<readonly ReceiverStanding[]> => {
  const hosts = new Map(
    [...dealerships.values()].flatMap(({ id, event_webhooks = [] }) =>
      event_webhooks.map((receiver) => [`${id} ${addressOf(receiver)}`, withoutPath(receiver.url)] as const),
    ),
  );
  const rows = await db.select().from(eventReceivers).orderBy(eventReceivers.dealership_id, eventReceivers.id);
  const standings: ReceiverStanding[] = [];
  for (const row of rows) {
    const [waiting] = await db
      .select({ count: sql<number>`count(*)::int`, oldest: sql<Date | null>`min(${events.at})`.mapWith(events.at) })
      .from(events)
      .where(
        and(
          eq(events.dealership_id, row.dealership_id),
          sql`${events.sequence} > ${row.place}`,
          inArray(events.event, [...row.names]),
        ),
      );
    const [open] = await db
      .select({ error: messages.last_error })
      .from(messages)
      .innerJoin(eventBatches, eq(eventBatches.message_id, messages.id))
      .where(eq(eventBatches.receiver_id, row.id))
      .orderBy(sql`${eventBatches.created_at} desc`)
      .limit(1);
    standings.push({
      ...{ id: row.id, dealership: dealerships.get(row.dealership_id)?.slug ?? row.dealership_id },
      ...{ to: hosts.get(`${row.dealership_id} ${row.address}`) ?? 'no longer in its document', events: row.names },
      ...{ told: row.told, waiting: waiting?.count ?? 0 },
      oldest_at: waiting?.oldest?.toISOString() ?? null,
      dropped_at: row.dropped_at?.toISOString() ?? null,
      last_error: open?.error ?? null,
    });
  }
  return standings;
};
