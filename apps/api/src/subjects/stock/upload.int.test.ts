import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../../test/empty-tables';
import { startTestApp } from '../../../test/test-app';
import { createTestDatabase } from '../../../test/test-database';
import { applyTestDealerships, applyTestSites, dealershipNamed, siteNamed } from '../../../test/test-stock';
import type { Database } from '../../ground/database/database';
import { releaseVehicle } from '../reservations';
import { createStockKey, listStockKeys, revokeStockKey } from './stock-keys';

let database: Database;
let running: Awaited<ReturnType<typeof startTestApp>>;
let key = '';
beforeAll(async () => {
  database = await createTestDatabase();
  await applyTestDealerships(database.db, dealershipNamed('yard'), dealershipNamed('other'));
  await applyTestSites(database.db, siteNamed('yard'));
  running = await startTestApp(database);
  await running.ready();
});
afterAll(async () => {
  await running.close();
  await database.close();
});
beforeEach(async () => {
  await emptyTables(database, 'vehicles', 'vehicle_slugs', 'stock_runs', 'stock_keys');
  key = (await createStockKey(database.db, 'yard', 'supplier')).key;
});

const csv = (...numbers: number[]): string =>
  ['stocknum,make,model,year,price', ...numbers.map((n) => `S${n},Kia,Rio,2020,${10_000 + n}`), ''].join('\n');

const post = async (body: BodyInit, query = '', authorization = `Bearer ${key}`, dealership = 'yard') => {
  const response = await running.app.request(`/api/stock/${dealership}${query}`, {
    method: 'POST',
    body,
    headers: { authorization },
    // A stream as a body is sent while it is made.
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  });
  return { status: response.status, body: await response.json() };
};
/** Waits until imports wait for the table, and for a while that more of them come. */
const untilWaiting = async () => {
  const watcher = new pg.Client({ connectionString: database.url });
  await watcher.connect();
  try {
    for (let looks = 0; looks < 40; ) {
      const { rows } = await watcher.query(
        "select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      if (rows[0].count > 0) looks += 1;
      await pause(50);
    }
  } finally {
    await watcher.end();
  }
};
const sold = async () =>
  (await database.pool.query('select stocknum, sold from vehicles order by stocknum')).rows.map((row) => [
    row.stocknum,
    row.sold,
  ]);

describe('an upload', () => {
  it('[STCK-01] stores the good rows and names the bad ones', async () => {
    expect(await post(`${csv(1, 2)}S3,Kia,Rio,soon,1\n`)).toMatchObject({
      status: 200,
      body: {
        repeat: false,
        read: 3,
        created: 2,
        rejected: 1,
        format: 'csv',
        encoding: 'utf-8',
        rejects: [{ line: 4, record: 3, reasons: [{ field: 'year', value: 'soon' }] }],
      },
    });
  });

  it('[STCK-01] of the same bytes again is answered from the first and imports nothing', async () => {
    const first = await post(csv(1, 2));
    const again = await post(csv(1, 2));
    expect(again.body).toMatchObject({ repeat: true, run_id: first.body.run_id, created: 2 });
    expect((await database.pool.query('select count(*)::int as runs from stock_runs')).rows).toEqual([{ runs: 1 }]);
    // Under another name, mode or after something else it is no repeat.
    expect((await post(csv(1, 2), '?feed=second')).body.repeat).toBe(false);
    expect((await post(csv(1, 2), '?mode=delta')).body.repeat).toBe(false);
    await post(csv(1, 2));
    await post(csv(1, 2, 3));
    expect((await post(csv(1, 2))).body).toMatchObject({ repeat: false, sold: 1 });
  });

  it('[STCK-01] takes changes, formats and profiles by query', async () => {
    await post(csv(1, 2));
    expect((await post(csv(3), '?mode=delta')).body).toMatchObject({ created: 1, sold: 0 });
    const json = JSON.stringify([
      { StockNumber: 'E1', StockType: 'Used', YearGroup: 2019, Make: 'Kia', Model: 'Rio', YardCode: 'yard-yard' },
    ]);
    expect((await post(json, '?profile=easycars-json')).body).toMatchObject({ created: 1, format: 'json' });
    expect((await post('a', '?profile=nothing')).body).toMatchObject({ status: 400, code: 'profile_unknown' });
    expect((await post('a', '?mode=all')).body).toMatchObject({ status: 400, code: 'invalid_request' });
  });

  it('[STCK-01] that would clear the yard is refused, unless the removal is confirmed', async () => {
    await post(csv(1, 2, 3, 4));
    expect(await post(csv(1))).toMatchObject({ status: 409, body: { code: 'mass_sold' } });
    expect((await sold()).filter(([, gone]) => gone)).toEqual([]);
    expect((await post(csv(1), '?allow_removal=1')).body).toMatchObject({ sold: 3 });
  });

  it('[STCK-01] that is broken changes nothing', async () => {
    await post(csv(1, 2));
    expect(await post('[{"stocknum":')).toMatchObject({ status: 422, body: { code: 'file_truncated' } });
    expect(await post('')).toMatchObject({ status: 422, body: { code: 'file_empty' } });
    expect(await sold()).toEqual([
      ['S1', false],
      ['S2', false],
    ]);
  });

  it('that is too large is refused as it comes, whether or not it declares its length', async () => {
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(256 * 1024).fill(0x61)),
    });
    expect(await post(endless)).toMatchObject({ status: 413, body: { code: 'file_too_large' } });
    const response = await running.app.request('/api/stock/yard', {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-length': String(5 * 1024 ** 2) },
      body: 'short',
    });
    expect([response.status, (await response.json()).code]).toEqual([413, 'body_too_large']);
  });

  it('that is larger than the body of any other route is accepted', async () => {
    const body = csv(...Array.from({ length: 20_000 }, (_, i) => i));
    expect(body.length).toBeGreaterThan(400_000);
    expect((await post(body)).body).toMatchObject({ created: 20_000 });
  });

  it('is refused while another one of the dealership runs', async () => {
    const [first, second] = await Promise.all([post(csv(...Array.from({ length: 5000 }, (_, i) => i))), post(csv(1))]);
    const statuses = [first.status, second.status].sort();
    expect(statuses).toEqual([200, 409]);
    expect([first, second].find(({ status }) => status === 409)?.body.code).toMatch(/^(import_running|mass_sold)$/);
  });
});

