import type { Check } from '@forecourt/api-contract/operator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from '../../ground/database/database';
import { migrationsFolder } from '../../ground/env/paths';
import type { SearchProvider } from '../../subjects/search';

let newest: number | null = null;
/** When the newest migration of this release was written, which is how the database knows it. */
const newestMigration = (): number => {
  newest ??= Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));
  return newest;
};

/**
 * Whether the tables are as this release needs them, or newer: a newer release may have brought them forward. They are
 * older after a backup of an earlier release was restored under a running process.
 * @throws what the driver throws while the database is away
 */
export const isSchemaCurrent = async ({ pool }: Pick<Database, 'pool'>): Promise<boolean> => {
  const { rows } = await pool.query<{ newest: string | null }>(
    'select max(created_at)::text as newest from drizzle.__drizzle_migrations',
  );
  return Number(rows[0]?.newest ?? 0) >= newestMigration();
};

/** The database answers, and its tables are those of this release. */
export const databaseCheck =
  (database: () => Pick<Database, 'pool'> | null): Check =>
  async () => {
    const open = database();
    if (open === null) return 'not reached yet';
    return (await isSchemaCurrent(open)) ? null : 'its tables are older than this release; start a process anew';
  };

/** The search index is complete. */
export const searchCheck =
  (search: () => SearchProvider | null): Check =>
  async () =>
    (await (search()?.reached() ?? null)) === null ? 'the index is being built' : null;

/** The queue answers, and this worker takes jobs from it. */
export const queueCheck =
  (begun: { readonly database: Pick<Database, 'pool'> | null; readonly isWorking: boolean }): Check =>
  async () => {
    if (begun.database === null || !begun.isWorking) return 'the process is starting';
    await begun.database.pool.query('select version from pgboss.version');
    return null;
  };
