import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { stockRejects } from '../../ground/database/schema';

/** The rows that a run refused, in the order of its file. */
export const runRejects = (db: Db, runId: string) =>
  db
    .select({
      line: stockRejects.line,
      record: stockRejects.record,
      reasons: stockRejects.reasons,
      row: stockRejects.row,
    })
    .from(stockRejects)
    .where(eq(stockRejects.run_id, runId))
    .orderBy(asc(stockRejects.record), asc(stockRejects.id));
