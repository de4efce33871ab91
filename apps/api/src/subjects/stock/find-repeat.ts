import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { dealerships, stockRuns, vehicleReservations } from '../../ground/database/schema';
import type { ImportResult } from './import-stock';
import type { RecordSource } from './record-source';
import { runRejects } from './run-rejects';
import { emptyReport } from './run-report';
import type { NewRun } from './stock-runs';

/**
 * The outcome of the feed's newest import when it was of the very same bytes, read in the same way and by the same
 * dealership's document, whose locations decide about rows; else null. An older one does not count: what came in
 * between would have to be undone. Nor does one after which somebody has freed a vehicle, or the clock: the feed may say
 * that it is reserved.
 */
export const findRepeat = async (
  db: Db,
  { inspection }: Pick<RecordSource, 'inspection'>,
  { dealershipId, feed, profile, mode }: Omit<NewRun, 'sourceName'>,
): Promise<ImportResult | null> => {
  const [found] = await db
    .select({ run: stockRuns, changed_at: dealerships.updated_at })
    .from(stockRuns)
    .innerJoin(dealerships, eq(dealerships.id, stockRuns.dealership_id))
    .where(and(eq(stockRuns.dealership_id, dealershipId), eq(stockRuns.feed, feed), eq(stockRuns.status, 'done')))
    .orderBy(desc(stockRuns.started_at), desc(stockRuns.id))
    .limit(1);
  if (found === undefined || inspection === null || found.changed_at > found.run.started_at) return null;
  const { run } = found;
  if (run.digest !== inspection.digest) return null;
  if (run.profile !== profile || run.mode !== mode || run.format !== inspection.format) return null;
  const freed = await db
    .select({ id: vehicleReservations.id })
    .from(vehicleReservations)
    .where(
      and(
        eq(vehicleReservations.dealership_id, dealershipId),
        gt(vehicleReservations.ended_at, run.started_at),
        ne(vehicleReservations.ended_by, feed),
      ),
    )
    .limit(1);
  if (freed.length > 0) return null;
  const rejects = await runRejects(db, run.id);
  return {
    run_id: run.id,
    read: run.rows_read,
    created: run.rows_created,
    updated: run.rows_updated,
    unchanged: run.rows_unchanged,
    sold: run.rows_sold,
    ...(run.report ?? emptyReport),
    format: run.format,
    encoding: run.encoding,
    pictures_waiting: 0,
    rejects,
  };
};
