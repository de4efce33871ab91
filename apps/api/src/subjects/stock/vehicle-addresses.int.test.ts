import type { SiteDocument } from '@forecourt/config/site-document';
import { giveAddresses, vehicleSlug } from '@forecourt/domain/vehicle';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../../test/empty-tables';
import { startTestApp, testEnv, testProof } from '../../../test/test-app';
import { untilDecided } from '../../../test/test-database';
import { createImportBench } from '../../../test/test-import';
import { payloadAbout } from '../../../test/test-leads';
import { applyTestDealerships, applyTestSites, dealershipNamed, siteNamed } from '../../../test/test-stock';
import { openJobQueue } from '../../ground/jobs/job-queue';
import { createLog } from '../../ground/log/log';
import { prepareMessages } from '../../ground/messages/message-queue';
import { readStock } from '../search/read-stock';
import { vehicleRecords } from '../search/site-records';
import { getSiteDocument, siteDirectory } from '../sites';
import { findSiteVehicle, vehicleAddress } from '../vehicles';

const dealers = ['north', 'south', 'west'] as const;
type Dealer = (typeof dealers)[number];
type Row = readonly [stocknum: string, make: string, model: string, year: number, badge: string];

let bench: Awaited<ReturnType<typeof createImportBench>>;
let site: SiteDocument;
const siteOf = async (websiteId: string): Promise<SiteDocument> => {
  const found = await getSiteDocument(bench.database.db, websiteId);
  if (found === null) throw new Error(`There is no site ${websiteId}.`);
  return found;
};
const importRows = (dealership: Dealer, rows: readonly Row[]) =>
  bench.run({
    dealership,
    allowRemoval: true,
    file: bench.feed(`${dealership}.csv`, rows, 'stocknum,make,model,year,badge'),
  });
const slugsOf = async (): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries(
    (await bench.all("select dealership_id || '/' || stocknum as key, slug from vehicles")).map(({ key, slug }) => [
      key,
      slug,
    ]),
  );

beforeAll(async () => {
  bench = await createImportBench();
  const { db } = bench.database;
  await applyTestDealerships(db, ...dealers.map((slug) => dealershipNamed(slug)));
  const stockFrom = dealers.map((dealership) => ({ dealership }));
  await applyTestSites(db, siteNamed('north', { stockFrom }), siteNamed('south'));
  site = await siteOf('north');
});
afterAll(() => bench.close());
beforeEach(async () => {
  await emptyTables(bench.database, 'vehicles', 'vehicle_slugs', 'stock_runs');
});

const ascent: Row = ['1001', 'Toyota', 'Corolla', 2022, 'Ascent'];
const shared = '2022-toyota-corolla-ascent-1001';

