import { eq, isNotNull } from 'drizzle-orm';
import type { Db, Tx } from '../../ground/database/database';
import { eventStreams, events } from '../../ground/database/schema';
import type { NewEvent } from './vehicle-events';

/** Rows of one INSERT: far below PostgreSQL's limit of 65,535 parameters. */
const batch = 5_000;

/** Dealerships that have receivers and whose stock has been taken down as it was. */
export const begunStreams = async (db: Pick<Db, 'select'>): Promise<ReadonlySet<string>> => {
  const rows = await db
    .select({ id: eventStreams.dealership_id })
    .from(eventStreams)
    .where(isNotNull(eventStreams.begun_at));
  return new Set(rows.map(({ id }) => id));
};

/**
 * Holds a dealership's events to the end of the transaction: nobody else looks at its vehicles or gives numbers meanwhile,
 * even where two workers believe that it is their turn.
 * @returns the last number given; null where the dealership has no receivers any more
 */
export const holdStream = async (tx: Tx, dealershipId: string): Promise<number | null> => {
  const [row] = await tx
    .select({ last: eventStreams.last_sequence })
    .from(eventStreams)
    .where(eq(eventStreams.dealership_id, dealershipId))
    .for('update');
  return row?.last ?? null;
};

/** Gives events their numbers and stores them, in a transaction that holds the stream. @param last the number given last */
export const appendEvents = async (
  tx: Tx,
  { dealershipId, last, at }: { readonly dealershipId: string; readonly last: number; readonly at: Date },
  made: readonly NewEvent[],
): Promise<void> => {
  if (made.length === 0) return;
  const rows = made.map(({ event, ...body }, index) => ({
    ...{ dealership_id: dealershipId, sequence: last + 1 + index },
    ...{ event, body, at },
  }));
  for (let start = 0; start < rows.length; start += batch)
    await tx.insert(events).values(rows.slice(start, start + batch));
  await tx
    .update(eventStreams)
    .set({ last_sequence: last + made.length })
    .where(eq(eventStreams.dealership_id, dealershipId));
};
