import { and, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../ground/database/database';
import { dealerships, stockRuns } from '../../ground/database/schema';

const owners = alias(dealerships, 'owners');

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
        // By its id, as the index of runs is: by the slug all of its runs would be sorted first.
        dealership === undefined
          ? undefined
          : eq(
              stockRuns.dealership_id,
              sql`(${db.select({ id: owners.id }).from(owners).where(eq(owners.slug, dealership))})`,
            ),
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
