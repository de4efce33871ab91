import type { CarType, Vehicle } from '@forecourt/domain/vehicle';
import { presets } from '@forecourt/search/parameters';
import { testNow } from '@forecourt/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { rowsReadBy } from '../../../test/rows-read';
import { startTestApp } from '../../../test/test-app';
import { createTestDatabase, untilDecided } from '../../../test/test-database';
import {
  addTestVehicle,
  applyTestDealerships,
  applyTestSites,
  changeTestVehicle,
  dealershipNamed,
  siteNamed,
} from '../../../test/test-stock';
import { type Database, type Db, databaseAt } from '../../ground/database/database';
import { currentPosition } from '../../ground/spine/read-changes';
import { getSiteDocument } from '../sites';
import { listedParts, listedVehicles } from './listed-vehicles';

let database: Database;
let running: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  database = await createTestDatabase();
  await applyTestDealerships(database.db, dealershipNamed('yard'), dealershipNamed('other'));
  running = await startTestApp(database);
  await running.ready();
});
afterAll(async () => {
  await running.close();
  await database.close();
});
beforeEach(async () => {
  await database.pool.query('delete from vehicle_slugs');
  await database.pool.query('delete from vehicles');
  await applyTestSites(database.db, siteNamed('yard'), siteNamed('other'));
});

const soldDaysAgo = (days: number): Partial<Vehicle> => ({
  status: 'sold',
  sold: true,
  sold_at: new Date(testNow.getTime() - days * 86_400_000).toISOString(),
});
const addAll = async (stock: Readonly<Record<string, Partial<Vehicle>>>, dealership = 'yard') => {
  for (const [slug, vehicle] of Object.entries(stock))
    await addTestVehicle(database.db, dealership, { stocknum: slug, slug, ...vehicle });
};
const siteOf = async (id = 'yard') => {
  const site = await getSiteDocument(database.db, id);
  if (site === null) throw new Error(`There is no site ${id}.`);
  return site;
};
const slugs = async (id = 'yard') => ((await running.api.getListedVehicles(id, 1)) ?? []).map(({ slug }) => slug);

const stock: Readonly<Record<string, Partial<Vehicle>>> = {
  used: {},
  new: { car_type: 'new' },
  demo: { car_type: 'demo' },
  soon: { status: 'coming_soon', car_type: 'new' },
  certified: { certified: true },
  unpriced: { price: null },
  bare: { images: [], primary_image_url: null },
  'only-a-stand-in': { images: [], primary_image_url: '/img/no-image.png' },
  reserved: { reserved: true },
  'sold-lately': soldDaysAgo(2),
  hidden: { show_on_dealer_website: false },
};

