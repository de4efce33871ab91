import { autogaugeSchema } from '@forecourt/domain/autogauge';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queryPlans, recordingDb } from '../../../test/query-plans';
import { startTestApp, testEnv, testProof } from '../../../test/test-app';
import { createTestDatabase } from '../../../test/test-database';
import {
  addTestVehicle,
  applyTestDealerships,
  applyTestSites,
  dealershipNamed,
  siteNamed,
} from '../../../test/test-stock';
import { startValuationService } from '../../../test/test-valuation-service';
import type { Database } from '../../ground/database/database';
import { settingsFrom } from '../../ground/env/environment-part';
import { comparablesWithin, findComparables } from './find-comparables';
import { ownStockValuation } from './own-stock-valuation';

type TestApp = Awaited<ReturnType<typeof startTestApp>>;

let database: Database;
let running: TestApp;
let number = 0;

/** A used Kia Cerato of a dealership, unlike every other but in kind. */
const add = (dealership: string, changed: Parameters<typeof addTestVehicle>[2] = {}) => {
  number += 1;
  return addTestVehicle(database.db, dealership, {
    stocknum: `S${number}`,
    slug: `cerato-${number}`,
    vin: null,
    make: 'Kia',
    model: 'Cerato',
    badge: 'Sport',
    year: 2020,
    km: 50_000 + number * 100,
    price: 20_000 + (number % 10) * 100,
    status: 'in_stock',
    car_type: 'used',
    ...changed,
  });
};

const askAt = async (app: TestApp, site: string, slug: string, headers: Record<string, string> = {}) =>
  app.app.request(`/cars/${slug}/autogauge`, {
    headers: { 'x-forecourt-gateway': testProof, 'x-forecourt-site': site, ...headers },
  });
const gauge = async (site: string, slug: string) => {
  const answer = await askAt(running, site, slug);
  expect(answer.status).toBe(200);
  return autogaugeSchema.parse(await answer.json());
};

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await applyTestDealerships(db, ...['ours', 'sister', 'theirs', 'others'].map((slug) => dealershipNamed(slug)));
  await applyTestSites(
    db,
    siteNamed('ours', { stockFrom: [{ dealership: 'ours' }, { dealership: 'sister' }], flags: { comparison: true } }),
    siteNamed('theirs', { flags: { comparison: false } }),
  );
  running = await startTestApp(database, testEnv());
});
afterAll(async () => {
  await running.close();
  await database.close();
});

describe('GET {car path}/autogauge', () => {
  it('[AUTO-03] answers nothing below eight comparable vehicles, then figures and how they came about', async () => {
    const car = await add('ours', { price: 20_450 });
    for (let count = 0; count < 7; count += 1) await add('theirs');
    expect(await gauge('ours', car.slug)).toEqual({
      fill: null,
      listing_price: 20_450,
      market_range_min: null,
      market_range_max: null,
      confidence: null,
      description: null,
    });
    await add('others');
    const found = await gauge('ours', car.slug);
    const { market_range_min: min, market_range_max: max } = found;
    expect(min).toBeGreaterThan(18_000);
    expect(max).toBeLessThan(23_000);
    expect(found.fill).toBeCloseTo(((max ?? 0) - 20_450) / ((max ?? 0) - (min ?? 0)));
    expect(found.confidence).toBeGreaterThan(0.2);
    expect(found.description).toContain('From 8 comparable cars (Kia Cerato Sport) advertised by other dealers');
    expect(found.description).toContain('our own stock, sold vehicles and repeated adverts are not counted');
  });

  it('leaves out the site’s own stock, repeats, other advertisements of the same car, and cars not for sale', async () => {
    const car = await add('ours', { vin: 'KNAOWN00000000001', km: 61_234 });
    const before = await gauge('ours', car.slug);
    await add('ours');
    await add('sister');
    await add('theirs', { vin: car.vin });
    await add('theirs', { km: car.km });
    await add('theirs', { status: 'sold', sold: true, sold_at: new Date().toISOString() });
    await add('theirs', { status: 'coming_soon' });
    await add('theirs', { price: 150 });
    await add('theirs', { show_on_dealer_website: false });
    await add('theirs', { car_type: 'new' });
    await add('theirs', { model: 'Stinger' });
    expect(await gauge('ours', car.slug)).toEqual(before);
    const twin = { vin: 'KNATWIN0000000001', km: 70_000 };
    await add('theirs', twin);
    const once = await gauge('ours', car.slug);
    await add('others', twin);
    expect((await gauge('ours', car.slug)).description).toBe(once.description);
    expect(once.description).toContain('From 9 comparable');
  });

  it.each([
    ['sold', { status: 'sold', sold: true, sold_at: new Date().toISOString() }],
    ['on hold', { reserved: true }],
    ['coming', { status: 'coming_soon' }],
    ['without a price above $200', { price: 200 }],
  ] as const)('[AUTO-04] compares no vehicle that is %s', async (_, state) => {
    const car = await add('ours', state);
    const answer = await gauge('ours', car.slug);
    expect(Object.values(answer).every((value) => value === null)).toBe(true);
  });

  it('answers for the site that the gateway proves, and only where the site compares prices', async () => {
    const theirs = await add('theirs');
    const ours = await add('ours');
    expect((await askAt(running, 'ours', theirs.slug)).status).toBe(404);
    expect((await askAt(running, 'theirs', theirs.slug)).status).toBe(404);
    expect((await askAt(running, 'ours', ours.slug, { 'x-forecourt-gateway': 'guess' })).status).toBe(403);
  });

  it('uses the hosted service where one is set, and answers 503 while that is away', async () => {
    const service = await startValuationService('key', [
      { status: 200, body: { market_range_min: 18_000, market_range_max: 22_000, confidence: 0.9 } },
      { status: 500 },
    ]);
    const hosted = await startTestApp(database, {
      ...testEnv(),
      settingsOf: settingsFrom({ VALUATION_URL: service.url, VALUATION_KEY: 'key', VALUATION_TIMEOUT_MS: '10000' }),
    });
    const car = await add('ours', { price: 20_000, autograb_data: null });
    expect(await (await askAt(hosted, 'ours', car.slug)).json()).toMatchObject({ fill: 0.5, market_range_min: 18_000 });
    // Averages of another source could contradict it.
    expect(await hosted.api.getVehicle('ours', car.slug)).toMatchObject({ vehicle: { autograb_data: null } });
    const away = await askAt(hosted, 'ours', car.slug);
    expect(away.status).toBe(503);
    expect(await away.json()).toMatchObject({ code: 'valuation_unavailable' });
    await hosted.close();
    await service.close();
  });
});

