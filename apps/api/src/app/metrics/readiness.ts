import type { Check } from '@forecourt/api-contract/operator';
import type { Database } from '../../ground/database/database';
import { readSchemaState } from '../../ground/database/schema-state';
import type { SearchProvider } from '../../subjects/search';

/**
 * Whether the tables are as this release needs them, or newer: a newer release may have brought them forward. They are
 * older after a backup of an earlier release was restored under a running process.
 * @throws what the driver throws while the database is away
 */
export const isSchemaCurrent = async ({ pool }: Pick<Database, 'pool'>): Promise<boolean> => {
  const { kind } = await readSchemaState(pool);
  return kind === 'current' || kind === 'ahead';
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