describe('the vehicles that a site lists', () => {
  it('[SEO-01] [ENTY-02] are those that its searches find, by every preset and kind of vehicle', async () => {
    await addAll(stock);
    await addAll({ foreign: {} }, 'other');
    for (const preset of presets.keys()) {
      for (const carTypes of [[], ['new', 'demo']] satisfies CarType[][]) {
        await applyTestSites(database.db, siteNamed('yard', { search: { preset, carTypes } }));
        await untilDecided(database);
        const last = await currentPosition(database.db);
        await vi.waitUntil(() => running.search.position >= last, { timeout: 120_000 });
        const [hits = []] = await running.search.hitsOf(await siteOf(), [
          { indexName: 'Car_production', query: '', hitsPerPage: 100 },
        ]);
        const found = hits.map(({ slug }) => slug).sort();
        expect([...(await slugs())].sort(), `preset ${preset}`).toEqual(found);
        expect(await running.api.getListedParts('yard'), `preset ${preset}`).toHaveLength(found.length > 0 ? 1 : 0);
        expect(found).not.toContain('hidden');
      }
    }
  });

  it('[ROUTE-08] leave out what was sold so long ago that its page leads elsewhere, whatever the preset', async () => {
    await addAll({ ...stock, 'sold-long-ago': soldDaysAgo(30) });
    await applyTestSites(database.db, siteNamed('yard', { search: { preset: 0 } }));
    expect(await slugs()).toContain('sold-lately');
    expect(await slugs()).not.toContain('sold-long-ago');
  });

  it('[ROUTE-08] have what was sold as many days ago as the site shows it, counted from its last change without a time of sale', async () => {
    const changedDaysAgo = (days: number): Partial<Vehicle> => ({
      status: 'sold',
      updated_at: new Date(testNow.getTime() - days * 86_400_000).toISOString(),
    });
    await addAll({
      'last-moment': soldDaysAgo(5),
      'a-moment-late': soldDaysAgo(5 + 1 / 86_400_000),
      'changed-lately': changedDaysAgo(5),
      'changed-long-ago': changedDaysAgo(6),
      'old-and-available': { updated_at: '2020-01-01T00:00:00.000Z' },
    });
    await applyTestSites(database.db, siteNamed('yard', { search: { preset: 0 }, vehicle: { soldCarDays: 5 } }));
    expect(await slugs()).toEqual(['last-moment', 'changed-lately', 'old-and-available']);
  });

  it('tell when each changed, by its own row, and its picture', async () => {
    await addAll({
      ute: { updated_at: '2026-03-01T00:00:00.000Z', images: [{ url: '/media/a', thumb_url: '/media/a' }] },
      bare: { updated_at: '2026-02-01T00:00:00.000Z', images: [], primary_image_url: null },
    });
    expect(await running.api.getListedVehicles('yard', 1)).toMatchObject([
      { slug: 'ute', changed_at: '2026-03-01T00:00:00.000Z', image: expect.any(String) },
      { slug: 'bare', changed_at: '2026-02-01T00:00:00.000Z', image: null },
    ]);
    expect(await running.api.getListedParts('yard')).toEqual([{ changed_at: '2026-03-01T00:00:00.000Z' }]);
    const added = await addTestVehicle(database.db, 'yard', { stocknum: 'later', slug: 'later' });
    await changeTestVehicle(database.db, added, { updated_at: new Date('2026-03-09T00:00:00Z') });
    expect(await running.api.getListedParts('yard')).toEqual([{ changed_at: '2026-03-09T00:00:00.000Z' }]);
  });

  it('make parts without a gap or a repeat', async () => {
    await addAll(Object.fromEntries(Array.from({ length: 7 }, (_, number) => [`car-${number}`, {}])));
    const { db } = database;
    const site = await siteOf();
    const of = async (part: number) =>
      (await listedVehicles(db, site, { part, now: testNow, ofPart: 3 }))?.map(({ slug }) => slug) ?? null;
    expect(await listedParts(db, site, testNow, 3)).toHaveLength(3);
    expect([await of(1), await of(2), await of(3), await of(4)]).toEqual([
      ['car-0', 'car-1', 'car-2'],
      ['car-3', 'car-4', 'car-5'],
      ['car-6'],
      null,
    ]);
  });

  /** What is asked of the database by that alone: the app that runs beside it has connections of its own. */
  const queriesOf = async (action: (db: Db) => Promise<void>) => {
    const alone = databaseAt(database.url);
    try {
      const asked = vi.spyOn(alone.pool, 'query');
      await action(alone.db);
      return asked.mock.calls.map(([query, values]) => ({ text: JSON.stringify(query), values: String(values) }));
    } finally {
      await alone.close();
    }
  };

  it('cost a count, and no pass over the stock, where a part is asked for that the stock is too small for', async () => {
    await addAll({ first: {}, second: {}, gone: soldDaysAgo(30), 'long-gone': soldDaysAgo(300) });
    const site = await siteOf();
    const queries = await queriesOf(async (db) => {
      for (const part of [3, 4, 99_999])
        expect(await listedVehicles(db, site, { part, now: testNow, ofPart: 1 })).toBeNull();
    });
    const count = { text: expect.stringContaining('select count(*)') };
    expect(queries.filter(({ text }) => text.includes('vehicles'))).toMatchObject([count, count, count]);
  });

  it('are read by the index of their dealership, and those of others not at all', async () => {
    await database.pool.query(
      `insert into vehicles (dealership_id, location_id, stocknum, slug, name, item_type, car_type, status, make, model, year, price)
         select dealer, dealer || '-yard', 'N' || n, dealer || n, 'Car', 'car', 'used', 'in_stock', 'Kia', 'Rio', 2020, 20000
         from generate_series(1, 8000) n, lateral (select case when n % 40 = 0 then 'yard' else 'other' end as dealer) of`,
    );
    await database.pool.query('analyze vehicles');
    const site = await siteOf();
    const { result, rowsRead } = await rowsReadBy(database, 'vehicles', (tx) => listedParts(tx, site, testNow, 1));
    expect(result).toHaveLength(200);
    // The planner may look at an end of an index besides.
    expect(rowsRead).toBeLessThan(210);
  });

  it('are read with the pictures of the part that is asked for alone', async () => {
    await addAll(Object.fromEntries(Array.from({ length: 7 }, (_, number) => [`car-${number}`, {}])));
    const { rows } = await database.pool.query<{ id: string }>('select id::text from vehicles order by vehicles.id');
    const site = await siteOf();
    const queries = await queriesOf(async (db) => {
      const found = await listedVehicles(db, site, { part: 2, now: testNow, ofPart: 3 });
      expect(found).toMatchObject(Array.from({ length: 3 }, () => ({ image: expect.any(String) })));
    });
    const ofPart = rows.slice(3, 6).map(({ id }) => id);
    expect(queries.filter(({ text }) => text.includes('images')).map(({ values }) => values)).toEqual([ofPart.join()]);
  });

  it('[SEO-01] are all there past 20,000', async () => {
    await database.pool.query(
      `insert into vehicles (dealership_id, location_id, stocknum, slug, name, item_type, car_type, status, make, model, year, price)
         select 'yard', 'yard-yard', 'N' || n, 'many-' || n, 'Car ' || n, 'car', 'used', 'in_stock', 'Kia', 'Rio', 2020, 20000
         from generate_series(1, 20050) n`,
    );
    expect(await running.api.getListedParts('yard')).toHaveLength(2);
    const [first, second] = [
      (await running.api.getListedVehicles('yard', 1)) ?? [],
      (await running.api.getListedVehicles('yard', 2)) ?? [],
    ];
    expect([first.length, second.length]).toEqual([20_000, 50]);
    expect(new Set([...first, ...second].map(({ slug }) => slug)).size).toBe(20_050);
    expect(await running.api.getListedVehicles('yard', 3)).toBeNull();
  });

  it('are none of a site without vehicles, and an error of a site that is not there', async () => {
    expect(await running.api.getListedParts('other')).toEqual([]);
    expect(await running.api.getListedVehicles('other', 1)).toBeNull();
    await expect(running.api.getListedParts('nowhere')).rejects.toThrow('site_not_found');
  });
});
