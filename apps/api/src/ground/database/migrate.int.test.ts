import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/test-database';
import { type Database, databaseAt } from './database';
import { refuseOldServer, runMigrations } from './migrate';

describe('migrations', () => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  it('[DATA-01] run forward and are safe with several instances starting at once', async () => {
    await database.pool.query('drop schema public cascade');
    await database.pool.query('drop schema if exists drizzle cascade');
    await database.pool.query('create schema public');
    const instances = [1, 2, 3, 4].map(() => databaseAt(database.url));
    try {
      await Promise.all(instances.map((instance) => runMigrations(instance.pool)));
    } finally {
      await Promise.all(instances.map((instance) => instance.close()));
    }
    const applied = await database.pool.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations');
    expect(applied.rows.length).toBeGreaterThan(0);
    expect(new Set(applied.rows.map((row) => row.hash)).size).toBe(applied.rows.length);
    const tables = await database.pool.query(
      "select 1 from pg_tables where schemaname = 'public' and tablename = 'vehicles'",
    );
    expect(tables.rowCount).toBe(1);
  });

  it.each([
    [140_012, 'It is PostgreSQL 14. Use version 15 or newer.'],
    [149_999, 'It is PostgreSQL 14. Use version 15 or newer.'],
    [150_000, null],
    [180_004, null],
  ])('on server version %i are answered by: %s', (version, words) => {
    if (words === null) expect(() => refuseOldServer(version)).not.toThrow();
    else expect(() => refuseOldServer(version)).toThrow(words);
  });
});
