import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { emptyTables } from '../../../test/empty-tables';
import { untilDecided } from '../../../test/test-database';
import { createImportBench } from '../../../test/test-import';
import { startLeadTests } from '../../../test/test-leads';
import { removalBench } from '../../../test/test-removal';
import {
  addTestVehicle,
  applyTestDealerships,
  applyTestSites,
  dealershipNamed,
  siteNamed,
  testOperator,
} from '../../../test/test-stock';
import { currentPosition, readChanges } from '../../ground/spine/read-changes';
import { withImportLock } from '../stock/import-lock';
import { createStockKey } from '../stock/stock-keys';
import { applyDealerships } from './apply-dealerships';
import { readSiteDirectory, siteDirectory } from './site-directory';

let tests: Awaited<ReturnType<typeof startLeadTests>>;
let bench: ReturnType<typeof removalBench>;
let imports: Awaited<ReturnType<typeof createImportBench>>;
let folder: string;
beforeAll(async () => {
  tests = await startLeadTests();
  folder = mkdtempSync(join(tmpdir(), 'forecourt-removal-'));
  bench = removalBench(tests, folder);
  imports = await createImportBench(tests.database);
});
afterAll(async () => {
  await tests.boss.stop({ graceful: false });
  // With the database that both use.
  await imports.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => tests.empty());

const remove = (...args: string[]) => bench.forecourt('dealerships', 'remove', ...args);
const removed = async (slug: string) => expect((await remove(slug, '--confirm', slug)).code).toBe(0);
const closeSite = async (site: string) =>
  expect((await bench.forecourt('sites', 'remove', site, '--confirm', site)).code).toBe(0);
const isLive = async (id: string) =>
  (await readSiteDirectory(bench.db)).dealerships.has(id) && (await siteDirectory(bench.db)).dealerships.has(id);
const rowOf = (id: string) => tests.rows('select slug, removed_at from dealerships where id = $1', [id]);

it('is refused while a site names the dealership, also one that this version cannot read, and says which', async () => {
  await bench.open('shown');
  await bench.open('unread');
  await applyTestSites(
    bench.db,
    siteNamed('unread', { stockFrom: [{ dealership: 'unread' }, { dealership: 'shown', car_type: ['used'] }] }),
  );
  await tests.rows(`update sites set document = document - 'template' where website_id = 'unread'`);
  const refused = await remove('shown', '--confirm', 'shown');
  expect(refused).toMatchObject({ code: 1, err: expect.stringMatching(/Nothing was changed\.$/) });
  expect(refused.err).toContain('forecourt sites remove shown.');
  expect(refused.err).toContain('forecourt sites remove unread.');
  expect((await remove('shown', '--dry-run')).code).toBe(1);
  expect(await isLive('shown')).toBe(true);
});

it('is refused while something about its leads is on its way to it, and done once that has gone out', async () => {
  const vehicle = await bench.open('slow');
  await bench.enquire('slow', vehicle.id);
  await closeSite('slow');
  expect(await remove('slow', '--confirm', 'slow')).toMatchObject({
    code: 1,
    err: expect.stringMatching(/1 message about its leads has not gone out yet\..*leads list --status pending/),
  });
  expect(await isLive('slow')).toBe(true);
  await tests.deliverAll();
  await removed('slow');
  expect(await isLive('slow')).toBe(false);
});

it('is refused while an import of its stock runs, and no import begins with a dealership that has gone', async () => {
  await bench.open('busy');
  await closeSite('busy');
  const client = await tests.database.pool.connect();
  try {
    const refused = await withImportLock(client, dealershipNamed('busy'), () => remove('busy', '--confirm', 'busy'));
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('An import of its stock is running') });
  } finally {
    client.release();
  }
  await removed('busy');
  const started = imports.run({
    dealership: 'busy',
    file: imports.feed('busy.csv', [['S9', 'Kia', 'Rio', 2020, 9000]]),
  });
  await expect(started).rejects.toMatchObject({ code: 'dealership-unknown' });
  await expect(createStockKey(bench.db, 'busy', 'supplier')).rejects.toMatchObject({ code: 'dealership-unknown' });
});

