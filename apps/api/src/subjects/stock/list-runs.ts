import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { dealerships, stockRuns } from '../../ground/database/schema';

/** The newest imports, newest first, of one dealership or feed or of all. */
export const listRuns = async (
  db: Db,
  { dealership, feed, limit }: { dealership?: string; feed?: string; limit: number },
) => {
  const rows = await db
    .select({
      run_id: stockRuns.id,
      dealership: dealerships.slug,
      feed: stockRuns.feed,
      profile: stockRuns.profile,
      mode: stockRuns.mode,
      source_name: stockRuns.source_name,
      format: stockRuns.format,
      encoding: stockRuns.encoding,
      status: stockRuns.status,
      read: stockRuns.rows_read,
      created: stockRuns.rows_created,
      updated: stockRuns.rows_updated,
      unchanged: stockRuns.rows_unchanged,
      rejected: stockRuns.rows_rejected,
      sold: stockRuns.rows_sold,
      report: stockRuns.report,
      error: stockRuns.error,
      started_at: stockRuns.started_at,
      finished_at: stockRuns.finished_at,
    })
    .from(stockRuns)
    .innerJoin(dealerships, eq(dealerships.id, stockRuns.dealership_id))
    .where(
      and(
        dealership === undefined ? undefined : eq(dealerships.slug, dealership),
        feed === undefined ? undefined : eq(stockRuns.feed, feed),
      ),
    )
    .orderBy(desc(stockRuns.started_at), desc(stockRuns.id))
    .limit(limit);
  return rows.map((row) => ({
    ...row,
    started_at: row.started_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
  }));
};

export type ListedRun = Awaited<ReturnType<typeof listRuns>>[number];
