import { sql } from 'drizzle-orm';
import type { Transacting, Tx } from '../../ground/database/database';
import { followReservations } from './follow-reservations';

/** Most vehicles that one transaction holds. */
const batch = 500;

/**
 * A vehicle that somebody is writing is left for the next turn: an import holds many at once, and two that wait for each
 * other would end in the import's failure.
 */
const endBatch = async (tx: Tx, now: Date): Promise<number> => {
  const at = sql`${now.toISOString()}::timestamptz`;
  const due = await tx.execute<{ id: string }>(sql`
    select r.id from vehicle_reservations r join vehicles v on v.id = r.vehicle_id
    where r.ended_at is null and r.until <= ${at}
    order by r.until limit ${batch} for update of v skip locked`);
  if (due.rows.length === 0) return 0;
  // Looked at again: whoever held the vehicle a moment ago may have ended it.
  const ended = await tx.execute<{ vehicle_id: string }>(sql`
    update vehicle_reservations set ended_at = until, ended_by = 'clock'
    where id in ${due.rows.map(({ id }) => id)} and ended_at is null and until <= ${at}
    returning vehicle_id::text`);
  const ids = ended.rows.map(({ vehicle_id }) => BigInt(vehicle_id));
  await followReservations(tx, ids, 'clock');
  return ids.length;
};

/**
 * Ends every reservation that has come to its end, and puts its vehicle on the spine. What is due is read from the
 * reservations themselves and no mark of the clock, so that turns may be late, doubled or left out.
 * @returns how many ended
 */
export const endDueReservations = async (db: Transacting, now: Date): Promise<number> => {
  let ended = 0;
  for (;;) {
    const some = await db.transaction((tx) => endBatch(tx, now));
    ended += some;
    if (some < batch) return ended;
  }
};
