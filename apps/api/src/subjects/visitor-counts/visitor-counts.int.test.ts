import { firstViewHeader, phoneRevealPath, vehicleViewSchema } from '@forecourt/api-contract';
import type { Vehicle } from '@forecourt/domain/vehicle';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, testProof } from '../../../test/test-app';
import { createTestDatabase } from '../../../test/test-database';
import {
  addTestVehicle,
  applyTestDealerships,
  applyTestSites,
  changeTestVehicle,
  dealershipNamed,
  siteNamed,
} from '../../../test/test-stock';
import type { Database } from '../../ground/database/database';

type TestApp = Awaited<ReturnType<typeof startTestApp>>;

const browser =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

let database: Database;
let running: TestApp;
let number = 0;

const add = (dealership: string, changed: Partial<Vehicle> = {}) => {
  number += 1;
  return addTestVehicle(database.db, dealership, { stocknum: `V${number}`, slug: `vehicle-${number}`, ...changed });
};

const gateway = (site: string, agent: string | null = browser) => ({
  'x-forecourt-gateway': testProof,
  'x-forecourt-site': site,
  ...(agent === null ? {} : { 'user-agent': agent }),
});

const ask = (
  site: string,
  slug: string,
  { query = '', first = true, agent = browser as string | null, app = running } = {},
) =>
  app.app.request(`/cars/${slug}/view.json${query}`, {
    headers: { ...gateway(site, agent), ...(first ? { [firstViewHeader.name]: firstViewHeader.value } : {}) },
  });
const view = async (...asked: Parameters<typeof ask>) => {
  const answer = await ask(...asked);
  expect(answer.status).toBe(200);
  return vehicleViewSchema.parse(await answer.json());
};