it('changes nothing with --dry-run, under another name, and without a terminal', async () => {
  const vehicle = await bench.open('counted');
  await bench.fillDealership('counted', vehicle.id);
  await bench.fillSite('counted', vehicle.id);
  await addTestVehicle(bench.db, 'counted', { slug: 'a-van', stocknum: 'S2' });
  await bench.enquire('counted', vehicle.id);
  await tests.deliverAll();
  await tests.rows(`delete from site_hosts where website_id = 'counted'`);
  await tests.rows(
    `update sites set document = jsonb_set(jsonb_set(document, '{stockFrom}', '[]'), '{dealership_id}', '"x"') where website_id = 'counted'`,
  );
  const before = await bench.rowsOf('dealership_id', 'counted');
  const told = await remove('counted', '--dry-run', '--json');
  expect(JSON.parse(told.out)).toMatchObject({
    key: 'counted',
    removed: false,
    goes: {
      offers: 2,
      reviews: 1,
      vehicles: 1,
      'stock feeds': 1,
      'stock keys': 1,
      'imports in the history': 1,
      reservations: 1,
      'vehicles with counted looks': 1,
    },
    stays: { leads: 1, 'leads whose personal data are not erased': 1, 'vehicles that leads are about, as sold': 1 },
    keepsRow: true,
    notes: [expect.stringContaining('erased after 30 days')],
  });
  expect((await remove('counted')).err).toContain('--confirm counted');
  expect((await remove('counted', '--confirm', 'other')).code).toBe(1);
  expect((await bench.typing('no')('dealerships', 'remove', 'counted')).code).toBe(1);
  expect(await bench.rowsOf('dealership_id', 'counted')).toEqual(before);
  expect((await bench.typing('counted')('dealerships', 'remove', 'counted')).code).toBe(0);
});

/** What sample rows have of a dealership's money: books outlive it, by which what was paid can be proven and given back. */
const books = { ledger_entries: 3, payment_receipts: 1, payments: 1, receipt_counters: 1 };

it('leaves nothing of a dealership without leads in any table once it has no books', async () => {
  const vehicle = await bench.open('bare');
  await bench.fillDealership('bare', vehicle.id);
  const lead = await bench.enquire('bare', vehicle.id);
  await bench.book(lead);
  // Every table that can have something of a dealership has: a new one is missed here until it is said what becomes of it.
  expect(Object.keys(await bench.rowsOf('dealership_id', 'bare'))).toEqual(await bench.tablesWith('dealership_id'));
  await tests.empty();
  expect(await tests.rows('select 1 from leads where id = $1', [lead])).toEqual([]);
  await closeSite('bare');
  await emptyTables(
    tests.database,
    'ledger_entries',
    'payment_receipts',
    'receipt_counters',
    'refunds',
    'payment_events',
    'payments',
  );
  const start = await currentPosition(bench.db);
  await removed('bare');
  const { changes: _spine, ...left } = await bench.rowsOf('dealership_id', 'bare');
  expect([left, await rowOf('bare')]).toEqual([{}, []]);
  await untilDecided(tests.database);
  const { changes } = await readChanges(bench.db, start);
  expect(changes.map(({ kind, dealershipId }) => [kind, dealershipId])).toContainEqual(['dealership', 'bare']);
});

it('keeps the row of a dealership with leads, live nowhere, by which they are replayed and erased', async () => {
  const vehicle = await bench.open('kept');
  await bench.fillDealership('kept', vehicle.id);
  await addTestVehicle(bench.db, 'kept', { slug: 'a-van', stocknum: 'S2' });
  const lead = await bench.enquire('kept', vehicle.id);
  await tests.rows(`update messages set status = 'failed'`);
  await closeSite('kept');
  await removed('kept');

  expect(await rowOf('kept')).toEqual([{ slug: 'kept', removed_at: expect.any(Date) }]);
  expect(await isLive('kept')).toBe(false);
  const { changes: _spine, ...left } = await bench.rowsOf('dealership_id', 'kept');
  expect(left).toEqual({ leads: 1, vehicles: 1, ...books });
  expect(
    await tests.rows(
      `select stocknum, sold, status, show_on_dealer_website, reserved from vehicles where dealership_id = 'kept'`,
    ),
  ).toEqual([{ stocknum: 'S1', sold: true, status: 'sold', show_on_dealer_website: false, reserved: false }]);

  const json = async (...args: string[]) => JSON.parse((await bench.forecourt('leads', ...args, '--json')).out);
  expect(await json('list', '--dealership', 'kept')).toMatchObject([
    { lead_id: lead, dealership: 'kept', vehicle: expect.stringContaining('(S1)') },
  ]);
  expect(await json('replay', lead)).toEqual([{ lead_id: lead, deliveries: 1 }]);
  expect(await tests.deliverAll()).toEqual([{ kind: 'delivered' }]);
  tests.clock.now = new Date(tests.clock.now.getTime() + 31 * 24 * 60 * 60_000);
  expect(await json('retention')).toContainEqual(expect.objectContaining({ dealership: 'kept', leads: 1 }));
  expect(await json('show', lead)).toMatchObject({ erased_at: expect.any(String) });
  // It is removed, so there is nothing more to remove.
  expect((await remove('kept', '--confirm', 'kept')).err).toContain('There is no dealership "kept"');
});

