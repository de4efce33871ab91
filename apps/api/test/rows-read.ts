import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../src/ground/database/database';

/**
 * For tests: how many rows of a table something reads, by whichever way, in a transaction of its own: what a plan costs,
 * counted and not timed. Tables of tests are small and would be read whole; here they are read as one that is too large.
 */
export const rowsReadBy = async <Result>(
  { db }: Pick<Database, 'db'>,
  table: string,
  work: (tx: Tx) => Promise<Result>,
): Promise<{ readonly result: Result; readonly rowsRead: number }> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const read = async (): Promise<number> => {
      const { rows } = await tx.execute<{ read: number }>(
        sql`select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables where relname = ${table}`,
      );
      const [row] = rows;
      if (row === undefined) throw new Error(`There is no table ${table}.`);
      return row.read;
    };
    const before = await read();
    const result = await work(tx);
    return { result, rowsRead: (await read()) - before };
  });
