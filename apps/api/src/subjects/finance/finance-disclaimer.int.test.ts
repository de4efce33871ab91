import type { Vehicle } from '@forecourt/domain/vehicle';
import { comparisonRateWarning } from '@forecourt/finance';
import { aLender } from '@forecourt/testing';
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

let database: Database;
let running: Awaited<ReturnType<typeof startTestApp>>;
let quoted: Vehicle;
let bare: Vehicle;
let foreign: Vehicle;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await applyTestDealerships(db, dealershipNamed('yard'), dealershipNamed('other'));
  const quiet = {
    dealership_id: 'yard',
    stockFrom: [{ dealership: 'yard' }],
    locations: [{ id: 'yard-yard' }],
    finance_provider: 'manual' as const,
  };
  await applyTestSites(
    db,
    siteNamed('yard', { flags: { finance: true }, finance_provider: 'manual' }),
    siteNamed('quiet', quiet),
  );
  const lender = aLender({ disclaimer: 'Approved applicants only.' });
  quoted = await addTestVehicle(db, 'yard', { slug: 'quoted', stocknum: 'S1', finance_lenders: { manual: lender } });
  bare = await addTestVehicle(db, 'yard', { slug: 'bare', stocknum: 'S2', price: null });
  foreign = await addTestVehicle(db, 'other', { slug: 'foreign', stocknum: 'S3' });
  running = await startTestApp(database);
});
afterAll(async () => {
  await running.close();
  await database.close();
});

const ask = (carId: string, site = 'yard') =>
  running.app.request(`/api/finance-disclaimer?car_id=${carId}`, {
    headers: { 'x-forecourt-gateway': testProof, 'x-forecourt-site': site },
  });

describe('GET /api/finance-disclaimer', () => {
  it('[FIN-10] gives the words of a vehicle by its id, with the warning and the lender\u2019s own', async () => {
    const answer = await ask(quoted.id);
    expect(answer.status).toBe(200);
    const { disclaimer } = (await answer.json()) as { disclaimer: string };
    expect(disclaimer).toMatch(/^Estimate only: \$211 a week for 4 years on a price of \$52,990/);
    expect(disclaimer.endsWith(`${comparisonRateWarning} Approved applicants only.`)).toBe(true);
    expect(await (await ask(bare.id)).json()).toEqual({ disclaimer: null });
  });

  it('[FIN-10] [SITE-04/finance] answers 404 for a vehicle of another site, an unknown one, and where finance is off', async () => {
    expect((await ask(foreign.id)).status).toBe(404);
    expect((await ask('999999999999999999')).status).toBe(404);
    expect((await ask(quoted.id, 'quiet')).status).toBe(404);
    expect((await ask('quoted')).status).toBe(400);
  });
});
