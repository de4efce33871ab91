import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm';
import { eventBatches, eventReceivers, events, messages } from '../../ground/database/schema';
import type { Upkeep } from '../../ground/modules/upkeep';
import { eventsKind } from './event-kind';

const dayMs = 24 * 60 * 60_000;
/** Days that events are kept: a receiver that is away for less misses none. */
export const keptDays = 7;
/** Days that it is kept which batches were sent, and how they were taken. */
const batchDays = 30;
/** Rows that are deleted at once, so that nobody waits long for them. */
const batch = 1_000;

/** Deletes again and again, until a turn finds less than a batch. */
const inBatches = async (deleteSome: () => Promise<number>): Promise<void> => {
  while ((await deleteSome()) === batch);
};

/** Clears away events that are a week old, and what is known of batches that were sent a month ago. */
export const eventUpkeep: readonly Upkeep[] = [
  {
    name: 'events',
    run: ({ db, now }) => {
      const before = new Date(now.getTime() - keptDays * dayMs);
      return inBatches(async () => {
        const old = db
          .select({ id: sql`ctid` })
          .from(events)
          .where(lt(events.at, before))
          .orderBy(events.at)
          .limit(batch);
        const gone = await db.delete(events).where(sql`ctid = any(array(${old}))`);
        return gone.rowCount ?? 0;
      });
    },
  },
  {
    name: 'event-batches',
    run: async ({ db, now }) => {
      const before = new Date(now.getTime() - batchDays * dayMs);
      const open = db
        .select({ one: sql`1` })
        .from(eventReceivers)
        .where(eq(eventReceivers.open_batch, eventBatches.id));
      const oldBatches = db
        .select({ id: eventBatches.id })
        .from(eventBatches)
        .where(and(lt(eventBatches.created_at, before), notExists(open)))
        .limit(batch);
      await inBatches(
        async () => (await db.delete(eventBatches).where(inArray(eventBatches.id, oldBatches))).rowCount ?? 0,
      );
      // Of batches whose receiver is gone, too.
      const batches = db.select({ one: sql`1` }).from(eventBatches).where(eq(eventBatches.message_id, messages.id));
      const oldMessages = db
        .select({ id: messages.id })
        .from(messages)
        .where(and(eq(messages.subject_kind, eventsKind.subject), lt(messages.created_at, before), notExists(batches)))
        .limit(batch);
      await inBatches(async () => (await db.delete(messages).where(inArray(messages.id, oldMessages))).rowCount ?? 0);
    },
  },
];
