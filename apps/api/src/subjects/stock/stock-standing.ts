import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { longestPauseSeconds } from '../../ground/jobs/schedule-fault';

/** How stock that comes by itself stands. */
export interface StockStanding {
  /** Slug of the dealership. */
  readonly dealership: string;
  /** Name of the scheduled feed; null for what a supplier uploads. */
  readonly feed: string | null;
  /** When it last came whole; null where it never has. */
  readonly cameAt: Date | null;
  /** Seconds since then; since it was set up where it never has. */
  readonly ageSeconds: number;
  /** Seconds after which it is late: two turns of its schedule, or a little more than a day of uploads. */
  readonly dueSeconds: number;
}

/** Stock is uploaded once a day, and not to the minute. */
const uploadsDueSeconds = 26 * 3600;

interface Row extends Record<string, unknown> {
  readonly dealership: string;
  readonly feed: string | null;
  readonly schedule: string | null;
  readonly zone: string | null;
  readonly came_at: string | null;
  readonly age: number;
}

/** The feeds that ever came whole to a dealership, each by one look into the index `stock_runs_done`, whatever came in it. */
const feedsOf = (dealership: SQL): SQL => sql`
  with recursive named as (
    select min(r.feed) as feed from stock_runs r where r.dealership_id = ${dealership} and r.status = 'done'
    union all
    select (
      select min(r.feed) from stock_runs r
      where r.dealership_id = ${dealership} and r.status = 'done' and r.feed > named.feed)
    from named where named.feed is not null
  )
  select feed from named where feed is not null`;

/**
 * How old the stock is that dealerships have by itself: of each feed that is fetched by a schedule and not paused, and of
 * each dealership whose supplier has uploaded with a key that still opens. What somebody imports by hand is not expected
 * to come again.
 */
export const readStockStanding = async (db: Pick<Db, 'execute'>, now: Date): Promise<readonly StockStanding[]> => {
  const answer = await db.execute<Row>(sql`
    with expected as (
      select f.dealership_id, f.name as feed, f.schedule, f.zone, f.updated_at as since
      from stock_feeds f where not f.paused
      union all
      select k.dealership_id, null, null, null, min(k.created_at)
      from stock_keys k where k.revoked_at is null and k.last_used_at is not null group by k.dealership_id
    )
    select d.slug as dealership, e.feed, e.schedule, e.zone, came.at as came_at,
      greatest(0, extract(epoch from ${now.toISOString()}::timestamptz - coalesce(came.at, e.since)))::float8 as age
    from expected e
    join dealerships d on d.id = e.dealership_id and d.removed_at is null
    left join lateral (
      select max(arm.at) as at from (
        select max(r.finished_at) as at from stock_runs r
        where r.dealership_id = e.dealership_id and r.status = 'done' and r.feed = e.feed
        union all
        select max(last.at) from (${feedsOf(sql`e.dealership_id`)}) own
        cross join lateral (
          select max(r.finished_at) as at from stock_runs r
          where r.dealership_id = e.dealership_id and r.status = 'done' and r.feed = own.feed
        ) last
        where e.feed is null and not exists (
          select from stock_feeds f where f.dealership_id = e.dealership_id and f.name = own.feed)
      ) arm
    ) came on true
    order by d.slug, e.feed`);
  return answer.rows.map(({ dealership, feed, schedule, zone, came_at, age }) => {
    const pause = schedule === null ? null : longestPauseSeconds(schedule, zone ?? 'UTC');
    return {
      dealership,
      feed,
      cameAt: came_at === null ? null : new Date(came_at),
      ageSeconds: age,
      dueSeconds: pause === null ? uploadsDueSeconds : 2 * pause,
    };
  });
};
