import { sql } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { followReservations } from './follow-reservations';

/** What a feed says of vehicles whose rows the transaction has locked. */
export interface FeedSays {
  /** Name of the feed. */
  readonly feed: string;
  readonly reserved: readonly bigint[];
  readonly free: readonly bigint[];
  readonly now: Date;
}

/**
 * Does as a feed says: what it calls reserved gets a reservation of its own, unless the vehicle has one or is sold; where
 * it says so no more, the feed's ends. Those of operators and holds stay as they are (STCK-04).
 */
export const followFeed = async (db: Pick<Db, 'execute'>, { feed, reserved, free, now }: FeedSays): Promise<void> => {
  const at = sql`${now.toISOString()}::timestamptz`;
  if (reserved.length > 0)
    await db.execute(sql`
      insert into vehicle_reservations (vehicle_id, dealership_id, "by", who, reserved_at)
      select id, dealership_id, 'feed', ${feed}::text, ${at} from vehicles
      where id in ${reserved} and not sold and status <> 'sold'
      on conflict (vehicle_id) where ended_at is null do nothing`);
  if (free.length > 0)
    await db.execute(sql`
      update vehicle_reservations set ended_at = ${at}, ended_by = ${feed}::text
      where vehicle_id in ${free} and "by" = 'feed' and ended_at is null`);
  await followReservations(db, [...reserved, ...free], 'vehicle');
};

/**
 * Ends what feeds have reserved of a dealership's vehicles that are sold: the feed says nothing of them any more. For the
 * transaction of the caller.
 */
export const endFeedReservationsOfSold = async (
  db: Pick<Db, 'execute'>,
  { dealershipId, feed, now }: { readonly dealershipId: string; readonly feed: string; readonly now: Date },
): Promise<void> => {
  const sold = await db.execute<{ id: string }>(sql`
    select v.id::text from vehicles v join vehicle_reservations r on r.vehicle_id = v.id
    where r.dealership_id = ${dealershipId} and r."by" = 'feed' and r.ended_at is null and v.sold
    order by v.id for update of v`);
  await followFeed(db, { feed, reserved: [], free: sold.rows.map(({ id }) => BigInt(id)), now });
};

/** Whether a feed of the dealership has a reservation that has not ended. */
export const hasFeedReservations = async (db: Pick<Db, 'execute'>, dealershipId: string): Promise<boolean> => {
  const found = await db.execute(sql`
    select 1 from vehicle_reservations
    where dealership_id = ${dealershipId} and "by" = 'feed' and ended_at is null limit 1`);
  return found.rows.length > 0;
};
