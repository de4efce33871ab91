import { sql } from 'drizzle-orm';
import type { Database } from '../../ground/database/database';
import { readPlace } from '../search';
import { eventsPlace } from './event-follower';

/** Figures of events over all dealerships: counts and ages, nothing of any of them. */
export interface EventFigures {
  /** Receivers that are told, and those that took nothing for too long. */
  readonly told: number;
  readonly dropped: number;
  /** Seconds since the oldest event was made that a receiver which is told has not taken; 0 where none waits. */
  readonly oldestSeconds: number;
  /** Seconds since the oldest change was made that was not looked at; 0 while there are no receivers. */
  readonly lagSeconds: number;
}

/** Reads what the tables of events tell: of each receiver the first event that waits, and the first change. */
export const readEventFigures = async ({ db }: Pick<Database, 'db'>, now: Date): Promise<EventFigures> => {
  const place = (await readPlace(db, eventsPlace)) ?? 0;
  const answer = await db.execute<Record<keyof EventFigures, number>>(sql`
    with waiting as (
      select min(oldest.at) as at from event_receivers r
      join event_streams s on s.dealership_id = r.dealership_id and s.last_sequence > r.place
      cross join lateral (
        select e.at from events e
        where e.dealership_id = r.dealership_id and e.sequence > r.place and r.names ? e.event
        order by e.sequence limit 1) oldest
      where r.dropped_at is null)
    select
      (select count(*)::int from event_receivers where dropped_at is null) as told,
      (select count(*)::int from event_receivers where dropped_at is not null) as dropped,
      greatest(0, coalesce(extract(epoch from ${now.toISOString()}::timestamptz - (select at from waiting)), 0))::float8
        as "oldestSeconds",
      case when exists (select from event_receivers) then coalesce((
        select extract(epoch from now() - at) from changes where xid > ${String(place)}::xid8 order by xid, seq limit 1), 0)
        else 0 end::float8 as "lagSeconds"`);
  const [row] = answer.rows;
  if (row === undefined) throw new Error('The database counted no receivers of events.');
  return row;
};