const reveal = (site: string, body: unknown, { agent = browser as string | null, app = running } = {}) =>
  app.app.request(phoneRevealPath, {
    method: 'POST',
    headers: { ...gateway(site, agent), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const revealOf = (vehicle: Vehicle, website_id: string) => ({
  car_id: vehicle.id,
  dealership_id: vehicle.dealership_id,
  website_id,
});

const stored = async (vehicle: Vehicle) => {
  const { rows } = await database.pool.query<{ website_id: string; views: number; phone_reveals: number }>(
    'select website_id, views, phone_reveals from vehicle_counts where vehicle_id = $1 order by website_id',
    [vehicle.id],
  );
  return rows;
};

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await applyTestDealerships(db, dealershipNamed('yard'), dealershipNamed('far'));
  await applyTestSites(
    db,
    siteNamed('yard'),
    siteNamed('far'),
    siteNamed('group', {
      dealership_id: 'yard',
      stockFrom: [{ dealership: 'yard' }, { dealership: 'far' }],
      locations: [{ id: 'yard-yard' }],
    }),
  );
  running = await startTestApp(database);
});
afterAll(async () => {
  await running.close();
  await database.close();
});

describe('GET /cars/{slug}/view.json', () => {
  it('[VDP-07] answers how often the page was seen, before and after the count is stored', async () => {
    const car = await add('yard', { price: 21_990, photos_count: 3 });
    expect((await view('yard', car.slug)).views).toBe(1);
    expect((await view('yard', car.slug)).views).toBe(2);
    expect(await stored(car)).toEqual([]);
    await running.visitorCounts.write();
    expect(await stored(car)).toEqual([{ website_id: 'yard', views: 2, phone_reveals: 0 }]);
    const answer = await ask('yard', car.slug);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(await answer.json()).toMatchObject({ views: 3, car_fields: { id: car.id, price: 21_990, available: true } });
    expect(await running.api.getVehicle('yard', car.slug)).toMatchObject({ vehicle: { views: 2 } });
  });

  it('[VDP-07] counts the first look of a visit alone, and no robots', async () => {
    const car = await add('yard');
    await view('yard', car.slug, { first: false });
    await view('yard', car.slug, { agent: crawler });
    await view('yard', car.slug, { agent: null });
    await view('yard', car.slug, { agent: 'curl/8.5.0' });
    expect((await view('yard', car.slug, { first: false })).views).toBe(0);
    expect((await view('yard', car.slug)).views).toBe(1);
  });

  it('[VDP-07] answers what has changed since the page was drawn', async () => {
    const car = await add('yard', { price: 30_000, photos_count: 4 });
    const query = `?photos_count=4&updated_at=${encodeURIComponent(car.updated_at)}&website_id=yard`;
    expect(await view('yard', car.slug, { query })).toMatchObject({ changed: false, car_fields: { price: 30_000 } });
    expect((await view('yard', car.slug, { query: query.replace('=4&', '=3&') })).changed).toBe(true);
    const updated_at = new Date(Date.parse(car.updated_at) + 1_000);
    await changeTestVehicle(database.db, car, { price: 28_000, reserved: true, updated_at });
    expect(await view('yard', car.slug, { query })).toMatchObject({
      changed: true,
      car_fields: { price: 28_000, reserved: true, available: true, updated_at: updated_at.toISOString() },
    });
    await changeTestVehicle(database.db, car, { status: 'sold', sold: true, sold_at: new Date() });
    expect((await view('yard', car.slug)).car_fields).toMatchObject({ status: 'sold', sold: true, available: false });
  });

  it('[SITE-08] shows a site the counts of its own vehicles and of its own pages alone', async () => {
    const car = await add('yard');
    await view('yard', car.slug);
    await running.visitorCounts.write();
    expect((await view('group', car.slug)).views).toBe(1);
    expect((await ask('far', car.slug)).status).toBe(404);
    expect((await ask('yard', car.slug, { query: '?website_id=group' })).status).toBe(404);
    expect((await ask('yard', 'no-such-vehicle')).status).toBe(404);
    const hidden = await add('yard', { show_on_dealer_website: false });
    expect((await ask('yard', hidden.slug)).status).toBe(404);
    expect((await running.app.request(`/cars/${car.slug}/view.json`)).status).toBe(403);
    await running.visitorCounts.write();
    expect(await stored(car)).toEqual([
      { website_id: 'group', views: 1, phone_reveals: 0 },
      { website_id: 'yard', views: 1, phone_reveals: 0 },
    ]);
  });
});

describe('one address that asks without end', () => {
  const from = (client: string) => ({ ...gateway('yard'), 'x-forecourt-client': client });

  it('[VDP-07] adds no more to a vehicle’s views and reveals than a household would, and is answered all the same', async () => {
    const car = await add('yard');
    const look = async (client: string) => {
      const headers = { ...from(client), [firstViewHeader.name]: firstViewHeader.value };
      const answer = await running.app.request(`/cars/${car.slug}/view.json`, { headers });
      return vehicleViewSchema.parse(await answer.json()).views;
    };
    for (let turn = 0; turn < 40; turn += 1) await look('203.0.113.7');
    expect(await look('203.0.113.7')).toBe(5);
    expect(await look('203.0.113.8')).toBe(6);
    for (let turn = 0; turn < 40; turn += 1) {
      const headers = { ...from('203.0.113.7'), 'content-type': 'application/json' };
      const body = JSON.stringify(revealOf(car, 'yard'));
      expect((await running.app.request(phoneRevealPath, { method: 'POST', headers, body })).status).toBe(204);
    }
    await running.visitorCounts.write();
    expect(await stored(car)).toEqual([{ website_id: 'yard', views: 6, phone_reveals: 5 }]);
  });
});

describe('POST /api/phone-reveals', () => {
  it('[SIDE-03] logs car, dealership and site, and counts them', async () => {
    const car = await add('far');
    expect((await reveal('group', revealOf(car, 'group'))).status).toBe(204);
    expect((await reveal('group', revealOf(car, 'group'))).status).toBe(204);
    expect((await reveal('group', revealOf(car, 'group'), { agent: crawler })).status).toBe(204);
    await running.visitorCounts.write();
    expect(await stored(car)).toEqual([{ website_id: 'group', views: 0, phone_reveals: 2 }]);
  });

  it('[SIDE-03] drops reveals of a wrong vehicle, dealership or site, and stores the right ones', async () => {
    const car = await add('far');
    const own = await add('yard');
    const made: readonly unknown[] = [
      revealOf(car, 'yard'),
      { ...revealOf(own, 'yard'), dealership_id: 'far' },
      { car_id: '999999999999999999', dealership_id: 'yard', website_id: 'yard' },
    ];
    for (const body of made) expect((await reveal('yard', body)).status).toBe(204);
    expect((await reveal('yard', revealOf(own, 'yard'))).status).toBe(204);
    await running.visitorCounts.write();
    expect(await stored(car)).toEqual([]);
    expect(await stored(own)).toEqual([{ website_id: 'yard', views: 0, phone_reveals: 1 }]);
  });

  it('refuses reveals of other sites and bodies that are no reveals', async () => {
    const car = await add('yard');
    expect((await reveal('yard', revealOf(car, 'group'))).status).toBe(403);
    expect((await reveal('yard', { ...revealOf(car, 'yard'), car_id: '1; drop table' })).status).toBe(400);
    expect((await reveal('yard', {})).status).toBe(400);
    const form = { method: 'POST', headers: { ...gateway('yard'), 'content-type': 'text/plain' }, body: '{}' };
    expect((await running.app.request(phoneRevealPath, form)).status).toBe(400);
    expect((await running.app.request(phoneRevealPath, { method: 'POST' })).status).toBe(403);
  });
});

describe('counts of several instances', () => {
  it('[VDP-07] add up, also when they are written at the same time', async () => {
    const other = await startTestApp(database);
    const cars = await Promise.all(Array.from({ length: 5 }, () => add('yard')));
    for (let round = 0; round < 10; round += 1) {
      for (const car of cars) running.visitorCounts.add('views', { ...of(car), websiteId: 'yard' });
      for (const car of cars.toReversed()) other.visitorCounts.add('views', { ...of(car), websiteId: 'yard' });
      await Promise.all([running.visitorCounts.write(), other.visitorCounts.write()]);
    }
    const [car = cars[0] as Vehicle] = cars;
    other.visitorCounts.add('phone_reveals', { ...of(car), websiteId: 'yard' });
    // What is left is written at the end.
    await other.close();
    for (const one of cars)
      expect(await stored(one)).toEqual([{ website_id: 'yard', views: 20, phone_reveals: one === car ? 1 : 0 }]);
  });

  it('are deleted with the vehicle and with the site', async () => {
    const car = await add('yard');
    await view('yard', car.slug);
    await running.visitorCounts.write();
    expect(await stored(car)).toHaveLength(1);
    await database.db.execute(sql`delete from vehicles where id = ${car.id}`);
    expect(await stored(car)).toEqual([]);
    running.visitorCounts.add('views', { ...of(car), websiteId: 'yard' });
    await running.visitorCounts.write();
    expect(await stored(car)).toEqual([]);
    expect(running.visitorCounts.pending({ ...of(car), websiteId: 'yard' }).views).toBe(0);
  });

  it('[VDP-07] are kept in memory while the database is away, and written afterwards', async () => {
    const car = await add('yard');
    await database.pool.query('alter table vehicle_counts rename to vehicle_counts_away');
    try {
      running.visitorCounts.add('views', { ...of(car), websiteId: 'yard' });
      expect((await reveal('yard', revealOf(car, 'yard'))).status).toBe(204);
      await running.visitorCounts.write();
      expect(running.visitorCounts.pending({ ...of(car), websiteId: 'yard' })).toEqual({ views: 1, phone_reveals: 1 });
    } finally {
      await database.pool.query('alter table vehicle_counts_away rename to vehicle_counts');
    }
    await running.visitorCounts.write();
    expect(await stored(car)).toEqual([{ website_id: 'yard', views: 1, phone_reveals: 1 }]);
  });
});

const of = ({ id, dealership_id }: Vehicle) => ({ vehicleId: id, dealershipId: dealership_id });