it('says of leads without a time that they are kept for ever', async () => {
  const vehicle = await bench.open('forever', {}, { lead_retention_days: undefined });
  await bench.enquire('forever', vehicle.id);
  await tests.deliverAll();
  await closeSite('forever');
  expect((await remove('forever', '--dry-run')).out).toContain(
    'no lead_retention_days, so its leads are kept for ever',
  );
});

it('keeps the slug for the leads: another dealership is refused it, and the same one comes back by applying it again', async () => {
  const vehicle = await bench.open('slug');
  await bench.enquire('slug', vehicle.id);
  await tests.deliverAll();
  await closeSite('slug');
  await removed('slug');
  const other = await applyDealerships(
    bench.db,
    [{ source: 'other.json', value: dealershipNamed('slug', { id: 'slug-2' }) }],
    testOperator,
  );
  expect(other).toMatchObject({
    ok: false,
    faults: [{ path: 'slug', reason: expect.stringContaining('belongs to dealership slug, which was removed') }],
  });

  await applyTestDealerships(bench.db, dealershipNamed('slug'));
  await applyTestSites(bench.db, siteNamed('slug'));
  expect([await rowOf('slug'), await isLive('slug')]).toEqual([[{ slug: 'slug', removed_at: null }], true]);
  const feed = imports.feed('slug.csv', [['S1', 'Kia', 'Rio', 2020, 9000]]);
  expect(await imports.run({ dealership: 'slug', file: feed })).toMatchObject({ created: 0, updated: 1 });
  expect(
    await tests.rows(`select id::text, sold, show_on_dealer_website from vehicles where dealership_id = 'slug'`),
  ).toEqual([{ id: vehicle.id, sold: false, show_on_dealer_website: true }]);
});

it('leaves a picture that is still to be fetched to the dealership that names it too, and forgets what nobody names', async () => {
  await bench.open('first');
  const other = await bench.open('second');
  await tests.rows(
    `insert into remote_pictures (url, dealership_id) values ('https://feed.example/both.jpg', 'first'), ('https://feed.example/own.jpg', 'first')`,
  );
  await tests.rows(
    `update vehicles set feed_pictures = '["https://feed.example/both.jpg"]', photos_count = 0 where id = $1`,
    [other.id],
  );
  await closeSite('first');
  await removed('first');
  expect(
    await tests.rows(
      `select url, dealership_id from remote_pictures where url like '%/both.jpg' or url like '%/own.jpg'`,
    ),
  ).toEqual([{ url: 'https://feed.example/both.jpg', dealership_id: 'second' }]);
});

it('leaves a picture that is stored to whoever shows it, without a dealership', async () => {
  await bench.open('third');
  const hash = 'b'.repeat(64);
  await tests.rows(
    `insert into media (hash, content_type, width, height, bytes) values ($1, 'image/jpeg', 40, 30, 900)`,
    [hash],
  );
  await tests.rows(
    `insert into remote_pictures (url, dealership_id, hash) values ('https://feed.example/shown.jpg', 'third', $1)`,
    [hash],
  );
  await closeSite('third');
  await removed('third');
  expect(await tests.rows(`select dealership_id, hash from remote_pictures where url like '%/shown.jpg'`)).toEqual([
    { dealership_id: null, hash },
  ]);
});
