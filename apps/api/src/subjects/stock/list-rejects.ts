import { and, desc, eq } from 'drizzle-orm';
import { isUuid } from '../../ground/cli/is-uuid';
import type { Db } from '../../ground/database/database';
import { dealerships, stockRuns } from '../../ground/database/schema';
import { runRejects } from './run-rejects';

/** Which import is meant: of a dealership the newest done one, of one feed of it, or a run by its id. */
export interface RunChoice {
  readonly dealership: string;
  readonly feed?: string;
  readonly run?: string;
}

/** An import of a dealership with the rows it refused and its report; null when there has been none. */
export const listRejects = async (db: Db, { dealership, feed, run: runId }: RunChoice) => {
  if (runId !== undefined && !isUuid(runId)) return null;
  const [run] = await db
    .select({
      id: stockRuns.id,
      feed: stockRuns.feed,
      profile: stockRuns.profile,
      source_name: stockRuns.source_name,
      report: stockRuns.report,
      started_at: stockRuns.started_at,
    })
    .from(stockRuns)
    .innerJoin(dealerships, eq(dealerships.id, stockRuns.dealership_id))
    .where(
      and(
        eq(dealerships.slug, dealership),
        eq(stockRuns.status, 'done'),
        feed === undefined ? undefined : eq(stockRuns.feed, feed),
        runId === undefined ? undefined : eq(stockRuns.id, runId),
      ),
    )
    .orderBy(desc(stockRuns.started_at), desc(stockRuns.id))
    .limit(1);
  if (run === undefined) return null;
  const rejects = await runRejects(db, run.id);
  const { id, started_at, ...rest } = run;
  return { run_id: id, ...rest, started_at: started_at.toISOString(), rejects };
};
