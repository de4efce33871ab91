import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm';
import { eventBatches, eventReceivers, events, messages } from '../../ground/database/schema';
import type { Upkeep } from '../../ground/modules/upkeep';
import { eventsKind } from './event-kind';

const dayMs = 24 * 60 * 60_000;
/** Days that events are kept: a receiver that is away for less misses none. */
export const keptDays = 7;
/** Days that it is kept which batches were sent, and how they were taken. */
const batchDays = 30;
const batch = 1_000;

/** Clears away events that are a week old, and what is known of batches that were sent a month ago. */
export const eventUpkeep: readonly Upkeep[] = [
  {
    name: 'events',
    run: async ({ db, now }) => {
      await db.delete(events).where(lt(events.at, new Date(now.getTime() - keptDays * dayMs)));
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
      await db.delete(eventBatches).where(and(lt(eventBatches.created_at, before), notExists(open)));
      // Of batches whose receiver is gone, too.
      const batches = db.select({ one: sql`1` }).from(eventBatches).where(eq(eventBatches.message_id, messages.id));
      const old = await db
        .select({ id: messages.id })
        .from(messages)
        .where(and(eq(messages.subject_kind, eventsKind.subject), lt(messages.created_at, before), notExists(batches)))
        .limit(batch);
      if (old.length === 0) return;
      await db.delete(messages).where(
        inArray(
          messages.id,
          old.map(({ id }) => id),
        ),
      );
    },
  },
];
