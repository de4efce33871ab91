import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { migrationsFolder } from '../env/paths';
import { readSchemaState, type SchemaState } from './schema-state';

/** Any fixed number: whoever migrates holds this advisory lock. */
const migrationLock = 7_306_131_001;

/** Oldest PostgreSQL that has all we ask for. */
const oldest = 15;

/** @param version `server_version_num` of PostgreSQL, such as 150004 */
export const refuseOldServer = (version: number): void => {
  const major = Math.floor(version / 10_000);
  if (major >= oldest) return;
  throw new Error(`It is PostgreSQL ${major}. Use version ${oldest} or newer.`);
};

/**
 * Brings the database forward. Instances that start together wait for each other: lock and migration run on one
 * connection (DATA-01), whose end frees the lock. It is none of the pool's: a migration, and the wait for another's,
 * may take longer than any query of ours.
 * @returns how the tables stood before
 */
export const runMigrations = async ({ options }: Pick<pg.Pool, 'options'>): Promise<SchemaState> => {
  const client = new pg.Client({ ...options, query_timeout: 0 });
  // Lost while it works, its query fails; unheard, it would end the process too.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
    refuseOldServer(Number(rows[0]?.server_version_num));
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const before = await readSchemaState(client);
    await migrate(drizzle(client), { migrationsFolder });
    return before;
  } finally {
    await client.end();
  }
};
