import { createHash } from 'node:crypto';
import { and, eq, lte } from 'drizzle-orm';
import type { Db, Tx } from '../database/database';
import { deliveryCircuits } from '../database/schema';
import type { Destination } from '../database/schema/shapes/destination';
import type { DeliveryFailure } from './delivery-failure';
import type { DeliveryPace } from './delivery-pace';
import type { MessageKind } from './message-template';

/** Failures in a row after which a destination is left alone for a while. */
const failuresBeforePause = 5;

/**
 * Name of a destination in the table of circuits: its kind and a digest, for an address may hold a token. All shoppers
 * are one: what fails for several of them in a row is what our mail goes through.
 * @param kind of the messages, whose failures may be apart from those of others
 */
export const circuitOf = (destination: Destination, kind?: Pick<MessageKind, 'name' | 'isApart'>): string => {
  if (kind?.isApart === true) return `${kind.name}:${circuitOf(destination)}`;
  if (destination.kind === 'shopper') return `${destination.by}:shoppers`;
  const address = destination.kind === 'email' ? destination.to.join(',').toLowerCase() : destination.url;
  return `${destination.kind}:${createHash('sha256').update(address).digest('hex').slice(0, 32)}`;
};

/**
 * Whether a failure means that a destination does not work. A refused message says nothing about the next one. All
 * shoppers are one destination, so a bad address of one must not stop the others. A message that we failed to make
 * never reached the destination.
 */
export const countsAgainst = (destination: Destination, { refused, about }: DeliveryFailure): boolean =>
  !refused && about !== 'ours' && !(destination.kind === 'shopper' && about === 'recipient');

/** How long a destination is left alone after so many failures in a row, in milliseconds; 0 while it is not. */
const pauseMs = ({ firstPauseMs, longestPauseMs }: DeliveryPace, failures: number): number =>
  failures < failuresBeforePause
    ? 0
    : Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(failures - failuresBeforePause, 20));

/** Until when a destination is to be left alone; null when it may be tried. After a pause one caller at a time may. */
export const pausedUntil = async (
  db: Db,
  { trialMs }: DeliveryPace,
  circuit: string,
  now: Date,
): Promise<Date | null> => {
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

/**
 * The destination failed once more. Tries that were under way when the pause began count for nothing: otherwise a
 * moment's failure of a dozen at once would be a pause of ten minutes.
 */
export const countFailure = async (
  tx: Tx,
  pace: DeliveryPace,
  circuit: string,
  { startedAt, now }: { readonly startedAt: Date; readonly now: Date },
): Promise<void> => {
  await tx.insert(deliveryCircuits).values({ destination: circuit, failures: 0 }).onConflictDoNothing();
  const [row] = await tx.select().from(deliveryCircuits).where(eq(deliveryCircuits.destination, circuit)).for('update');
  // Another try has just succeeded.
  if (row === undefined) return;
  const pausedAt = row.paused_until === null ? null : row.paused_until.getTime() - pauseMs(pace, row.failures);
  if (pausedAt !== null && startedAt.getTime() < pausedAt) return;
  const failures = row.failures + 1;
  const pause = pauseMs(pace, failures);
  await tx
    .update(deliveryCircuits)
    .set({ failures, ...(pause === 0 ? {} : { paused_until: new Date(now.getTime() + pause) }) })
    .where(eq(deliveryCircuits.destination, circuit));
};
