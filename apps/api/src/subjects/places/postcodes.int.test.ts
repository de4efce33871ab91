import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, testBearer } from '../../../test/test-app';
import { createTestDatabase } from '../../../test/test-database';
import type { Database } from '../../ground/database/database';

let database: Database;
let running: Awaited<ReturnType<typeof startTestApp>>;

beforeAll(async () => {
  database = await createTestDatabase();
  running = await startTestApp(database);
});
afterAll(async () => {
  await running.close();
  await database.close();
});

describe('GET /internal/v1/postcodes/{postcode}', () => {
  it('[GEO-01] [ERRS-01/geocode] answers the coordinates of a postcode, and "Invalid postcode" for an unknown one', async () => {
    expect(await running.api.getPostcode('2000')).toMatchObject({ state: 'NSW' });
    expect(await running.api.getPostcode('0000')).toBeNull();
    const answer = await running.app.request('/internal/v1/postcodes/0000', {
      headers: { authorization: `Bearer ${testBearer}` },
    });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'postcode_not_found', title: 'Invalid postcode' });
  });

  it('requires the service token and a postcode of four digits', async () => {
    expect((await running.app.request('/internal/v1/postcodes/2000')).status).toBe(401);
    const headers = { authorization: `Bearer ${testBearer}` };
    expect((await running.app.request('/internal/v1/postcodes/20', { headers })).status).toBe(400);
  });
});
