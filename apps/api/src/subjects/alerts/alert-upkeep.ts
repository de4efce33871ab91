import { eq, lt, notExists, or, sql } from 'drizzle-orm';
import { alertItems, alertMemory, vehicles } from '../../ground/database/schema';
import { onceADay } from '../../ground/modules/daily-upkeep';
import type { Upkeep } from '../../ground/modules/upkeep';

/** Milliseconds that it is kept what was told, and what was not. */
const keptMs = 90 * 24 * 60 * 60_000;

/** Two in the morning in Sydney, an hour of UTC. */
const hour = 16;

/**
 * Clears away what was told or dropped long ago, and what is remembered of vehicles that are gone altogether. Once a day:
 * each looks through all that there is.
 */
export const alertUpkeep: readonly Upkeep[] = [
  onceADay(hour, {
    name: 'alerts-told',
    run: async ({ db, now }) => {
      const before = new Date(now.getTime() - keptMs);
      await db.delete(alertItems).where(or(lt(alertItems.told_at, before), lt(alertItems.dropped_at, before)));
    },
  }),
  onceADay(hour, {
    name: 'alerts-memory',
    run: async ({ db }) => {
      const there = db.select({ one: sql`1` }).from(vehicles).where(eq(vehicles.id, alertMemory.vehicle_id));
      await db.delete(alertMemory).where(notExists(there));
    },
  }),
];
