import { ownCarModelsSchema, tradeInEstimateSchema } from '@forecourt/api-contract';
import { addCalendarDays, calendarDateIn, stateTimeZone } from '@forecourt/domain/calendar';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { emptyTables } from '../../../test/empty-tables';
import { startTestApp, testBearer, testEnv, testProof } from '../../../test/test-app';
import { createTestDatabase } from '../../../test/test-database';
import {
  addTestVehicle,
  applyTestDealerships,
  applyTestSites,
  dealershipNamed,
  siteNamed,
} from '../../../test/test-stock';
import { startValuationService } from '../../../test/test-valuation-service';
import { startVehicleRegister } from '../../../test/test-vehicle-register';
import type { Database } from '../../ground/database/database';
import { settingsFrom } from '../../ground/env/environment-part';

type TestApp = Awaited<ReturnType<typeof startTestApp>>;

let database: Database;
let running: TestApp;

const best = { body: 'clean', inside: 'clean', mechanical: 'sound', history: 'full', accident: 'none' };
const rio = { make: 'Kia', model: 'Rio', badge: '', year: '2022', kilometres: '50100', ...best };

const asked = (app: TestApp, site: string, path: string, query: Readonly<Record<string, string>>) =>
  app.app.request(`/internal/v1/sites/${site}/${path}?${new URLSearchParams(query)}`, {
    headers: { authorization: `Bearer ${testBearer}` },
  });
const estimate = async (query: Readonly<Record<string, string>>, app = running, site = 'yard') => {
  const answer = await asked(app, site, 'trade-in-estimate', query);
  expect(answer.status).toBe(200);
  return tradeInEstimateSchema.parse(await answer.json());
};
const shopper = (site: string) => ({ 'x-forecourt-gateway': testProof, 'x-forecourt-site': site });

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await applyTestDealerships(db, ...['yard', 'other'].map((slug) => dealershipNamed(slug)));
  await applyTestSites(
    db,
    siteNamed('yard', { tradeIn: { storeValuation: true, offerDays: 7, dealerShare: 10 } }),
    siteNamed('other', { vehicle: { tradeInAllowed: false } }),
  );
  for (let number = 1; number <= 20; number += 1)
    await addTestVehicle(db, number % 2 === 0 ? 'yard' : 'other', {
      stocknum: `S${number}`,
      slug: `rio-${number}`,
      vin: null,
      make: 'Kia',
      model: number === 20 ? 'RIO' : 'Rio',
      badge: number % 2 === 0 ? 'Sport' : 'S',
      year: 2022,
      km: 45_000 + number * 500,
      price: 19_500 + (number % 10) * 100,
      status: 'in_stock',
      car_type: 'used',
      item_type: 'car',
    });
  running = await startTestApp(database, testEnv());
});
afterAll(async () => {
  await running.close();
  await database.close();
});

