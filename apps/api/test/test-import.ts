import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Dealership } from '@forecourt/config/dealership';
import type { Database } from '../src/ground/database/database';
import { repositoryRoot } from '../src/ground/env/paths';
import { type ImportOptions, importStock } from '../src/subjects/stock/import-stock';
import { emptyTables } from './empty-tables';
import { createTestDatabase } from './test-database';

const readDealership = (slug: string): Dealership =>
  JSON.parse(readFileSync(join(repositoryRoot, `demo/dealerships/${slug}.json`), 'utf8'));

/** For tests: a database of its own, or the given one, with one dealership, a folder for feeds, and the ways to look at what became of them. */
export const createImportBench = async (given?: Database) => {
  const yard = readDealership('red-gum-yard');
  const database = given ?? (await createTestDatabase());
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-stock-'));
  const all = async (sql: string, values: unknown[] = []) => (await database.pool.query(sql, values)).rows;
  return {
    database,
    folder,
    yard,
    all,
    /** Forgets all stock. */
    reset: async (): Promise<void> => {
      await emptyTables(database, 'vehicles', 'vehicle_slugs', 'changes', 'stock_runs', 'dealerships', 'media');
      await database.pool.query('insert into dealerships (id, slug, name, document) values ($1, $2, $3, $4)', [
        yard.id,
        yard.slug,
        yard.name,
        yard,
      ]);
    },
    write: (name: string, content: string | Uint8Array): string => {
      const path = join(folder, name);
      writeFileSync(path, content);
      return path;
    },
    /** A file of the canonical columns. */
    feed: (
      name: string,
      rows: readonly (readonly (string | number)[])[],
      header = 'stocknum,make,model,year,price',
    ): string => {
      const path = join(folder, name);
      writeFileSync(path, `${[header, ...rows.map((row) => row.join(','))].join('\n')}\n`);
      return path;
    },
    run: (options: Partial<ImportOptions> & Pick<ImportOptions, 'file'>) =>
      importStock(database, {
        dealership: yard.slug,
        profile: 'canonical',
        now: new Date('2026-11-21T00:00:00Z'),
        picture: async (name) => ({ url: `/media/${name}`, thumb_url: `/media/${name}` }),
        ...options,
      }),
    count: async (table: string): Promise<number> =>
      Number((await all(`select count(*) as count from ${table}`))[0].count),
    /** What may be compared of all vehicles. */
    stock: () => all('select stocknum, name, price, sold, status, images, feed from vehicles order by stocknum'),
    close: async (): Promise<void> => {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
