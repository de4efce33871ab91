import { similarIdsSchema } from '@forecourt/api-contract';
import type { Vehicle } from '@forecourt/domain/vehicle';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, testProof } from '../../../test/test-app';
import { createTestDatabase } from '../../../test/test-database';
import {
  addTestVehicle,
  applyTestDealerships,
  applyTestSites,
  dealershipNamed,
  siteNamed,
} from '../../../test/test-stock';
import type { Database } from '../../ground/database/database';

type TestApp = Awaited<ReturnType<typeof startTestApp>>;

let database: Database;
let running: TestApp;
let number = 0;
const add = (dealership: string, changed: Partial<Vehicle> = {}) => {
  number += 1;
  return addTestVehicle(database.db, dealership, {
    stocknum: `S${number}`,
    slug: `corolla-${number}`,
    make: 'Toyota',
    model: 'Corolla',
    price: 25_000,
    status: 'in_stock',
    ...changed,
  });
};
const ask = (site: string, slug: string, app = running) =>
  app.app.request(`/cars/${slug}/similar`, {
    headers: { 'x-forecourt-gateway': testProof, 'x-forecourt-site': site },
  });
const idsOf = async (site: string, slug: string) => {
  const answer = await ask(site, slug);
  expect(answer.status).toBe(200);
  return similarIdsSchema.parse(await answer.json()).ids;
};

beforeAll(async () => {
  database = await createTestDatabase();
  await applyTestDealerships(database.db, dealershipNamed('yard'), dealershipNamed('far'));
  await applyTestSites(database.db, siteNamed('yard'), siteNamed('far'));
  running = await startTestApp(database);
  await running.ready();
});
afterAll(async () => {
  await running.close();
  await database.close();
});

describe('GET /cars/{slug}/similar', () => {
  it('[SIM-03] gives the ids of the vehicles most like this one, of this site alone', async () => {
    const car = await add('yard');
    const other = await add('yard', { model: 'Camry', price: 26_000 });
    const same = await add('yard', { price: 30_000 });
    await add('yard', { price: 36_000 });
    await add('yard', { status: 'coming_soon' });
    await add('far');
    await expect.poll(() => idsOf('yard', car.slug)).toEqual([same.id, other.id]);
    expect((await ask('far', car.slug)).status).toBe(404);
    expect((await ask('yard', 'no-such-vehicle')).status).toBe(404);
    expect((await running.app.request(`/cars/${car.slug}/similar`)).status).toBe(403);
  });

  it('[SIM-03] gives none for a vehicle that nothing is like, and six at most', async () => {
    const lone = await add('yard', { make: 'Ferrari', model: 'Roma', price: 409_888 });
    expect(await idsOf('yard', lone.slug)).toEqual([]);
    const car = await add('yard', { make: 'Kia', model: 'Rio' });
    for (let count = 0; count < 8; count += 1) await add('yard', { make: 'Kia', model: 'Rio' });
    await expect.poll(async () => (await idsOf('yard', car.slug)).length).toBe(6);
  });

  it('[SIM-03] answers 503 with a time to retry while the index is not built', async () => {
    const car = await add('yard');
    const early = await startTestApp(database);
    await early.search.close();
    const answer = await ask('yard', car.slug, early);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    await early.close();
  });
});