describe('average market prices of a vehicle', () => {
  it('[PRICE-03] come from its feed, else from comparable stock where the site compares prices', async () => {
    for (let count = 0; count < 24; count += 1) await add('theirs', { model: 'Rio', state: 'QLD' });
    const averagesOf = async (site: string, dealership: string, changed: Parameters<typeof add>[1] = {}) => {
      const car = await add(dealership, { model: 'Rio', state: 'QLD', price: 18_000, autograb_data: null, ...changed });
      const answer = await running.api.getVehicle(site, car.slug);
      if (!answer.found) throw new Error(`${site} has no ${car.slug}`);
      return answer.vehicle.autograb_data;
    };
    const told = await averagesOf('ours', 'ours');
    for (const average of [told?.average_market_price, told?.state_average_market_price]) {
      expect(average).toBeGreaterThan(19_500);
      expect(average).toBeLessThan(21_500);
    }
    const fed = { state_average_market_price: null, average_market_price: 25_000 };
    expect(await averagesOf('ours', 'ours', { autograb_data: fed })).toEqual(fed);
    expect(await averagesOf('theirs', 'theirs')).toBeNull();
    expect(await averagesOf('ours', 'ours', { reserved: true })).toBeNull();
    expect(await averagesOf('ours', 'ours', { model: 'Seltos' })).toBeNull();
  });
});

describe('the words of a valuation', () => {
  it('address the reader: the dealer’s vehicle on a site, "yours" for a shopper', async () => {
    for (let count = 0; count < 24; count += 1) await add('theirs', { model: 'Stonic', state: 'QLD' });
    const vehicle = await add('ours', { model: 'Stonic', state: 'QLD', price: 18_000 });
    const words = async (whose: 'site' | 'shopper') =>
      (await ownStockValuation(database.db)({ vehicle, whose, ownDealerships: [] }))?.description;
    expect(await words('site')).toContain('Four of five are advertised within the range.');
    expect(await words('shopper')).toContain('brought to the year and the kilometres of yours.');
  });
});

describe('comparable stock among 50,000 vehicles', () => {
  it('is found by an index of the database', async () => {
    const { db } = database;
    const car = await add('ours', { make: 'Make 7', model: 'Model 3', year: 2019, km: 70_000 });
    await db.execute(sql`
      insert into vehicles (dealership_id, stocknum, slug, name, item_type, car_type, status, make, model, badge, year, km, price, simple_body)
      select 'theirs', 'B' || n, 'bulk-' || n, 'Bulk', 'car', 'used', 'in_stock', 'Make ' || n % 40, 'Model ' || n % 11,
             'Badge ' || n % 5, 2010 + n % 15, n * 37 % 250000, 8000 + n * 13 % 50000, 'suv'
      from generate_series(1, 50000) n`);
    await db.execute(sql`analyze vehicles`);
    const ask = (from = db) =>
      findComparables(from, { vehicle: car, whose: 'site', ownDealerships: ['ours'] }, 'model');
    expect((await ask()).length).toBeGreaterThan(50);
    const plans = await queryPlans(database, ask);
    expect(plans.map((plan) => plan.includes('vehicles_market'))).toEqual([true, true]);
  });

  it('are those of near years alone where these are enough, and the same as among all years', async () => {
    const { db } = database;
    // Many of the same year and kilometres, and the same car advertised for other years and prices.
    await db.execute(sql`
      insert into vehicles (dealership_id, stocknum, slug, name, item_type, car_type, status, make, model, badge, year, km, price, simple_body, vin)
      select 'theirs', 'C' || n, 'common-' || n, 'Common', 'car', 'used', 'in_stock', 'Common', 'Model ' || n % 2,
             'Badge ' || n % 5, 2008 + n * 7 % 16, n * 37 % 40 * 5000, 8000 + n * 13 % 50000, 'suv',
             case when n % 3 = 0 then 'VIN' || n % 1000 end
      from generate_series(1, 4000) n`);
    const compared = async (year: number, likeness: 'model' | 'body') => {
      const vehicle = { ...(await add('ours', { make: 'Common', model: 'Model 1', year, km: 71_234 })) };
      const question = {
        vehicle: { ...vehicle, simple_body: 'suv' as const },
        whose: 'site' as const,
        ownDealerships: ['ours'],
      };
      const { db: recorded, asked } = recordingDb(database);
      const found = await findComparables(recorded, question, likeness);
      expect(found).toEqual(await comparablesWithin(db, question, likeness, null));
      return [found.length, asked.length];
    };
    for (const year of [2010, 2015, 2019, 2021]) {
      expect(await compared(year, 'model')).toEqual([400, 1]);
      expect(await compared(year, 'body')).toEqual([400, 1]);
    }
    // The years to one side of the first and the last are not enough.
    for (const year of [2005, 2025]) expect(await compared(year, 'model')).toEqual([400, 2]);
  });
});