describe('an estimate', () => {
  it('[TRAD-01] comes from advertised stock of every dealer, less what is stated, with range, confidence and days', async () => {
    const { offer, reason, adjustmentAnswers, car } = await estimate({ ...rio, body: 'worn' });
    expect(reason).toBeNull();
    expect(car).toEqual({ make: 'Kia', model: 'Rio', badge: '', year: 2022, kilometres: 50_100 });
    expect(offer?.advertised).toBeGreaterThan(19_400);
    expect(offer?.advertised).toBeLessThan(20_600);
    expect(offer?.deductions.map(({ label, percent }) => [label, percent])).toEqual([
      ['Preparing, warranting and selling it', 10],
      ['Outside', 2],
    ]);
    expect(offer?.offer_price).toBe(
      (offer?.advertised ?? 0) - (offer?.deductions ?? []).reduce((sum, { amount }) => sum + amount, 0),
    );
    expect(offer?.min).toBeLessThan(offer?.offer_price ?? 0);
    expect(offer?.max).toBeGreaterThan(offer?.offer_price ?? 0);
    expect(offer?.confidence).toBeGreaterThan(0.4);
    expect(offer?.description).toMatch(/^From 20 comparable cars \(Kia Rio\) advertised by dealers/);
    expect(adjustmentAnswers['How does the outside look?']).toBe('Small scratches or stone chips');
    // Seven days, today in the site's state counted.
    const today = calendarDateIn(stateTimeZone('NSW'), testEnv().now());
    expect(offer?.valid_until).toBe(addCalendarDays(today, 6));
  });

  it('[TRAD-01] has no figure above 7 years or 100,000 km, nor for a model with too few advertised, and gives the reason', async () => {
    const year = testEnv().now().getFullYear();
    for (const [changed, reason] of [
      [{ year: String(year - 8) }, 'age'],
      [{ kilometres: '100001' }, 'kilometres'],
      [{ model: 'Stinger' }, 'few'],
    ] as const)
      expect(await estimate({ ...rio, ...changed })).toMatchObject({ offer: null, reason });
  });

  it('is refused on a site that takes no trade-ins, without the service key, and for an unknown answer', async () => {
    expect((await asked(running, 'other', 'trade-in-estimate', rio)).status).toBe(404);
    expect((await asked(running, 'yard', 'trade-in-estimate', { ...rio, body: 'gone' })).status).toBe(400);
    expect((await running.app.request('/internal/v1/sites/yard/trade-in-estimate')).status).toBe(401);
  });

  it('comes from a hosted service where one is set, and has no figure while that is away', async () => {
    const service = await startValuationService('right', [
      { status: 200, body: { market_range_min: 18_000, market_range_max: 22_000, confidence: 0.8 } },
    ]);
    const hosted = await startTestApp(database, {
      ...testEnv(),
      settingsOf: settingsFrom({ VALUATION_URL: service.url, VALUATION_KEY: 'right', VALUATION_TIMEOUT_MS: '500' }),
    });
    expect((await estimate(rio, hosted)).offer).toMatchObject({ advertised: 20_000, offer_price: 18_000 });
    expect(service.asked).toMatchObject([{ make: 'Kia', model: 'Rio', year: 2022, km: 50_100, car_type: 'used' }]);
    await service.close();
    expect(await estimate(rio, hosted)).toMatchObject({ offer: null, reason: 'away' });
    await hosted.close();
  });
});

describe('vehicles of other kinds than cars', () => {
  it('are compared with their own kind, and chosen from among the kinds that are asked for', async () => {
    for (let number = 1; number <= 6; number += 1)
      await addTestVehicle(database.db, 'yard', {
        stocknum: `J${number}`,
        slug: `journey-${number}`,
        vin: null,
        make: 'Jayco',
        model: 'Journey',
        badge: null,
        year: 2022,
        km: null,
        price: 59_000 + number * 500,
        status: 'in_stock',
        car_type: 'used',
        item_type: 'caravan',
      });
    const journey = { ...rio, make: 'Jayco', model: 'Journey', kilometres: '0' };
    const { offer } = await estimate(journey);
    expect(offer?.description).toMatch(/^From 6 comparable caravans \(Jayco Journey\)/);
    expect(offer?.advertised).toBeGreaterThan(59_000);
    expect(offer?.advertised).toBeLessThan(63_000);
    const models = async (query: string) => {
      const answer = await running.app.request(`/internal/v1/sites/yard/own-cars?make=Jayco${query}`, {
        headers: { authorization: `Bearer ${testBearer}` },
      });
      return ownCarModelsSchema.parse(await answer.json()).models.map(({ name }) => name);
    };
    expect(await models('')).toEqual([]);
    expect(await models('&kinds=motorcycle&kinds=caravan')).toEqual(['Journey']);
  });
});

describe('models of a make', () => {
  it('are those that are advertised, each once, with their badges', async () => {
    const answer = await asked(running, 'yard', 'own-cars', { make: 'kia' });
    expect(ownCarModelsSchema.parse(await answer.json())).toEqual({
      models: [{ name: 'Rio', badges: ['S', 'Sport'] }],
      lookup: false,
    });
    const none = await asked(running, 'yard', 'own-cars', { make: 'Nobody' });
    expect(ownCarModelsSchema.parse(await none.json()).models).toEqual([]);
  });

  it('are read of the database once for all pages that ask', async () => {
    const app = await startTestApp(database, testEnv());
    const queries = vi.spyOn(database.pool, 'query');
    try {
      const answers = await Promise.all(
        ['Kia', 'kia', 'KIA'].map(async (make) => (await asked(app, 'yard', 'own-cars', { make })).json()),
      );
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      await asked(app, 'yard', 'own-cars', { make: 'Kia' });
      const reads = queries.mock.calls.filter(([query]) => JSON.stringify(query).includes('as badges'));
      expect(reads).toHaveLength(1);
    } finally {
      queries.mockRestore();
      await app.close();
    }
  });
});

