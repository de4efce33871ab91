import { type SQL, sql } from 'drizzle-orm';
import type { Db, Transacting } from '../../ground/database/database';
import type { OrderRow } from '../../ground/database/schema';
import { endHold } from '../reservations';
import { endOrder, isPast, type OrderEnd, type OrderMoment } from './end-order';
import { noteDealer } from './note-dealer';
import { changeOrder, holdOrder, recordEvent } from './order-store';

/** Most orders of one turn. */
const batch = 200;

/**
 * Hours that a dealer has, from the alarm on, to confirm that a held vehicle was sold to the buyer who holds it: their
 * system often knows of the sale before anybody has confirmed it here.
 */
const graceHours = 24;
const graceMs = graceHours * 60 * 60 * 1000;

/** How many orders a turn of the worker ended, and how. */
export interface WatchedOrders {
  readonly ended: number;
  /** Orders whose vehicle was found to be sold while it was held, each once: an alarm. */
  readonly sold: readonly string[];
  readonly released: number;
}

/** Since when an order's dealer knows that its held vehicle is sold; null where that is news. */
const seenSold = sql`(
  select max(e.at) from order_events e where e.order_id = o.id and e.act = 'seen-sold')`;

/** Whether a vehicle that was sold is due: there is nothing to wait for, nobody knows yet, or all have had their time. */
const dueSold = (at: SQL) => sql`
  (v.id is null or ((v.sold or v.status = 'sold') and (
    o.state = 'paying' or coalesce(${seenSold} + make_interval(hours => ${graceHours}) <= ${at}, true))))`;

/**
 * Orders whose hold is over, whose vehicle was sold, or whose reservation somebody has released. An order that is being
 * written is left for the next turn.
 */
const dueOrders = async (db: Pick<Db, 'execute'>, now: Date): Promise<readonly string[]> => {
  const at = sql`${now.toISOString()}::timestamptz`;
  const due = await db.execute<{ id: string }>(sql`
    (select o.id from orders o
      left join vehicles v on v.id = o.vehicle_id
      left join vehicle_reservations r on r.id = o.reservation_id
      where o.state in ('paying', 'held') and (
        o.hold_until <= ${at} or ${dueSold(at)} or r.id is null or r.ended_at is not null)
      order by o.hold_until limit ${batch})
    union all
    (select o.id from orders o left join vehicles v on v.id = o.vehicle_id
      where o.state = 'completed' and o.reservation_id is not null and (v.id is null or v.sold or v.status = 'sold')
      limit ${batch})`);
  return due.rows.map(({ id }) => id);
};

interface Standing extends Record<string, unknown> {
  readonly sold: boolean;
  readonly gone: boolean;
  readonly seen_sold: string | null;
  readonly released_by: string | null;
}

const standingOf = async (db: Pick<Db, 'execute'>, id: string): Promise<Standing | undefined> => {
  const answer = await db.execute<Standing>(sql`
    select coalesce(v.sold or v.status = 'sold', true) as sold, v.id is null as gone, ${seenSold}::text as seen_sold,
      r.ended_by as released_by
    from orders o left join vehicles v on v.id = o.vehicle_id left join vehicle_reservations r on r.id = o.reservation_id
    where o.id = ${id}`);
  return answer.rows[0];
};

/** Whether a dealer may still say that the buyer who holds a sold vehicle has bought it. */
const isWaitedFor = ({ sold, gone, seen_sold }: Standing, { state }: OrderRow, now: Date): boolean =>
  state === 'held' && sold && !gone && (seen_sold === null || now.getTime() < Date.parse(seen_sold) + graceMs);

const endFor = (standing: Standing, order: OrderRow, now: Date): OrderEnd | null => {
  const { sold, released_by } = standing;
  // Another worker's clock, ahead of ours, may have ended the reservation.
  const past = isPast(order, now) || released_by === 'clock';
  if (sold && (past || !isWaitedFor(standing, order, now)))
    return { act: 'sold', ending: 'sold', who: 'worker', why: 'The vehicle was sold while it was held.' };
  if (past) return { act: 'ended', ending: 'clock', who: 'worker' };
  if (released_by === null) return null;
  return { act: 'cancelled', ending: 'dealer', who: released_by, why: 'The reservation was released.' };
};

/**
 * Ends what is due of orders: by the clock, since a feed has sold a held vehicle, or since its reservation was released by
 * hand; what was paid goes back. Of a vehicle that was sold while it was held its dealer hears at once, and has a day to
 * confirm that its buyer has it, as long as the hold stands. Read from the orders themselves, so that turns may be late,
 * doubled or left out.
 */
export const watchOrders = async (
  db: Transacting & Pick<Db, 'execute'>,
  moment: OrderMoment,
): Promise<WatchedOrders> => {
  const { now } = moment;
  const sold: string[] = [];
  let ended = 0;
  let released = 0;
  const failed: unknown[] = [];
  const endOne = (id: string) =>
    db.transaction(async (tx) => {
      const order = await holdOrder(tx, id);
      const standing = await standingOf(tx, id);
      if (order === null || standing === undefined) return;
      if (order.state === 'completed' && order.reservation_id !== null && standing.sold) {
        await endHold(tx, order.reservation_id, { who: 'worker', now });
        await changeOrder(tx, order, { reservation_id: null, updated_at: now });
        return;
      }
      const isNews = order.state === 'held' && standing.sold && standing.seen_sold === null;
      const end = endFor(standing, order, now);
      if (isNews) await recordEvent(tx, order, { at: now, who: 'worker', act: 'seen-sold' });
      if (isNews && end === null) await noteDealer(tx, order, moment);
      if (isNews) sold.push(id);
      if (end === null || (await endOrder(tx, order, end, moment)) === null) return;
      if (end.act === 'cancelled') released += 1;
      if (end.act === 'ended' || end.act === 'sold') ended += 1;
    });
  // One that fails keeps no other from its end; it is tried again at the next turn.
  for (const id of await dueOrders(db, now)) await endOne(id).catch((error: unknown) => failed.push(error));
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} orders could not be ended.`);
  return { ended, sold, released };
};
