import { createHash } from 'node:crypto';
import type { LeadDestination } from '@forecourt/config';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../database/database';
import { deliveryCircuits } from '../database/schema';

/** Failures in a row after which a destination is left alone for a while. */
const failuresBeforePause = 5;
const firstPauseMs = 30_000;
const longestPauseMs = 10 * 60_000;
/** One worker tries a paused destination; the others wait so long for what comes of it. */
const trialMs = 20_000;

/** Name of a destination in the table of circuits: its kind and a digest, for an address may hold a token. */
export const circuitOf = (destination: LeadDestination): string => {
  const address = destination.kind === 'email' ? destination.to.join(',').toLowerCase() : destination.url;
  return `${destination.kind}:${createHash('sha256').update(address).digest('hex').slice(0, 32)}`;
};

/** How long a destination is left alone after so many failures in a row, in milliseconds; 0 while it is not. */
export const pauseMs = (failures: number): number =>
  failures < failuresBeforePause
    ? 0
    : Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(failures - failuresBeforePause, 20));

/** Until when a destination is to be left alone; null when it may be tried. After a pause one caller at a time may. */
export const pausedUntil = async (db: Db, circuit: string, now: Date): Promise<Date | null> => {
  const [found] = await db.select().from(deliveryCircuits).where(eq(deliveryCircuits.destination, circuit));
  const until = found?.paused_until ?? null;
  if (until === null) return null;
  if (until > now) return until;
  const next = new Date(now.getTime() + trialMs);
  const taken = await db
    .update(deliveryCircuits)
    .set({ paused_until: next })
    .where(and(eq(deliveryCircuits.destination, circuit), lte(deliveryCircuits.paused_until, now)))
    .returning({ destination: deliveryCircuits.destination });
  return taken.length > 0 ? null : next;
};

/** The destination works: whatever stood against it is forgotten. */
export const closeCircuit = async (tx: Tx | Db, circuit: string): Promise<void> => {
  await tx.delete(deliveryCircuits).where(eq(deliveryCircuits.destination, circuit));
};

/** The destination failed once more. */
export const countFailure = async (tx: Tx, circuit: string, now: Date): Promise<void> => {
  const [row] = await tx
    .insert(deliveryCircuits)
    .values({ destination: circuit, failures: 1 })
    .onConflictDoUpdate({
      target: deliveryCircuits.destination,
      set: { failures: sql`${deliveryCircuits.failures} + 1` },
    })
    .returning({ failures: deliveryCircuits.failures });
  const pause = pauseMs(row?.failures ?? 0);
  if (pause === 0) return;
  await tx
    .update(deliveryCircuits)
    .set({ paused_until: new Date(now.getTime() + pause) })
    .where(eq(deliveryCircuits.destination, circuit));
};