describe('two dealerships of one site with the same words and stock number', () => {
  it('[STCK-04] keep an address each, through imports, sales and returns', async () => {
    const both = { 'north/1001': shared, 'south/1001': `${shared}-south` };
    await importRows('north', [ascent]);
    await importRows('south', [ascent]);
    expect(await slugsOf()).toEqual(both);
    await importRows('north', []);
    await importRows('south', [['1001', 'TOYOTA', 'Corolla', 2022, 'Ascent']]);
    expect(await slugsOf()).toEqual(both);
    await importRows('north', [ascent]);
    expect(await slugsOf()).toEqual(both);
    expect(await bench.all('select slug from vehicle_slugs')).toEqual([]);
    expect(await importRows('south', [['1001', 'TOYOTA', 'Corolla', 2022, 'Ascent']])).toMatchObject({ unchanged: 1 });
  });

  it('[STCK-04] never get an address that the other had before', async () => {
    await importRows('north', [ascent]);
    await importRows('north', [['1001', 'Toyota', 'Corolla', 2022, 'Ascent Sport']]);
    await importRows('south', [ascent]);
    expect(await slugsOf()).toEqual({
      'north/1001': '2022-toyota-corolla-ascent-sport-1001',
      'south/1001': `${shared}-south`,
    });
    const now = new Date();
    expect(await vehicleAddress({ db: bench.database.db, site, now }, shared)).toEqual({
      outcome: 'moved',
      location: '/cars/2022-toyota-corolla-ascent-sport-1001',
    });
  });

  it('[STCK-01] that another import has just given away is found by writing, and the batch is written anew', async () => {
    const other = await bench.database.pool.connect();
    try {
      await other.query("begin; set local forecourt.addresses = 'given'");
      await other.query(
        `insert into vehicles (dealership_id, stocknum, slug, name, item_type, car_type, status, make, model, year)
         values ('north', '1001', $1, 'A car', 'car', 'Used', 'in_stock', 'Toyota', 'Corolla', 2022)`,
        [shared],
      );
      const importing = importRows('south', [ascent, ['1002', 'Kia', 'Rio', 2020, '']]);
      const waiting = async () =>
        (await bench.all("select from pg_stat_activity where wait_event_type = 'Lock' and query like '%inserted as%'"))
          .length;
      await expect.poll(waiting, { timeout: 30_000 }).toBe(1);
      await other.query('commit');
      expect(await importing).toMatchObject({ created: 2, rejects: [] });
    } finally {
      other.release();
    }
    expect(await slugsOf()).toMatchObject({ 'north/1001': shared, 'south/1001': `${shared}-south` });
  });

  it('get two addresses from imports of the release before too, which know no rule, as the rule would give them', async () => {
    const words = { year: 2022, make: 'Toyota', model: 'Corolla', badge: 'Ascent', stocknum: '1001' };
    const wanted = vehicleSlug(words);
    const seekers = dealers.map((dealershipSlug) => ({ key: dealershipSlug, wanted, dealershipSlug, before: null }));
    const insert = (dealer: string, stocknum: string) =>
      bench.all(
        `insert into vehicles (dealership_id, stocknum, slug, name, item_type, car_type, status, make, model, year)
         values ($1, $2, $3, 'A car', 'car', 'Used', 'in_stock', 'Toyota', 'Corolla', 2022) returning slug`,
        [dealer, stocknum, wanted],
      );
    for (const dealer of dealers) await insert(dealer, '1001');
    const given = giveAddresses(seekers, () => null);
    const rule = Object.fromEntries([...given].map(([dealer, slug]) => [`${dealer}/1001`, slug]));
    expect(await slugsOf()).toEqual(rule);
    await bench.all('update vehicles set slug = $1', [wanted]);
    expect(await slugsOf()).toEqual(rule);
    await insert('south', '1001 ');
    expect((await slugsOf())['south/1001 ']).toBe(`${wanted}-south-2`);
  });
});

describe('stock numbers that say the same', () => {
  it('[STCK-01] of one vehicle spelled otherwise are refused, of another vehicle are not', async () => {
    await importRows('north', [['S-1', 'Kia', 'Rio', 2020, '']]);
    const { rejects } = await bench.run({
      dealership: 'north',
      mode: 'delta',
      file: bench.feed(
        'again.csv',
        [
          ['S 1', 'Kia', 'Rio', 2020, ''],
          ['1', 'Kia', 'Rio', 2020, 'S'],
        ],
        'stocknum,make,model,year,badge',
      ),
    });
    expect(rejects.map(({ line, reasons }) => [line, reasons[0]?.reason])).toEqual([
      [2, expect.stringContaining('Stock number S-1 is this one in another spelling')],
    ]);
    expect(await slugsOf()).toEqual({ 'north/S-1': '2020-kia-rio-s-1', 'north/1': '2020-kia-rio-s-1-north' });
  });
});

describe('a stock number that was stored as a spreadsheet wrote it', () => {
  it('[STCK-04] is written as it is read today, and its vehicle stays the same one', async () => {
    await importRows('north', [['00123', 'Kia', 'Rio', 2020, '']]);
    await bench.all(`update vehicles set stocknum = '="00123"'`);
    const before = await bench.all('select id, slug from vehicles');
    await bench.run({
      dealership: 'north',
      mode: 'snapshot',
      file: bench.feed('sheet.csv', [['"=""00123"""', 'Kia', 'Rio', 2020, '']], 'stocknum,make,model,year,badge'),
    });
    expect(await bench.all('select id, slug from vehicles')).toEqual(before);
    expect(await bench.all('select stocknum, sold from vehicles')).toEqual([{ stocknum: '00123', sold: false }]);
  });
});

