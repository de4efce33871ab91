import { and, asc, eq, gt, inArray, lte, min } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { type EventBatchRow, type EventRow, events } from '../../ground/database/schema';
import type { SentEvent } from './event-webhook';

/** Most events of one request. */
export const mostEvents = 500;
/** Most bytes of the events of one request; one event alone may be larger. */
export const mostBytes = 256 * 1024;

/** An event as it is sent. */
export const sentEvent = ({ sequence, event, body, at }: EventRow): SentEvent =>
  // It was made of this type, and is stored in its two parts.
  ({ sequence, event, at: at.toISOString(), ...body }) as SentEvent;

/** The first number of a dealership that is kept; null where none is. */
export const firstKept = async (db: Pick<Db, 'select'>, dealershipId: string): Promise<number | null> => {
  const [kept] = await db
    .select({ first: min(events.sequence) })
    .from(events)
    .where(eq(events.dealership_id, dealershipId));
  return kept?.first ?? null;
};

/** The next events of these names behind a number, as many as one request may have. */
export const readEvents = async (
  db: Pick<Db, 'select'>,
  dealershipId: string,
  { after, last, names }: Pick<EventBatchRow, 'after' | 'last' | 'names'>,
): Promise<readonly SentEvent[]> => {
  const rows = await db
    .select()
    .from(events)
    .where(
      and(
        eq(events.dealership_id, dealershipId),
        gt(events.sequence, after),
        lte(events.sequence, last),
        inArray(events.event, [...names]),
      ),
    )
    .orderBy(asc(events.sequence))
    .limit(mostEvents);
  const sent: SentEvent[] = [];
  let bytes = 0;
  for (const row of rows) {
    const event = sentEvent(row);
    bytes += Buffer.byteLength(JSON.stringify(event)) + 1;
    if (sent.length > 0 && bytes > mostBytes) break;
    sent.push(event);
  }
  return sent;
};
