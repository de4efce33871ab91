import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { migrationsFolder } from '../paths';

/** Any fixed number: whoever migrates holds this advisory lock. */
const migrationLock = 7_306_131_001;

/**
 * Brings the database forward. Instances that start together wait for each other: lock, migration and unlock run on
 * one connection (DATA-01).
 */
export const runMigrations = async (pool: pg.Pool): Promise<void> => {
  const client = await pool.connect();
  let fault: Error | undefined;
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } catch (error) {
    fault = error instanceof Error ? error : new Error(String(error));
    throw fault;
  } finally {
    if (fault === undefined) await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    // A connection that failed is closed, which also frees the lock.
    client.release(fault);
  }
};