describe('a key', () => {
  it('is required, and refused when it is of another dealership or has ended', async () => {
    const other = await createStockKey(database.db, 'other', 'supplier');
    for (const authorization of ['', 'Bearer ', 'Bearer wrong-key-of-nobody', `Basic ${key}`, `Bearer ${other.key}`])
      expect(await post(csv(1), '', authorization)).toMatchObject({ status: 401, body: { code: 'stock_key_needed' } });
    expect((await post(csv(1), '', `Bearer ${key}`, 'nobody')).status).toBe(401);
    expect(await sold()).toEqual([]);
    expect((await post(csv(1))).status).toBe(200);
    const [kept] = await listStockKeys(database.db, 'yard');
    expect(kept).toMatchObject({ label: 'supplier', revoked_at: null, last_used_at: expect.any(String) });
    expect(await revokeStockKey(database.db, 'other', kept?.id ?? '')).toBe(false);
    expect(await revokeStockKey(database.db, 'yard', kept?.id ?? '')).toBe(true);
    expect(await revokeStockKey(database.db, 'yard', kept?.id ?? '')).toBe(false);
    expect((await post(csv(1))).status).toBe(401);
  });

  it('is stored as its digest alone', async () => {
    const { rows } = await database.pool.query('select * from stock_keys');
    expect(JSON.stringify(rows)).not.toContain(key.slice(4));
    expect(rows[0].digest).toMatch(/^[0-9a-f]{64}$/);
    await expect(createStockKey(database.db, 'nobody', 'x')).rejects.toMatchObject({ code: 'dealership-unknown' });
  });

  it('[STCK-04] reads the same bytes anew when somebody has freed a vehicle that they call reserved', async () => {
    const body = 'stocknum,make,model,year,reserved\nS1,Kia,Rio,2020,yes\n';
    const reserved = async () => (await database.pool.query('select reserved from vehicles')).rows[0].reserved;
    await post(body);
    expect((await post(body)).body.repeat).toBe(true);
    await releaseVehicle({ db: database.db, now: new Date() }, { dealership: 'yard', stocknum: 'S1', who: 'Jo' });
    expect(await reserved()).toBe(false);
    expect((await post(body)).body.repeat).toBe(false);
    expect(await reserved()).toBe(true);
    expect((await post(body)).body.repeat).toBe(true);
  });

  it('[STCK-01] reads the same bytes anew when the dealership has changed, as by a new location', async () => {
    const body = 'stocknum,make,model,year,location_id\nS1,Kia,Rio,2020,yard-south\n';
    expect((await post(body)).body).toMatchObject({ created: 0, rejected: 1 });
    expect((await post(body)).body).toMatchObject({ repeat: true, rejected: 1 });
    const [yard] = dealershipNamed('yard').locations;
    if (yard === undefined) throw new Error('no location');
    const locations = [yard, { ...yard, id: 'yard-south', primary: false }];
    await applyTestDealerships(database.db, dealershipNamed('yard', { locations }));
    expect((await post(body)).body).toMatchObject({ repeat: false, created: 1, rejected: 0 });
    expect((await post(body)).body).toMatchObject({ repeat: true, created: 1 });
    await emptyTables(database, 'vehicles');
    await applyTestDealerships(database.db, dealershipNamed('yard'));
  });

  it('leaves the database usable for others, however many suppliers upload at the same hour', async () => {
    const slugs = Array.from({ length: 14 }, (_, number) => `night-${number}`);
    await applyTestDealerships(database.db, ...slugs.map((slug) => dealershipNamed(slug)));
    const keys = await Promise.all(slugs.map((slug) => createStockKey(database.db, slug, 'supplier')));
    const slow = await database.pool.connect();
    try {
      // Imports read, and wait when they are to write.
      await slow.query('begin');
      await slow.query('lock table vehicles in share mode');
      const sent = keys.map((made) => post(csv(1), '', `Bearer ${made.key}`, made.dealership));
      await untilWaiting();
      // It would not be answered before the imports are, had they taken every connection.
      expect((await running.app.request('/readyz')).status).toBe(200);
      await slow.query('commit');
      expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(slugs.map(() => 200));
    } finally {
      slow.release(true);
    }
    expect((await database.pool.query('select count(*)::int from vehicles')).rows).toEqual([{ count: slugs.length }]);
  });
});
