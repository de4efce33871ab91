import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database, Db } from '../src/ground/database/database';

/** A query as it goes to the pool. */
export interface AskedQuery {
  readonly text: string;
  readonly values: readonly unknown[];
}

const askedOf = ([query, values]: readonly unknown[]): AskedQuery => {
  const text = typeof query === 'object' && query !== null && 'text' in query ? query.text : query;
  if (typeof text !== 'string') throw new Error('What was asked of the pool is no query.');
  return { text, values: Array.isArray(values) ? values : [] };
};

/** For tests: the database for one part of it, and what that asks outside transactions, whoever else asks meanwhile. */
export const recordingDb = ({ pool }: Pick<Database, 'pool'>): { readonly db: Db; readonly asked: AskedQuery[] } => {
  const asked: AskedQuery[] = [];
  const ask = pool.query.bind(pool) as (...query: readonly unknown[]) => unknown;
  const recording: pg.Pool = Object.assign(Object.create(pool), {
    query: (...query: readonly unknown[]) => {
      asked.push(askedOf(query));
      return ask(...query);
    },
  });
  return { db: drizzle(recording), asked };
};

/**
 * For tests: how PostgreSQL does what `ask` asks, one text a query, in order. Whole tables are read only where no index
 * serves: test tables are so small that they would be read whole in any case.
 */
export const queryPlans = async (
  { pool }: Pick<Database, 'pool'>,
  ask: (db: Db) => Promise<unknown>,
): Promise<readonly string[]> => {
  const { db, asked } = recordingDb({ pool });
  await ask(db);
  const client = await pool.connect();
  try {
    await client.query('begin; set local enable_seqscan = off; set local enable_bitmapscan = off');
    const plans: string[] = [];
    for (const { text, values } of asked) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${text}`, [...values]);
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    }
    return plans;
  } finally {
    await client.query('rollback');
    client.release();
  }
};
