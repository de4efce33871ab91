import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { dealerships, eventBatches, eventReceivers, events, messages } from '../../ground/database/schema';
import { withoutPath } from '../documents';

/** How it stands with a receiver of events. */
export interface ReceiverStanding {
  readonly id: string;
  readonly dealership_id: string;
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

/** How it stands with every receiver, or with those of some dealerships by their slugs, by dealership and address. */
export const receiverStandings = async (
  db: Pick<Db, 'select'>,
  slugs?: readonly string[],
): Promise<readonly ReceiverStanding[]> => {
  const rows = await db
    .select({ row: eventReceivers, slug: dealerships.slug })
    .from(eventReceivers)
    .innerJoin(dealerships, eq(dealerships.id, eventReceivers.dealership_id))
    .where(slugs === undefined ? undefined : inArray(dealerships.slug, [...slugs]))
    .orderBy(eventReceivers.dealership_id, eventReceivers.id);
  const standings: ReceiverStanding[] = [];
  for (const { row, slug } of rows) {
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
      ...{ id: row.id, dealership_id: row.dealership_id, dealership: slug },
      ...{ to: withoutPath(row.destination.url), events: row.names },
      ...{ told: row.told, waiting: waiting?.count ?? 0 },
      oldest_at: waiting?.oldest?.toISOString() ?? null,
      dropped_at: row.dropped_at?.toISOString() ?? null,
      last_error: open?.error ?? null,
    });
  }
  return standings;
};
