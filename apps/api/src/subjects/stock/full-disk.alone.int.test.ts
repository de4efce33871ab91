import { readdirSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyTables } from '../../../test/empty-tables';
import { startTestApp, testEnv } from '../../../test/test-app';
import { createTestDatabase } from '../../../test/test-database';
import { type SmallDisk, smallDisks } from '../../../test/test-full-disk';
import { applyTestDealerships, applyTestSites, dealershipNamed, siteNamed } from '../../../test/test-stock';
import type { Database } from '../../ground/database/database';
import { createStockKey } from './stock-keys';

vi.mock('node:fs/promises', async (load) => (await import('../../../test/test-full-disk')).fillable(await load()));

let database: Database;
let running: Awaited<ReturnType<typeof startTestApp>>;
let key: string;
beforeAll(async () => {
  database = await createTestDatabase();
  await applyTestDealerships(database.db, dealershipNamed('yard'));
  await applyTestSites(database.db, siteNamed('yard'));
  running = await startTestApp(database, { ...testEnv(), feedLimitBytes: 64 * 1024 ** 2 });
  await running.ready();
  key = (await createStockKey(database.db, 'yard', 'supplier')).key;
});
afterAll(async () => {
  await running.close();
  await database.close();
});

/** A feed of few rows and so many bytes, or a few more. */
const feedOf = (bytes: number): string =>
  ['stocknum,make,model,year,dealercomments']
    .concat(
      Array.from({ length: 24 }, (_, at) => `S${at},Kia,Rio,2020,${'x'.repeat(bytes / 24)}`),
      '',
    )
    .join('\n');
const post = async (bytes: number) => {
  const answer = await running.app.request('/api/stock/yard', {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: feedOf(bytes),
  });
  return { status: answer.status, body: await answer.json() };
};

describe.each(smallDisks)('an upload onto a disk %s', (_, make) => {
  let disk: SmallDisk;
  const before = process.env.TMPDIR;
  beforeEach(async () => {
    await emptyTables(database, 'vehicles', 'vehicle_slugs', 'stock_runs');
    disk = make();
    process.env.TMPDIR = disk.folder;
  });
  afterEach(() => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    disk.close();
  });

  it('[STCK-01] is answered 503 with what to do and leaves nothing, others are answered, and it lands when there is room', async () => {
    disk.fill();
    const files = readdirSync(disk.folder);
    // Also one that the disk has no room for at its best.
    for (const bytes of [100_000, 10_000_000])
      expect(await post(bytes)).toMatchObject({
        status: 503,
        body: {
          code: 'disk_full',
          title: 'There is no room to keep the file.',
          detail: 'Nothing was changed. Free disk space, then send it again.',
        },
      });
    expect(readdirSync(disk.folder)).toEqual(files);
    expect((await database.pool.query('select 1 from stock_runs')).rows).toEqual([]);
    expect((await running.app.request('/readyz')).status).toBe(200);
    disk.makeRoom();
    expect(await post(100_000)).toMatchObject({ status: 200, body: { created: 24 } });
    expect(readdirSync(disk.folder)).toEqual([]);
  });
});
