import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../../test/empty-tables';
import { createTestDatabase, untilDecided } from '../../../test/test-database';
import { type Database, openDatabase } from '../database/database';
import { currentPosition, isPlaceLost, pruneChanges, readChanges } from './read-changes';
import { recordChange } from './record-change';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** A database restored into a server that has not come as far as the one it was saved from. */
const restore = async (): Promise<void> => {
  await emptyTables(database, 'changes');
  await database.pool.query(
    `insert into changes (xid, kind, website_id, at)
     select (pg_snapshot_xmax(pg_current_snapshot())::text::bigint + 1000000 + n)::text::xid8, 'site', 'old', now() - interval '40 days'
     from generate_series(0, 9) as n`,
  );
};
/** Starts a program and ends it. */
const start = async (): Promise<void> => {
  const opened = await openDatabase({
    databaseUrl: database.url,
    databaseDirectUrl: null,
    migrations: 'run',
    dataDir: '/nonexistent',
    pgPort: 0,
  });
  await opened.close();
  await untilDecided(database);
};

describe('a spine that was restored from a backup', () => {
  beforeEach(async () => {
    await restore();
    await start();
  });

  it('[DATA-02] has a position that followers can resume from, and makes engines and pages start afresh', async () => {
    const place = await currentPosition(database.db);
    expect(place).toBeGreaterThan(0);
    expect(await isPlaceLost(database.db, place)).toBe(false);
    expect((await readChanges(database.db, 0)).changes.map(({ kind }) => kind)).toEqual(['search-rebuild']);
  });

  it('[DATA-02] keeps what is written from then on, and loses no follower when it is pruned', async () => {
    const place = await currentPosition(database.db);
    await database.db.transaction((tx) => recordChange(tx, { kind: 'site', websiteId: 'new' }));
    await untilDecided(database);
    await pruneChanges(database.db, new Date(Date.now() - 30 * 24 * 60 * 60_000));
    expect(await isPlaceLost(database.db, place)).toBe(false);
    expect((await readChanges(database.db, place)).changes).toMatchObject([{ websiteId: 'new' }]);
  });

  it('is repaired once: another start writes nothing', async () => {
    const place = await currentPosition(database.db);
    await start();
    expect(await currentPosition(database.db)).toBe(place);
  });
});