describe('POST /api/miscellaneous', () => {
  const save = (site: string, body: object, headers: object = {}) =>
    running.app.request('/api/miscellaneous', {
      method: 'POST',
      headers: { ...shopper(site), 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  it('[TRAD-01] stores the valuation that its token proves, on sites that take trade-ins, and nothing else', async () => {
    const { token, offer } = await estimate(rio);
    expect((await save('yard', { column_name: 'valuation', valuation: token })).status).toBe(204);
    const { rows } = await database.pool.query('select website_id, valuation from saved_valuations');
    expect(rows).toEqual([{ website_id: 'yard', valuation: expect.objectContaining({ offer, reason: null }) }]);
    // As a page does that is loaded again.
    expect((await save('yard', { column_name: 'valuation', valuation: token })).status).toBe(204);
    expect((await save('yard', { column_name: 'valuation', valuation: `${token}x` })).status).toBe(400);
    expect((await save('yard', { column_name: 'other', valuation: token })).status).toBe(400);
    expect((await save('other', { column_name: 'valuation', valuation: token })).status).toBe(404);
    const foreign = { 'sec-fetch-site': 'cross-site' };
    expect((await save('yard', { column_name: 'valuation', valuation: token }, foreign)).status).toBe(403);
    expect((await database.pool.query('select count(*)::int as count from saved_valuations')).rows).toEqual([
      { count: 1 },
    ]);
  });
});

describe('an offer that has ended', () => {
  it('is refused when it is sent to be stored', async () => {
    await emptyTables(database, 'saved_valuations');
    const { token } = await estimate(rio);
    const save = async (days: number) => {
      const later = await startTestApp(
        database,
        testEnv(() => new Date(testEnv().now().getTime() + days * 86_400_000)),
      );
      const { status } = await later.app.request('/api/miscellaneous', {
        method: 'POST',
        headers: { ...shopper('yard'), 'content-type': 'application/json' },
        body: JSON.stringify({ column_name: 'valuation', valuation: token }),
      });
      await later.close();
      return [status, (await database.pool.query('select from saved_valuations')).rowCount];
    };
    expect(await save(7)).toEqual([410, 0]);
    expect(await save(6)).toEqual([204, 1]);
  });
});

describe('POST /api/vehicle-lookup', () => {
  it('redirects with make, model and year, and never with the registration', async () => {
    const register = await startVehicleRegister('right', {
      'ABC12D NSW': { vehicle: { make: 'Kia', model: 'Rio', badge: 'Sport', year: 2022 } },
      'BAD1 NSW': 'fails',
    });
    const app = await startTestApp(database, {
      ...testEnv(),
      settingsOf: settingsFrom({
        VEHICLE_LOOKUP_URL: register.url,
        VEHICLE_LOOKUP_KEY: 'right',
        VEHICLE_LOOKUP_TIMEOUT_MS: '500',
      }),
    });
    const ask = async (fields: Readonly<Record<string, string>>) => {
      const answer = await app.app.request('/api/vehicle-lookup', {
        method: 'POST',
        headers: shopper('yard'),
        body: new URLSearchParams({ page: '/cars/trade-in', car_id: '12', ...fields }),
      });
      expect(answer.status).toBe(303);
      return answer.headers.get('location');
    };
    expect(await ask({ Rego: 'abc 12d', regoState: 'NSW' })).toBe(
      '/cars/trade-in?lookup=found&make=Kia&model=Rio&badge=Sport&year=2022&car_id=12',
    );
    expect(await ask({ Rego: 'ABC12D', regoState: 'VIC' })).toContain('lookup=none');
    expect(await ask({ Rego: 'BAD1', regoState: 'NSW' })).toContain('lookup=away');
    expect(await ask({ Rego: '', regoState: 'NSW' })).toContain('lookup=wrong');
    expect(await ask({ Rego: 'ABC12D', regoState: 'NZ', page: 'https://elsewhere.example' })).toMatch(/^\/trade-in\?/);
    expect(register.asked).toHaveLength(3);
    const broken = await app.app.request('/api/vehicle-lookup', {
      method: 'POST',
      headers: { ...shopper('yard'), 'content-type': 'multipart/form-data; boundary=aa' },
      body: 'garbage',
    });
    expect(broken.status).toBe(415);
    await app.close();
    await register.close();
  });

  it('answers 404 without a lookup service', async () => {
    const answer = await running.app.request('/api/vehicle-lookup', { method: 'POST', headers: shopper('yard') });
    expect(answer.status).toBe(404);
  });
});
