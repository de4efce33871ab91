import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/test-database';
import { createImportBench } from '../../../test/test-import';
import { registerFollower } from '../spine/follower-registry';
import { waitForTurn } from '../spine/single-turn';
import { type Database, databaseAt } from './database';

/** The address of a database under a name by which the server tells its connections apart. */
const named = (url: string, name: string): string => {
  const address = new URL(url);
  address.searchParams.set('application_name', name);
  return address.toString();
};

describe('a database behind a pooler in transaction mode', () => {
  let whole: Database;
  let database: Database;
  beforeAll(async () => {
    whole = await createTestDatabase();
    const sessionUrl = named(whole.url, 'direct');
    database = databaseAt(named(whole.url, 'pooled'), undefined, undefined, { sessionUrl });
  });
  afterAll(async () => {
    await database.close();
    await whole.close();
  });

  const keepers = async (what: string) => {
    const { rows } = await whole.pool.query<{ name: string }>(
      `select distinct application_name as name from pg_stat_activity join (${what}) kept using (pid)
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
    return rows.map(({ name }) => name);
  };
  const withLocks = "select pid from pg_locks where locktype = 'advisory' and granted";

  it('has its locks of followers and turns on connections past it', async () => {
    const follower = await registerFollower(database, 'engine', 0);
    const turn = await waitForTurn(database, 'a turn', new AbortController().signal);
    expect(await keepers(withLocks)).toEqual(['direct']);
    await turn?.end();
    await follower.close();
    await expect.poll(() => keepers(withLocks)).toEqual([]);
  });

  it('has an import, its lock and its staging there, while its other queries go through it', async () => {
    const bench = await createImportBench(database);
    await bench.reset();
    const header = 'stocknum,make,model,year,price,images';
    const file = bench.feed('stock.csv', [['S1', 'Toyota', 'HiLux', 2022, 45_990, 'front.jpg']], header);
    const seen: string[] = [];
    await bench.run({
      file,
      // While the import is under way.
      picture: async (name) => {
        seen.push(...(await keepers(withLocks)));
        return { url: name, thumb_url: name };
      },
    });
    expect(seen).toEqual(['direct']);
    expect(await bench.count('vehicles')).toBe(1);
    const { rows } = await database.pool.query('show application_name');
    expect(rows).toEqual([{ application_name: 'pooled' }]);
  });
});
