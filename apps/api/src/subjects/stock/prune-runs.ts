import { sql } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';

/** Days that refused rows, and runs, are kept beyond the newest of their feed. */
const rejectDays = 90;
const runDays = 400;

/** Runs that one statement clears away, with all that they refused: a run may have refused a whole file. */
const batch = 100;

interface PruneDeps {
  readonly db: Pick<Db, 'execute'>;
  readonly now: Date;
  /** Ends it between two statements; the next run goes on. */
  readonly signal?: AbortSignal;
}

/** What went. */
interface PrunedRuns {
  readonly rejects: number;
  readonly runs: number;
  /** Whether all went that may; false where its time was over. */
  readonly isDone: boolean;
}

const startedBefore = ({ now }: PruneDeps, days: number) =>
  sql`r.started_at < ${now.toISOString()}::timestamptz - make_interval(days => ${days})`;

/** Its feed has come whole since. */
const isSuperseded = sql.raw(`exists (
  select from stock_runs newer
  where newer.dealership_id = r.dealership_id and newer.feed = r.feed and newer.status = 'done'
    and newer.started_at > r.started_at)`);

/**
 * The next runs that refused rows, oldest first, since their ids begin with their time: each is one look into the index of
 * refused rows, however many it has.
 */
const nextRefusing = async (deps: PruneDeps, after: string) => {
  const { rows } = await deps.db.execute<{ id: string; is_old: boolean }>(sql`
    with recursive refusing as (
      (select run_id from stock_rejects where run_id > ${after}::uuid order by run_id limit 1)
      union all
      select next.run_id from refusing cross join lateral (
        select j.run_id from stock_rejects j where j.run_id > refusing.run_id order by j.run_id limit 1) next
    )
    select r.id, ${startedBefore(deps, rejectDays)} as is_old
    from (select run_id from refusing limit ${batch}) refusing join stock_runs r on r.id = refusing.run_id
    order by r.id`);
  return rows;
};

/** Those that are newer than all that may go are not looked through. */
const pruneRejects = async (deps: PruneDeps): Promise<number> => {
  let count = 0;
  let after = '00000000-0000-0000-0000-000000000000';
  while (deps.signal?.aborted !== true) {
    const refusing = await nextRefusing(deps, after);
    const old = refusing.filter(({ is_old }) => is_old).map(({ id }) => id);
    if (old.length === 0) break;
    const { rowCount } = await deps.db.execute(sql`
      delete from stock_rejects j using stock_runs r
      where j.run_id = r.id and r.id in ${old} and ${isSuperseded}`);
    count += rowCount ?? 0;
    after = refusing.at(-1)?.id ?? after;
  }
  return count;
};

const pruneOldRuns = async (deps: PruneDeps): Promise<number> => {
  let count = 0;
  while (deps.signal?.aborted !== true) {
    const { rowCount } = await deps.db.execute(sql`
      delete from stock_runs where id in (
        select r.id from stock_runs r where ${startedBefore(deps, runDays)} and ${isSuperseded}
        order by r.started_at limit ${batch})`);
    count += rowCount ?? 0;
    if ((rowCount ?? 0) < batch) break;
  }
  return count;
};

/**
 * Forgets what nobody will mend or look up any more: a feed that comes every half hour would fill the disk with its
 * refused rows. The newest finished run of each feed stays whole, however old. A hundred runs at a time, so that imports
 * never wait for it for long.
 */
export const pruneRuns = async (deps: PruneDeps): Promise<PrunedRuns> => ({
  rejects: await pruneRejects(deps),
  runs: await pruneOldRuns(deps),
  isDone: deps.signal?.aborted !== true,
});
