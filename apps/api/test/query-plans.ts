import { vi } from 'vitest';
import type { Database } from '../src/ground/database/database';

/** What drizzle and own queries give the pool. */
const askedOf = (call: readonly unknown[]): { readonly text: string; readonly values: unknown[] } => {
  const [query, values] = call;
  const text = typeof query === 'object' && query !== null && 'text' in query ? query.text : query;
  if (typeof text !== 'string') throw new Error('What was asked of the pool is no query.');
  return { text, values: Array.isArray(values) ? values : [] };
};

/**
 * For tests: how PostgreSQL does what `ask` asks of the pool, one text a query, in order. Whole tables are read only where
 * no index serves: test tables are so small that they would be read whole in any case.
 */
export const queryPlans = async (
  { pool }: Pick<Database, 'pool'>,
  ask: () => Promise<unknown>,
): Promise<readonly string[]> => {
  const queries = vi.spyOn(pool, 'query');
  let asked: ReturnType<typeof askedOf>[];
  try {
    await ask();
    asked = queries.mock.calls.map(askedOf);
  } finally {
    queries.mockRestore();
  }
  const client = await pool.connect();
  try {
    await client.query('begin; set local enable_seqscan = off; set local enable_bitmapscan = off');
    const plans: string[] = [];
    for (const { text, values } of asked) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${text}`, values);
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    }
    return plans;
  } finally {
    await client.query('rollback');
    client.release();
  }
};