describe('any stock of three dealerships of one site', () => {
  const row: fc.Arbitrary<Row> = fc.tuple(
    fc.constantFrom('1', 'S-1', '2'),
    fc.constantFrom('Kia', 'KIA'),
    fc.constant('Rio'),
    fc.constantFrom(2020, 2021),
    fc.constantFrom('', 'S', 'GT'),
  );
  const rows = fc.uniqueArray(row, { selector: ([stocknum]) => stocknum, maxLength: 3 });
  const imports = fc.array(fc.tuple(fc.constantFrom(...dealers), rows), { minLength: 2, maxLength: 8 });

  it('[STCK-04] every card, sitemap entry and address given before leads to its own vehicle, and none changes with others', async () => {
    const { database } = bench;
    await fc.assert(
      fc.asyncProperty(imports, async (runs) => {
        await emptyTables(database, 'vehicles', 'vehicle_slugs', 'stock_runs');
        const ownerOf = new Map<string, string>();
        const before = new Map<string, { readonly slug: string; readonly words: string }>();
        for (const [dealer, feed] of runs) {
          expect((await importRows(dealer, feed)).rejects).toEqual([]);
          const directory = await siteDirectory(database.db);
          const now = new Date();
          for await (const page of readStock(database.db, directory, [...dealers])) {
            for (const vehicle of page) {
              const records = vehicleRecords(vehicle, directory, now).upsert.filter((one) => one.site === 'north');
              expect(records.map(({ slug }) => slug)).toEqual([vehicle.slug]);
              expect((await findSiteVehicle(database.db, site, vehicle.slug))?.vehicle.id).toBe(vehicle.id);
              expect(ownerOf.get(vehicle.slug) ?? vehicle.id).toBe(vehicle.id);
              ownerOf.set(vehicle.slug, vehicle.id);
              const words = vehicleSlug(vehicle);
              const known = before.get(vehicle.id);
              if (known?.words === words) expect(vehicle.slug).toBe(known.slug);
              before.set(vehicle.id, { slug: vehicle.slug, words });
            }
          }
          for (const [slug, id] of ownerOf) {
            const present = before.get(id)?.slug;
            expect(await vehicleAddress({ db: database.db, site, now }, slug)).toEqual(
              slug === present ? { outcome: 'here' } : { outcome: 'moved', location: `/cars/${present}` },
            );
          }
        }
      }),
      { numRuns: 6 },
    );
  });
});

describe('a site of two dealerships with the same words and stock number', () => {
  it('[STCK-04] shows two cards that lead to two pages, and takes each enquiry for the dealer of its page', async () => {
    await importRows('north', [ascent]);
    await importRows('south', [ascent]);
    await untilDecided(bench.database);
    // What the worker does at its start.
    const jobs = await openJobQueue(bench.database, createLog('test', testEnv()), 'sender');
    await prepareMessages(jobs);
    await jobs.stop({ graceful: false });
    const running = await startTestApp(bench.database);
    try {
      await running.ready();
      const answer = await running.search.engine?.searchIndex(
        'Car_production',
        JSON.stringify({ filters: 'site:north' }),
      );
      const { hits } = JSON.parse(Buffer.from(answer?.body ?? []).toString()) as {
        hits: { id: string; slug: string; dealership_slug: string }[];
      };
      expect(hits.map((hit) => hit.slug).sort()).toEqual([shared, `${shared}-south`]);
      for (const { id, slug, dealership_slug } of hits) {
        const page = await running.api.getVehicle('north', slug);
        expect(page).toMatchObject({ found: true, vehicle: { id, dealership_slug } });
        const lead = await running.app.request('/api/leads', {
          method: 'POST',
          headers: {
            'x-forecourt-gateway': testProof,
            'x-forecourt-site': 'north',
            'content-type': 'application/json',
            'sec-fetch-site': 'same-origin',
            'idempotency-key': crypto.randomUUID(),
          },
          body: JSON.stringify(payloadAbout(id, { page_id: `/cars/${slug}` })),
        });
        expect(lead.status).toBe(201);
      }
      const leads = await bench.all(
        'select leads.dealership_id, v.slug from leads join vehicles v on v.id = leads.vehicle_id order by 1',
      );
      expect(leads).toEqual([
        { dealership_id: 'north', slug: shared },
        { dealership_id: 'south', slug: `${shared}-south` },
      ]);
    } finally {
      await running.close();
    }
  });
});
