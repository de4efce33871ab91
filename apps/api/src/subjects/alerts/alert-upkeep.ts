import { eq, lt, notExists, or, sql } from 'drizzle-orm';
import { alertItems, alertMemory, vehicles } from '../../ground/database/schema';
import { dailyUpkeep } from '../../ground/modules/daily-upkeep';
import type { Upkeep } from '../../ground/modules/upkeep';

/** Milliseconds that it is kept what was told, and what was not. */
const keptMs = 90 * 24 * 60 * 60_000;

/**
 * Clears away what was told or dropped long ago, and what is remembered of vehicles that are gone altogether. Once a day:
 * each looks through all that there is.
 */
export const alertUpkeep: readonly Upkeep[] = [
  dailyUpkeep('alerts-told', async ({ db, now }) => {
    const before = new Date(now.getTime() - keptMs);
    await db.delete(alertItems).where(or(lt(alertItems.told_at, before), lt(alertItems.dropped_at, before)));
    return true;
  }),
  dailyUpkeep('alerts-memory', async ({ db }) => {
    const there = db.select({ one: sql`1` }).from(vehicles).where(eq(vehicles.id, alertMemory.vehicle_id));
    await db.delete(alertMemory).where(notExists(there));
    return true;
  }),
];
