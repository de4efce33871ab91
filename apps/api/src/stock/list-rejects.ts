import { asc, desc, eq } from 'drizzle-orm';
import type { Db } from '../database/database';
import { dealerships, stockRejects, stockRuns } from '../database/schema';

/** The newest finished import of a dealership with the rows it refused; null when there has been none. */
export const listRejects = async (db: Db, dealership: string) => {
  const [run] = await db
    .select({ id: stockRuns.id, source_name: stockRuns.source_name, started_at: stockRuns.started_at })
    .from(stockRuns)
    .innerJoin(dealerships, eq(dealerships.id, stockRuns.dealership_id))
    .where(eq(dealerships.slug, dealership))
    .orderBy(desc(stockRuns.started_at))
    .limit(1);
  if (run === undefined) return null;
  const rejects = await db
    .select({ line: stockRejects.line, reasons: stockRejects.reasons, row: stockRejects.row })
    .from(stockRejects)
    .where(eq(stockRejects.run_id, run.id))
    .orderBy(asc(stockRejects.line));
  return { run_id: run.id, source_name: run.source_name, started_at: run.started_at.toISOString(), rejects };
};
